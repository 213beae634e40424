public import Foundation

/// The views at a point of a picture, from front to back, and what decided the size and the position of each.
///
///     let frame = TreeTags.withReasons.marking { screen.makeFrame(proposing: ProposedSize(width: 390)) }
///     print(PointExplanation(of: CGPoint(x: 40, y: 24), in: FrameTree(frame)).text)
public struct PointExplanation: Sendable {
    /// The point, in points of the picture.
    public let point: CGPoint

    /// The visible views at the point, from front to back.
    public let nodes: [FrameTree.Node]

    /// Finds the views at a point. There are none outside the picture.
    public init(of point: CGPoint, in tree: FrameTree) {
        self.point = point
        nodes = tree.nodes(at: point)
    }

    /// Whether the tree says what decided its layout.
    public var hasReasons: Bool { nodes.contains { $0.details.layout != nil } }

    /// The views as text: the line of each, and an indented line for each reason.
    ///
    /// ```text
    /// 0.1 UILabel#name "Ana" 16 12 31 21 - #1 font=Inter-Regular size=17 color=#000000 role=text
    ///   width content: intrinsic content width 31, compression resistance 750
    ///   x constraint: UILabel#name.leading == UIView.leading + 16.0
    /// ```
    public var text: String {
        nodes.flatMap { node in
            [node.line] + node.reasonLines.map { "  \($0)" }
        }
        .joined(separator: "\n")
    }
}

extension FrameTree.Node {
    /// A line for each reason of the four numbers: `width modifier: .padding(.horizontal, 16)`.
    package var reasonLines: [String] {
        guard let layout = details.layout else { return [] }
        return [("width", layout.width), ("height", layout.height), ("x", layout.x), ("y", layout.y)]
            .flatMap { name, reasons in reasons.map { "\(name) \($0)" } }
    }
}

extension LayoutReason: CustomStringConvertible {
    /// The kind, and the reason in words on one line.
    public var description: String { "\(kind.rawValue): \(text.onOneLine)" }
}

/// The JSON form: the point, and for each view the keys that it has in a ``FrameDocument``, without what it paints.
extension PointExplanation: Encodable {
    private enum CodingKeys: String, CodingKey { case schema, x, y, views }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(FrameDocument.version, forKey: .schema)
        try container.encode(Double(point.x), forKey: .x)
        try container.encode(Double(point.y), forKey: .y)
        try container.encode(nodes.map(ExplainedNode.init), forKey: .views)
    }

    /// Returns the explanation as JSON with sorted keys and a line break at the end.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}

private struct ExplainedNode: Encodable {
    let path: String
    let name: String?
    let text: String?
    let absoluteRect: NodeRect
    let visibleRect: NodeRect?
    let number: Int?
    let message: String?
    let channel: String?
    let role: String?
    let label: String?
    let layout: LayoutReasons?

    init(_ node: FrameTree.Node) {
        path = node.path.description
        name = node.frame.name.isEmpty ? nil : node.frame.name
        if case .text(let content) = node.frame.content { text = content.string } else { text = nil }
        absoluteRect = NodeRect(node.rect)
        visibleRect = node.isClipped ? NodeRect(node.visibleRect) : nil
        number = node.number
        (message, channel) = (node.details.message, node.details.channel)
        (role, label) = (node.details.role, node.details.label)
        layout = node.details.layout
    }
}
