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
/// Rectangles are x, y, width and height in points from the root's corner; a path has the child to take at each step;
/// `cause` is the index of another change in the list; `ignored` changes are of ignored components. Keys without a value are left out.
extension FrameDifference: Codable {
    private enum CodingKeys: String, CodingKey {
        case schema, changes
    }

    /// The version of the JSON form.
    public static let schema = 1

    /// - Throws: `DecodingError` for another version, and for a cause that is not in the list.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let schema = try container.decode(Int.self, forKey: .schema)
        guard schema == Self.schema else {
            throw DecodingError.dataCorruptedError(
                forKey: .schema, in: container, debugDescription: "version \(schema) is not known; \(Self.schema) is")
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

    /// Returns the JSON form, keys sorted, so that equal differences give equal bytes.
    ///
    /// - Parameter pretty: Whether it is written on many lines.
    public func json(pretty: Bool = true) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

extension FrameChange: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind, component, property, from, to, fromToken, toToken, shift, words, hint, framesInside
        case oldPath, newPath, oldRect, newRect, cause, ignored
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try container.decodeIfPresent(Value.self, forKey: key)
        }
        func rect(_ key: CodingKeys) throws -> CGRect? {
            guard let numbers: [CGFloat] = try value(key) else { return nil }
            guard numbers.count == 4 else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "a rectangle has four numbers")
            }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        kind = try container.decode(Kind.self, forKey: .kind)
        component = try container.decode(String.self, forKey: .component)
        property = try value(.property)
        (from, to) = (try value(.from), try value(.to))
        (fromToken, toToken) = (try value(.fromToken), try value(.toToken))
        let distances: [CGFloat]? = try value(.shift)
        shift = distances.flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil }
        words = try value(.words)
        hint = try value(.hint)
        framesInside = try value(.framesInside)
        (oldPath, newPath) = (try value(.oldPath), try value(.newPath))
        (oldRect, newRect) = (try rect(.oldRect), try rect(.newRect))
        cause = try value(.cause)
        isIgnored = try value(.ignored) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func numbers(_ rect: CGRect?) -> [CGFloat]? { rect.map { [$0.minX, $0.minY, $0.width, $0.height] } }
        try container.encode(kind, forKey: .kind)
        try container.encode(component, forKey: .component)
        try container.encodeIfPresent(property, forKey: .property)
        try container.encodeIfPresent(from, forKey: .from)
        try container.encodeIfPresent(to, forKey: .to)
        try container.encodeIfPresent(fromToken, forKey: .fromToken)
        try container.encodeIfPresent(toToken, forKey: .toToken)
        try container.encodeIfPresent(shift.map { [$0.width, $0.height] }, forKey: .shift)
        try container.encodeIfPresent(words, forKey: .words)
        try container.encodeIfPresent(hint, forKey: .hint)
        try container.encodeIfPresent(framesInside, forKey: .framesInside)
        try container.encodeIfPresent(oldPath, forKey: .oldPath)
        try container.encodeIfPresent(newPath, forKey: .newPath)
        try container.encodeIfPresent(numbers(oldRect), forKey: .oldRect)
        try container.encodeIfPresent(numbers(newRect), forKey: .newRect)
        try container.encodeIfPresent(cause, forKey: .cause)
        if isIgnored { try container.encode(true, forKey: .ignored) }
    }
}
