/// The bundled fonts in groups, each including all earlier ones.
///
/// Fontconfig reads every font file that it is given, so a text uses the smallest group that covers it. The font for a
/// character is the same in every group: families have a fixed order, and a character in an earlier group is never
/// looked up in a later one.
enum FontGroup: Int, CaseIterable {
    /// Inter: Latin, Greek, Cyrillic.
    case text

    /// Color emoji.
    case emoji

    /// The other alphabets, and symbols.
    case scripts

    /// Chinese, Japanese, Korean.
    case ideographs

    /// The files that the group adds, in the order of their families.
    var files: [String] {
        switch self {
        case .text: OpticalCut.allCases.map(\.file)
        case .emoji: ["NotoColorEmoji.ttf"]
        case .scripts:
            Self.boldScripts.flatMap { ["\($0)-Regular.ttf", "\($0)-Bold.ttf"] }
                + Self.regularScripts.map { "NotoSans\($0)-Regular.ttf" }
        case .ideographs: ["NotoSansCJKsc-Regular.otf"]
        }
    }

    /// The families that the group adds, in fallback order.
    var families: [String] {
        switch self {
        case .text: [OpticalCut.text.family]
        case .emoji: ["Noto Color Emoji"]
        case .scripts:
            ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai"]
                + Self.regularScripts.map { $0 == "Symbols2" ? "Noto Sans Symbols2" : "Noto Sans \($0)" }
        case .ideographs: ["Noto Sans CJK SC"]
        }
    }

    /// The families of this group and all earlier ones.
    var allFamilies: [String] {
        FontGroup.allCases.prefix(through: rawValue).flatMap(\.families)
    }

    private static let boldScripts = [
        "NotoSans", "NotoSansArabic", "NotoSansHebrew", "NotoSansDevanagari", "NotoSansThai",
    ]

    /// Fonts that are bundled in one weight; bold is synthesized.
    private static let regularScripts = [
        "Armenian", "Georgian", "Bengali", "Tamil", "Telugu", "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Oriya",
        "Sinhala", "Khmer", "Lao", "Myanmar", "Ethiopic", "Math", "Symbols", "Symbols2",
    ]
}
