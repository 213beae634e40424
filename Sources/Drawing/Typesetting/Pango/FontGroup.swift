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

    /// The files that the group adds, in the order of their families. Other cuts of Inter and ``siblings(of:)`` aren't
    /// read at the start.
    var files: [String] {
        switch self {
        case .text: [OpticalCut.text.file]
        case .emoji: ["NotoColorEmoji.ttf"]
        case .scripts: Self.alphabets.map { "\($0.filter { $0 != " " })-Regular.ttf" }
        case .ideographs: ["NotoSansCJKsc-Regular.otf"]
        }
    }

    /// The families that the group adds, in fallback order.
    var families: [String] {
        switch self {
        case .text: [OpticalCut.text.family]
        case .emoji: ["Noto Color Emoji"]
        case .scripts: Self.alphabets
        case .ideographs: ["Noto Sans CJK SC"]
        }
    }

    /// The families of this group and all earlier ones.
    var allFamilies: [String] {
        FontGroup.allCases.prefix(through: rawValue).flatMap(\.families)
    }

    private static let alphabets =
        [
            "", "Arabic", "Hebrew", "Devanagari", "Thai", "Armenian", "Georgian", "Bengali", "Tamil", "Telugu",
            "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar", "Ethiopic",
        ].map { $0.isEmpty ? "Noto Sans" : "Noto Sans \($0)" }
        + ["Noto Serif Tibetan", "Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols2"]
}
