import Documents

/// A mistake that only styles can have.
public enum StyleProblem: DocumentProblem {
    /// A text that isn't a color.
    case invalidColor(String)

    /// An unknown color, and the closest known one.
    case unknownColor(String, nearest: String?)

    /// A layout option that is both added and removed.
    case contradiction(String)

    /// A corner radius for a shape without rounded corners.
    case cornerRadius(shape: String)

    /// A value that a flavor doesn't support. It is ignored; the rest of the style is applied.
    case unsupported(by: Flavor)

    public func sentence(at path: String) -> String {
        switch self {
        case .invalidColor(let text): "\(at(path))“\(text.shortened)” is not a color; \(Self.rightColors)"
        case .unknownColor(let name, let nearest):
            "\(at(path))unknown color “\(name.shortened)”; "
                + (nearest.map { "did you mean “\($0)”?" } ?? Self.rightColors)
        case .contradiction(let option):
            "\(at(path))the option “\(option)” is both added and removed; remove it from one of them"
        case .cornerRadius(let shape):
            "\(at(path))a \(shape) has no corner radius; use the shape rounded, or remove the radius"
        case .unsupported(let flavor):
            "\(at(path))the \(flavor.name) flavor doesn’t support this; ignored"
        }
    }

    private static let rightColors = "expected a form like #005FFF, rgba(0, 95, 255, 0.5) or systemBlue"
}

extension DocumentKind {
    package static let style = DocumentKind(
        noun: "style", minimum: "a style without changes is {}", keys: StyleFileKey.self)
}
