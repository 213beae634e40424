public import Foundation

/// The JSON form, version 1:
///
/// ```json
/// { "schema": 1, "changes": [
///   { "kind": "restyled", "component": "ChatMessageBubbleView#bubbleView", "property": "cornerRadius",
///     "from": "18", "to": "0", "oldPath": [0, 1], "newPath": [0, 1],
///     "oldRect": [0, 0, 66, 38], "newRect": [0, 0, 66, 38] },
///   { "kind": "moved", "component": "UILabel#timestampLabel", "shift": [0, -16], "cause": 0, … } ] }
/// ```
///
/// Rectangles are x, y, width and height in points relative to the root's corner; a path consists of child indices;
/// `cause` is the index of another change in the list; `ignored` changes belong to ignored components. Keys without a
/// value are omitted.
extension FrameDifference: Codable {
    private enum CodingKeys: String, CodingKey {
        case schema, changes
    }

    /// The version of the JSON form.
    public static let schema = 1

    /// - Throws: `DecodingError` for another version, or for a cause that isn't in the list.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let schema = try container.decode(Int.self, forKey: .schema)
        guard schema == Self.schema else {
            throw DecodingError.dataCorruptedError(
                forKey: .schema, in: container,
                debugDescription: "expected version \(Self.schema), found version \(schema)")
        }
        let changes = try container.decode([FrameChange].self, forKey: .changes)
        guard changes.allSatisfy({ $0.cause.map(changes.indices.contains) ?? true }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .changes, in: container, debugDescription: "a cause is not in the list of changes")
        }
        self.init(changes: changes)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.schema, forKey: .schema)
        try container.encode(changes, forKey: .changes)
    }

    /// Returns the JSON form with sorted keys, so that equal differences give equal bytes.
    ///
    /// - Parameter pretty: Whether to indent it.
    public func json(pretty: Bool = true) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
