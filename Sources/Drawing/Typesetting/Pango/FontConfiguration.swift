internal import CPango
internal import Fonts

/// A private fontconfig configuration that knows one group of the bundled fonts and nothing of the machine's.
///
/// Each group's configuration is made when a text first needs it and then shared by all threads, which only read it.
final class FontConfiguration: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// The characters that the group adds, an `FcCharSet`.
    private let characters: OpaquePointer

    /// Calls `body` with the `FcConfig`.
    func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

    /// Whether a font that this group adds to those before it has the character.
    func covers(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(characters, scalar.value) != 0 }

    /// Returns the configuration of a group.
    static func of(_ group: FontGroup) -> FontConfiguration {
        switch group {
        case .text: text
        case .emoji: emoji
        case .fixedWidth: fixedWidth
        case .scripts: scripts
        case .ideographs: ideographs
        }
    }

    private static let text = FontConfiguration(.text, after: nil)
    private static let emoji = FontConfiguration(.emoji, after: text)
    private static let fixedWidth = FontConfiguration(.fixedWidth, after: emoji)
    private static let scripts = FontConfiguration(.scripts, after: fixedWidth)
    private static let ideographs = FontConfiguration(.ideographs, after: scripts)

    private init(_ group: FontGroup, after previous: FontConfiguration?) {
        pointer = FcConfigCreate()
        FcConfigParseAndLoadFromMemory(pointer, Self.rules, FcBool(1))
        for file in group.files {
            FcConfigAppFontAddFile(pointer, Self.path(of: file))
        }
        characters = FcCharSetCreate()
        if !group.families.isEmpty {
            for font in patterns { addCharacters(of: font) }
        }
        for font in patterns { addSiblings(of: font, in: group) }
        if let previous { add(previous.patterns) }
        // Pango reads the machine's configuration at its first font map unless another one is current by then.
        if previous == nil { FcConfigSetCurrent(pointer) }
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

    private func addCharacters(of font: OpaquePointer) {
        var covered: OpaquePointer?
        if FcPatternGetCharSet(font, FC_CHARSET, 0, &covered) == FcResultMatch {
            FcCharSetMerge(characters, covered, nil)
        }
    }

    /// Adds the other weights and the italics of a regular font.
    ///
    /// They cover the same characters, so what fontconfig has to know of them is known without reading their files.
    private func addSiblings(of regular: OpaquePointer, in group: FontGroup) {
        guard let set = FcConfigGetFonts(pointer, FcSetApplication) else { return }
        for sibling in group.siblings {
            guard let pattern = FcPatternDuplicate(regular), let path = Self.string(FC_FILE, of: regular) else {
                return
            }
            for property in [FC_FILE, FC_WEIGHT, FC_SLANT, FC_STYLE, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
                FcPatternDel(pattern, property)
            }
            FcPatternAddString(pattern, FC_FILE, path.replacingSuffix("Regular", with: sibling.style))
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

    private static func path(of file: String) -> String {
        do {
            return try BundledFonts.path(for: file)
        } catch {
            // Measuring can't throw: programs ask BundledFonts.directory() before they begin.
            fatalError(error.description)
        }
    }
}

extension FontGroup {
    /// The styles that a regular font of the group has besides, with their weights in fontconfig's terms.
    fileprivate var siblings: [(style: String, weight: Int32, isItalic: Bool)] {
        switch self {
        case .text:
            [
                ("Italic", FC_WEIGHT_REGULAR, true),
                ("Medium", FC_WEIGHT_MEDIUM, false), ("MediumItalic", FC_WEIGHT_MEDIUM, true),
                ("SemiBold", FC_WEIGHT_DEMIBOLD, false), ("SemiBoldItalic", FC_WEIGHT_DEMIBOLD, true),
                ("Bold", FC_WEIGHT_BOLD, false), ("BoldItalic", FC_WEIGHT_BOLD, true),
            ]
        case .fixedWidth:
            [
                ("Italic", FC_WEIGHT_REGULAR, true), ("Bold", FC_WEIGHT_BOLD, false),
                ("BoldItalic", FC_WEIGHT_BOLD, true),
            ]
        case .emoji, .scripts, .ideographs: []
        }
    }
}

extension String {
    /// Returns a file's path with another ending of its name; the extension stays.
    fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
        guard let dot = lastIndex(of: "."), self[..<dot].hasSuffix(suffix) else { return self }
        return self[..<dot].dropLast(suffix.count) + other + self[dot...]
    }
}
