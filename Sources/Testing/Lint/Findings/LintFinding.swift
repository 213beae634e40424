internal import Console
public import Foundation

/// A flaw of a layout at one place.
public struct LintFinding: Sendable, Equatable {
    /// The rule that found it.
    public var rule: LintRule

    /// The component: the name of its frame, followed by the enclosing component if the name isn't specific.
    public var component: String

    /// The path from the root to the frame, as child indices. Empty for the root, and if no frame is responsible.
    public var path: [Int]

    /// The place in points, relative to the root's top-left corner.
    public var rect: CGRect

    /// The flaw with its numbers: `contrast 3.1:1 of #72767E on #FFFFFF, at least 4.5:1`.
    public var message: String

    /// The finding in one line, without its position.
    public var line: String { text.errorLine }

    private var text: String { "\(component): \(message)" }
}

extension LintFinding: CustomStringConvertible {
    /// The finding in one line, with its position.
    public var description: String {
        path.isEmpty && rect.isEmpty ? line : "\(text) (at \(rect.figures))".errorLine
    }
}

extension LintFinding: Encodable {
    private enum CodingKeys: CodingKey { case rule, component, path, rect, message }

    /// Writes the rectangle as x, y, width and height.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rule, forKey: .rule)
        try container.encode(component, forKey: .component)
        try container.encode(path, forKey: .path)
        try container.encode([rect.minX, rect.minY, rect.width, rect.height], forKey: .rect)
        try container.encode(message, forKey: .message)
    }
}

extension CGRect {
    /// `16, 20, 60 × 18 pt`.
    var figures: String { "\(minX.figure), \(minY.figure), \(width.figure) × \(height.figure) pt" }
}

extension CGFloat {
    /// The number with one decimal at most.
    var figure: String {
        let rounded = (self * 10).rounded() / 10
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
