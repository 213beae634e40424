/// A family of bundled fonts that is loaded when a text first uses it. Inter and its fallbacks are always loaded: see
/// ``FontGroup``.
enum BundledFamily: Int, CaseIterable {
    /// The rarer weights of Inter: thin, light, heavy.
    case interExtremes
    case serif, rounded, mono, typewriter, code, grotesque, roman, wide, oldstyle, garamond, didone, humanist, johnston
    case geometric, casual, script, slab
    /// The medium and the bold Chinese, Japanese and Korean characters, of which only the common ones are bundled.
    case heavyIdeographs

    /// The family name in font descriptions.
    var name: String {
        switch self {
        case .interExtremes: "Inter"
        case .typewriter: "Shot Typewriter"
        case .serif: "Shot Serif"
        case .rounded: "Shot Rounded"
        case .mono: "Shot Mono"
        case .code: "Shot Code"
        case .grotesque: "Shot Grotesque"
        case .roman: "Shot Roman"
        case .wide: "Shot Wide"
        case .oldstyle: "Shot Oldstyle"
        case .garamond: "Shot Garamond"
        case .didone: "Shot Didone"
        case .humanist: "Shot Humanist"
        case .johnston: "Shot Johnston"
        case .geometric: "Shot Geometric"
        case .casual: "Shot Casual"
        case .script: "Shot Script"
        case .slab: "Shot Slab"
        case .heavyIdeographs: "Noto Sans CJK SC"
        }
    }

    /// The family that draws letters that this one lacks and Inter has; `nil` for Inter.
    var fallback: BundledFamily? { self == .typewriter ? .code : nil }

    /// The name of the original family, which the subsetted fonts must not use.
    var original: String {
        switch self {
        case .interExtremes: "Inter"
        case .serif: "Source Serif Pro"
        case .rounded: "Inter with rounded corners"
        case .mono: "JetBrains Mono"
        case .typewriter: "TeX Gyre Cursor"
        case .code: "DejaVu Sans Mono"
        case .grotesque: "Liberation Sans"
        case .roman: "Liberation Serif"
        case .wide: "DejaVu Sans"
        case .oldstyle: "TeX Gyre Pagella"
        case .garamond: "EB Garamond"
        case .didone: "GFS Didot"
        case .humanist: "Lato"
        case .johnston: "Cabin"
        case .geometric: "League Spartan"
        case .casual: "Comic Neue"
        case .script: "Dancing Script"
        case .slab: "Roboto Slab"
        case .heavyIdeographs: "Noto Sans CJK"
        }
    }

    /// The files that fontconfig reads. The rarer weights are siblings of Inter's regular fonts.
    var files: [String] {
        switch self {
        case .interExtremes: FontGroup.text.files
        case .serif: files(["ExtraLight", "Light", "", "SemiBold", "Bold", "Black"], hasItalics: true, "otf")
        case .rounded: files(Self.nineWeights, hasItalics: false, "otf")
        case .mono: files(Self.nineWeights.dropLast(), hasItalics: true, "ttf")
        case .code, .grotesque, .roman, .wide: files(["", "Bold"], hasItalics: true, "ttf")
        case .typewriter, .oldstyle, .didone: files(["", "Bold"], hasItalics: true, "otf")
        case .garamond: files([""], hasItalics: true, "otf")
        case .humanist:
            files(["Light", "", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"], hasItalics: true, "ttf")
        case .johnston: files(["", "Medium", "SemiBold", "Bold"], hasItalics: true, "otf")
        case .geometric:
            files(["Light", "", "Medium", "SemiBold", "Bold", "ExtraBold"], hasItalics: false, "otf")
        case .casual: files(["Light", "", "Bold"], hasItalics: true, "otf")
        case .script: files(["", "Bold"], hasItalics: false, "otf")
        case .slab: files(["Thin", "Light", "", "Bold"], hasItalics: false, "otf")
        case .heavyIdeographs: ["NotoSansCJKsc-Medium.otf", "NotoSansCJKsc-Bold.otf"]
        }
    }

    private static let nineWeights = [
        "Thin", "ExtraLight", "Light", "", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    /// - Parameter weights: Their names in the file names; regular has none.
    private func files(_ weights: [String], hasItalics: Bool, _ ending: String) -> [String] {
        let family = name.filter { $0 != " " }
        return weights.flatMap { weight in
            let upright = "\(family)-\(weight.isEmpty ? "Regular" : weight).\(ending)"
            return hasItalics ? [upright, "\(family)-\(weight)Italic.\(ending)"] : [upright]
        }
    }
}

/// A set of bundled families.
struct BundledFamilies: OptionSet, Hashable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ family: BundledFamily) { rawValue = 1 << UInt32(family.rawValue) }

    /// The families of the set, in a fixed order.
    var families: [BundledFamily] { BundledFamily.allCases.filter { contains(BundledFamilies($0)) } }
}

/// The fonts for a text: those that cover its characters, and the families that it requests.
struct FontSelection: Hashable {
    var group: FontGroup
    var families: BundledFamilies = []

    /// The names of the app's families that it requests.
    var apps: Set<String> = []

    /// The user's fonts that draw instead of bundled ones; `nil` for none.
    var system: SystemFonts?

    /// The designs that the user's fonts draw.
    var designs: Set<SystemDesign> = []
}

extension FontSelection {
    /// Selects the fonts for a text that requests some fonts.
    init(of text: String, in fonts: some Sequence<FontDescription>) {
        group = FontGroup.covering(text)
        families = fonts.reduce([]) { $0.union($1.bundledFamilies) }
        apps = Set(fonts.compactMap { $0.appFamily?.name })
        if group == .ideographs, fonts.contains(where: { $0.weight > .regular }) {
            families.insert(BundledFamilies(.heavyIdeographs))
        }
    }
}
