import Documents

/// The keys of a font.
enum FontKey: String, DocumentKey {
    case textStyle = "text-style"
    case size, weight, design, italic

    static let noun = "a font"

    var shape: ValueShape {
        switch self {
        case .textStyle: .choice(FontStyle.TextStyle.allCases.map(\.rawValue))
        case .size: .number(1...200)
        case .weight: .choice(FontStyle.Weight.allCases.map(\.rawValue))
        case .design: .choice(FontStyle.Design.allCases.map(\.rawValue))
        case .italic: .flag
        }
    }

    var comment: String {
        switch self {
        case .textStyle: "The base text style, whose size follows the content size."
        case .size: "The size in points, at every content size."
        case .weight: "The weight of the font."
        case .design: "The font design: the default one, or monospaced."
        case .italic: "Whether the font is italic."
        }
    }
}
