public import Foundation

/// A tree of frames as JSON for programs: the keys of ``Frame``, and for each frame its path, its place in the picture
/// and what is known of its view. ``FrameDocument/schema`` describes it.
///
/// Trees in PNGs and goldens have the keys of ``Frame`` only; ``Frame/init(json:)`` reads both.
public struct FrameDocument: Sendable, Encodable {
    /// The version of the form. It changes when a key changes or is removed, not when one is added.
    public static let version = 1

    /// The tree.
    public let tree: FrameTree

    /// Creates the document of a tree.
    public init(_ tree: FrameTree) { self.tree = tree }

    /// The JSON Schema in the 2020-12 dialect, with a line break at the end.
    public static var schema: String { String(decoding: PackageResources.frames_schema_json, as: UTF8.self) }

    private enum CodingKeys: String, CodingKey { case version = "schema" }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try EncodedNode(index: 0, nodes: tree.nodes[...]).encode(to: encoder)
    }

    /// Returns the document as JSON with sorted keys and a line break at the end, so that equal trees give equal bytes.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}

/// A node with those inside it.
private struct EncodedNode: Encodable {
    let index: Int
    let nodes: ArraySlice<FrameTree.Node>

    private enum CodingKeys: String, CodingKey {
        case path, absoluteRect, visibleRect, isHidden, number, message, channel, role, label, textLines, layout
        case children
    }

    func encode(to encoder: any Encoder) throws {
        let node = nodes[index]
        var own = node.frame
        own.children = []
        try own.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(node.path.description, forKey: .path)
        try container.encode(NodeRect(node.rect), forKey: .absoluteRect)
        if node.isClipped { try container.encode(NodeRect(node.visibleRect), forKey: .visibleRect) }
        if node.isHidden { try container.encode(true, forKey: .isHidden) }
        try container.encodeIfPresent(node.number, forKey: .number)
        try container.encodeIfPresent(node.details.message, forKey: .message)
        try container.encodeIfPresent(node.details.channel, forKey: .channel)
        try container.encodeIfPresent(node.details.role, forKey: .role)
        try container.encodeIfPresent(node.details.label, forKey: .label)
        try container.encodeIfPresent(node.details.textLines, forKey: .textLines)
        try container.encodeIfPresent(node.details.layout, forKey: .layout)
        guard !node.frame.children.isEmpty else { return }
        var children = container.nestedUnkeyedContainer(forKey: .children)
        var next = index + 1
        while next < node.end {
            try children.encode(EncodedNode(index: next, nodes: nodes))
            next = nodes[next].end
        }
    }
}
