import Documents

/// Something that only a style can have wrong.
public enum StyleProblem: DocumentProblem {
    /// A text that has not the form of a color.
    case invalidColor(String)

    /// A name that no color has, and the one that may be meant.
    case unknownColor(String, nearest: String?)

    /// A layout option that is to be added and removed.
    case contradiction(String)

    /// A radius for the corners of a shape that has none to round.
    case cornerRadius(shape: String)

    /// A value that a flavor has nothing for. It is left out; the rest of the style takes effect.
    case unsupported(by: Flavor)

    public func sentence(at path: String) -> String {
        switch self {
        case .invalidColor(let text): "\(at(path))“\(text.shortened)” is not a color; \(Self.rightColors)"
        case .unknownColor(let name, let nearest):
            "\(at(path))unknown color “\(name.shortened)”; "
                + (nearest.map { "did you mean “\($0)”?" } ?? Self.rightColors)
        case .contradiction(let option):
            "\(at(path))the option “\(option)” is added and removed; leave it out of one of the two"
        case .cornerRadius(let shape):
            "\(at(path))a \(shape) has no radius of its own; give it the shape rounded, or leave the radius out"
        case .unsupported(let flavor):
            "\(at(path))the \(flavor.name) flavor has nothing for it, and leaves it out"
        }
    }

    private static let rightColors = "right ones are #005FFF, rgba(0, 95, 255, 0.5) and systemBlue"
}

extension DocumentKind {
    package static let style = DocumentKind(noun: "style", minimum: "a style without changes is {}")
}
