internal import CPango
internal import Fonts
internal import Frames
internal import Rendering
internal import Synchronization

/// A private fontconfig configuration that contains a selection of the bundled fonts and none of the machine's.
///
/// Each configuration is created when first needed and then shared by all threads, which only read it.
final class FontConfiguration: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// The characters that the group adds, an `FcCharSet`; never freed, because configurations are permanent.
    private let characters: OpaquePointer

    /// The characters of all fonts, an `FcCharSet`.
    private let allCharacters: OpaquePointer

    /// Calls `body` with the `FcConfig`.
    func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

    /// Whether a font that this group adds has the character.
    func covers(_ scalar: Unicode.Scalar) -> Bool { has(scalar, in: characters) }

    /// Whether any of the fonts has the character.
    func draws(_ scalar: Unicode.Scalar) -> Bool { has(scalar, in: allCharacters) }

    /// Private-use characters are excluded: what a font draws for them is unrelated to the text.
    private func has(_ scalar: Unicode.Scalar, in set: OpaquePointer) -> Bool {
        !scalar.isPrivate && FcCharSetHasChar(set, scalar.value) != 0
    }

    /// Returns the configuration of a selection.
    static func of(_ fonts: FontSelection) -> FontConfiguration {
        guard fonts.apps.isEmpty else { return withApps(fonts) }
        if fonts.system == nil, fonts.families.isEmpty { return of(fonts.group) }
        return withFamilies.withLock { known in
            if let configuration = known[fonts] { return configuration }
            let configuration =
                if let system = fonts.system {
                    FontConfiguration(
                        system.patterns(for: fonts.designs), with: known[fonts.bundled] ?? make(fonts.bundled))
                } else {
                    make(fonts)
                }
            known[fonts] = configuration
            return configuration
        }
    }

    /// Returns the configuration of a selection with fonts of an app before the others.
    private static func withApps(_ fonts: FontSelection) -> FontConfiguration {
        let others = of(fonts.withoutApps)
        let families = AppFonts.families(fonts.apps)
        // Further files of a family may be registered later.
        let key = AppSelection(fonts: fonts, faces: families.map(\.faces.count))
        return withAppFamilies.withLock { known in
            if let configuration = known[key] { return configuration }
            let patterns = families.flatMap(\.cut.patterns)
            let configuration = FontConfiguration(patterns, with: others)
            known[key] = configuration
            return configuration
        }
    }

    private struct AppSelection: Hashable {
        let fonts: FontSelection
        let faces: [Int]
    }

    private static let withAppFamilies = Mutex<[AppSelection: FontConfiguration]>([:])

    /// Creates the configuration of a selection of bundled fonts.
    private static func make(_ fonts: FontSelection) -> FontConfiguration {
        let group = of(fonts.group)
        return fonts.families.isEmpty ? group : FontConfiguration(fonts.families, with: group)
    }

    /// Returns the configuration of a group.
    static func of(_ group: FontGroup) -> FontConfiguration {
        switch group {
        case .text: text
        case .emoji: emoji
        case .scripts: scripts
        case .ideographs: ideographs
        }
    }

    private static let text = FontConfiguration(.text, after: nil)
    private static let emoji = FontConfiguration(.emoji, after: text)
    private static let scripts = FontConfiguration(.scripts, after: emoji)
    private static let ideographs = FontConfiguration(.ideographs, after: scripts)

    /// The configurations with additional families.
    private static let withFamilies = Mutex<[FontSelection: FontConfiguration]>([:])

    private init(_ group: FontGroup, after previous: FontConfiguration?) {
        LibraryMessages.keepQuiet()
        // libthai runs up its dictionary when the first Thai word is laid out, which requires a configuration.
        if previous == nil { ThaiDictionary.choose() }
        pointer = Self.emptyConfiguration()
        for file in group.files { Self.add(file, to: pointer) }
        if group == .text { Self.addCuts(to: pointer) }
        characters = FcCharSetCreate()
        allCharacters = FcCharSetCreate()
        for font in patterns { Self.add(font, to: characters) }
        FcCharSetMerge(allCharacters, characters, nil)
        if group == .emoji {
            for font in patterns {
                FcPatternAddDouble(font, Self.pictureAdvance, EmojiMetrics.bundled.pictureAdvance)
            }
        }
        for font in patterns { add(group.siblings(of: Self.fileName(of: font)), of: font) }
        if let previous {
            FcCharSetMerge(allCharacters, previous.allCharacters, nil)
            add(previous.patterns)
        }
        // Pango loads the machine's configuration for its first font map unless another one is current.
        if previous == nil { FcConfigSetCurrent(pointer) }
    }

    private init(_ families: BundledFamilies, with group: FontConfiguration) {
        pointer = Self.emptyConfiguration()
        for family in families.families {
            for file in family.files { Self.add(file, to: pointer) }
            if family == .interExtremes { Self.addCuts(to: pointer) }
        }
        characters = group.characters
        allCharacters = FcCharSetCreate()
        for font in patterns { Self.add(font, to: allCharacters) }
        FcCharSetMerge(allCharacters, group.allCharacters, nil)
        if families.contains(BundledFamilies(.interExtremes)) {
            let regular = OpticalCut.allCases.map(\.file)
            for font in patterns where regular.contains(Self.fileName(of: font)) {
                add(FontStyle.extremes, of: font)
            }
        }
        if families.contains(BundledFamilies(.heavyIdeographs)) {
            for font in patterns where BundledFamily.heavyIdeographs.files.contains(Self.fileName(of: font)) {
                Self.giveLanguages(to: font, from: group)
            }
        }
        add(group.patterns)
    }

    /// Makes a font serve the languages of the regular ideographs.
    ///
    /// It has the common characters only. Fontconfig counts the languages whose characters are complete, and prefers a
    /// font of the language to one of the weight.
    private static func giveLanguages(to font: OpaquePointer, from group: FontConfiguration) {
        let whole = group.patterns.first { FontGroup.ideographs.files.contains(fileName(of: $0)) }
        var languages: OpaquePointer?
        guard let whole, FcPatternGetLangSet(whole, FC_LANG, 0, &languages) == FcResultMatch else { return }
        FcPatternDel(font, FC_LANG)
        FcPatternAddLangSet(font, FC_LANG, languages)
    }

    /// Creates the configuration of fonts before others.
    ///
    /// - Parameter patterns: `FcPattern`s, which are freed.
    private init(_ patterns: [OpaquePointer], with bundled: FontConfiguration) {
        pointer = Self.emptyConfiguration()
        characters = bundled.characters
        allCharacters = FcCharSetCreate()
        FcCharSetMerge(allCharacters, bundled.allCharacters, nil)
        // An application's fonts exist as a set only after the first file.
        Self.add(FontGroup.text.files[0], to: pointer)
        for pattern in patterns { Self.add(pattern, to: allCharacters) }
        add(patterns)
        for pattern in patterns { FcPatternDestroy(pattern) }
        add(bundled.patterns)
    }

    /// Returns a configuration with only the rules.
    private static func emptyConfiguration() -> OpaquePointer {
        let pointer: OpaquePointer = FcConfigCreate()
        // The environment can set a root folder for all paths.
        FcConfigSetSysRoot(pointer, nil)
        FcConfigParseAndLoadFromMemory(pointer, rules, FcBool(1))
        return pointer
    }

    private static func fileName(of font: OpaquePointer) -> String {
        guard let path = string(FC_FILE, of: font) else { return "" }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The fonts of the configuration, `FcPattern`s.
    private var patterns: [OpaquePointer] {
        guard let set = FcConfigGetFonts(pointer, FcSetApplication)?.pointee else { return [] }
        return (0..<Int(set.nfont)).compactMap { set.fonts[$0] }
    }

    private func add(_ patterns: [OpaquePointer]) {
        guard let set = FcConfigGetFonts(pointer, FcSetApplication) else { return }
        for pattern in patterns {
            FcPatternReference(pattern)
            FcFontSetAdd(set, pattern)
        }
    }

    /// Adds the characters of a font to an `FcCharSet`.
    private static func add(_ font: OpaquePointer, to characters: OpaquePointer) {
        var covered: OpaquePointer?
        if FcPatternGetCharSet(font, FC_CHARSET, 0, &covered) == FcResultMatch {
            FcCharSetMerge(characters, covered, nil)
        }
    }

    /// Adds the regular styles of Inter's other cuts to an `FcConfig` whose first font is the text cut's.
    ///
    /// They cover the same characters but for a few, so their files needn't be read.
    private static func addCuts(to configuration: OpaquePointer) {
        let others = OpticalCut.allCases.filter { $0 != .text }
        guard let set = FcConfigGetFonts(configuration, FcSetApplication), let text = set.pointee.fonts?[0],
            let path = string(FC_FILE, of: text), let characters = FcCharSetCreate()
        else {
            // The file of the text cut is damaged.
            for cut in others { add(cut.file, to: configuration) }
            return
        }
        defer { FcCharSetDestroy(characters) }
        let folder = String(path.dropLast(OpticalCut.text.file.count))
        add(text, to: characters)
        for scalar in OpticalCut.charactersOfText { FcCharSetDelChar(characters, scalar.value) }
        for scalar in OpticalCut.charactersOfDisplay { FcCharSetAddChar(characters, scalar.value) }
        for cut in others {
            guard let pattern = FcPatternDuplicate(text) else { return }
            for property in [FC_FILE, FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_CHARSET] {
                FcPatternDel(pattern, property)
            }
            FcPatternAddString(pattern, FC_FILE, folder + cut.file)
            FcPatternAddString(pattern, FC_FAMILY, cut.family)
            FcPatternAddCharSet(pattern, FC_CHARSET, characters)
            FcFontSetAdd(set, pattern)
        }
    }

    /// Adds the other weights and the italics of a regular font.
    ///
    /// They cover the same characters, so their coverage is known without reading their files.
    private func add(_ siblings: [FontStyle], of regular: OpaquePointer) {
        guard !siblings.isEmpty, let set = FcConfigGetFonts(pointer, FcSetApplication),
            let path = Self.string(FC_FILE, of: regular), let dot = path.lastIndex(of: "."),
            path[..<dot].hasSuffix("Regular")
        else { return }
        let (family, ending) = (String(path[..<dot].dropLast("Regular".count)), String(path[dot...]))
        guard let common = FcPatternDuplicate(regular) else { return }
        defer { FcPatternDestroy(common) }
        for property in [FC_FILE, FC_WEIGHT, FC_SLANT, FC_STYLE, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
            FcPatternDel(common, property)
        }
        for sibling in siblings {
            guard let pattern = FcPatternDuplicate(common) else { return }
            FcPatternAddString(pattern, FC_FILE, family + sibling.name + ending)
            FcPatternAddInteger(pattern, FC_WEIGHT, sibling.weight)
            FcPatternAddInteger(pattern, FC_SLANT, sibling.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
            FcFontSetAdd(set, pattern)
        }
    }

    private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch else { return nil }
        return value.map { String(cString: $0) }
    }

    /// Adds a bundled font to an `FcConfig`.
    private static func add(_ file: String, to configuration: OpaquePointer) {
        do {
            guard FcConfigAppFontAddFile(configuration, try BundledFonts.path(for: file)) == 0 else { return }
            RenderProblems.report(
                .oncePerRun,
                "The bundled font \(file) is damaged, so other fonts replace it. "
                    + "Restore the fonts of this version; messageshot doctor lists the damaged files.")
        } catch {
            // Measuring can't throw; programs check `BundledFonts.directory()` at the start.
            fatalError(error.description)
        }
    }
}
