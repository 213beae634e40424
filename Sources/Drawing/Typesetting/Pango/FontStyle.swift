internal import CPango

/// A style of a family, with its weight in fontconfig's units.
struct FontStyle {
    /// The suffix of its file name.
    let name: String
    let weight: Int32
    let isItalic: Bool

    /// The styles of Inter that aren't loaded at the start.
    static let extremes = [
        ("Thin", FC_WEIGHT_THIN), ("ExtraLight", FC_WEIGHT_EXTRALIGHT), ("Light", FC_WEIGHT_LIGHT),
        ("ExtraBold", FC_WEIGHT_EXTRABOLD), ("Black", FC_WEIGHT_BLACK),
    ].flatMap { name, weight in
        [
            FontStyle(name: name, weight: weight, isItalic: false),
            FontStyle(name: name + "Italic", weight: weight, isItalic: true),
        ]
    }

    /// The weights of most scripts besides regular.
    static let heavier = [
        FontStyle(name: "Medium", weight: FC_WEIGHT_MEDIUM, isItalic: false),
        FontStyle(name: "SemiBold", weight: FC_WEIGHT_DEMIBOLD, isItalic: false),
        FontStyle(name: "Bold", weight: FC_WEIGHT_BOLD, isItalic: false),
    ]
}

extension FontGroup {
    /// Returns the other styles of a regular font of the group. They have the same characters, and their file names
    /// differ in the last part only.
    func siblings(of file: String) -> [FontStyle] {
        switch self {
        case .text:
            [FontStyle(name: "Italic", weight: FC_WEIGHT_REGULAR, isItalic: true)]
                + FontStyle.heavier.flatMap {
                    [$0, FontStyle(name: $0.name + "Italic", weight: $0.weight, isItalic: true)]
                }
        case .scripts:
            switch file {
            case "NotoSansMath-Regular.ttf", "NotoSansSymbols-Regular.ttf", "NotoSansSymbols2-Regular.ttf": []
            case "NotoSansOriya-Regular.ttf", "NotoSerifTibetan-Regular.ttf": FontStyle.heavier.suffix(1)
            default: FontStyle.heavier
            }
        // The heavier ideographs are a family for texts that need them.
        case .emoji, .ideographs: []
        }
    }
}
