/// What an attachment of one type consists of.
public protocol AttachmentPayload: Hashable, Codable, Sendable {
    static var type: AttachmentType { get }
}

/// A payload of a type that is found out at run time.
public struct AnyAttachmentPayload: Sendable {
    public let value: any AttachmentPayload

    public init(_ value: any AttachmentPayload) {
        self.value = value
    }
}

extension AnyAttachmentPayload: Hashable {
    public static func == (one: AnyAttachmentPayload, other: AnyAttachmentPayload) -> Bool {
        AnyHashable(one.value) == AnyHashable(other.value)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// The payload of a type that nothing is known about: the JSON as it came.
public struct UnknownAttachmentPayload: AttachmentPayload {
    public static let type = AttachmentType.unknown

    public let json: RawJSON

    public init(json: RawJSON) {
        self.json = json
    }

    public init(from decoder: any Decoder) throws { json = try RawJSON(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
