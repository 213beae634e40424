public import Foundation

/// The JSON form, version 1:
///
/// ```json
/// { "schema": 1, "verdict": "changed",
///   "pixels": { "pixels": 2962440, "differing": 812, "over": 790, "worstChannel": 44, … },
///   "blame": [ { "component": "ChatMessageBubbleView#bubbleView", "pixels": 790, … } ],
///   "frames": { "schema": 1, "changes": [ … ] }, "notes": [] }
/// ```
///
/// `sizeChanged` has `expectedSize` and `actualSize`; `unreadable` has a `reason`.
extension PictureComparison: Codable {
    private enum CodingKeys: String, CodingKey {
        case schema, verdict, reason, expectedSize, actualSize, pixels, blame, frames, notes
    }

    /// The version of the JSON form.
    public static let schema = 1

    /// - Throws: `DecodingError` for another version, or for a verdict that two pictures can't have.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let schema = try container.decode(Int.self, forKey: .schema)
        guard schema == Self.schema else {
            throw DecodingError.dataCorruptedError(
                forKey: .schema, in: container,
                debugDescription: "expected version \(Self.schema), found version \(schema)")
        }
        let verdict = try Self.verdict(in: container)
        let sizes =
            verdict == .sizeChanged
            ? (
                expected: try container.decode(PixelSize.self, forKey: .expectedSize),
                actual: try container.decode(PixelSize.self, forKey: .actualSize)
            ) : nil
        self.init(
            verdict: verdict, sizes: sizes,
            reason: verdict == .unreadable ? try container.decode(String.self, forKey: .reason) : nil,
            pixels: try container.decodeIfPresent(PixelStatistics.self, forKey: .pixels),
            blame: try container.decodeIfPresent([ComponentBlame].self, forKey: .blame) ?? [],
            frames: try container.decodeIfPresent(FrameDifference.self, forKey: .frames),
            notes: try container.decodeIfPresent([String].self, forKey: .notes) ?? [])
    }

    private static func verdict(in container: KeyedDecodingContainer<CodingKeys>) throws -> Verdict {
        let name = try container.decode(String.self, forKey: .verdict)
        guard let verdict = Verdict(rawValue: name), verdict != .missing else {
            throw DecodingError.dataCorruptedError(
                forKey: .verdict, in: container, debugDescription: "“\(name)” is not a verdict on two pictures")
        }
        return verdict
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.schema, forKey: .schema)
        try container.encode(verdict, forKey: .verdict)
        try container.encodeIfPresent(expectedSize, forKey: .expectedSize)
        try container.encodeIfPresent(actualSize, forKey: .actualSize)
        try container.encodeIfPresent(reason, forKey: .reason)
        try container.encodeIfPresent(pixels, forKey: .pixels)
        try container.encode(blame, forKey: .blame)
        try container.encodeIfPresent(frames, forKey: .frames)
        try container.encode(notes, forKey: .notes)
    }

    /// Returns the JSON form with sorted keys, so that equal comparisons give equal bytes.
    ///
    /// - Parameter pretty: Whether to indent it.
    public func json(pretty: Bool = true) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
