public import Foundation

/// The contents of an attachment of one type.
public protocol AttachmentPayload: Hashable, Codable, Sendable {
    /// The type of attachments with this payload.
    static var type: AttachmentType { get }
}

/// A payload of a type that is found out at run time.
public struct AnyAttachmentPayload: Sendable {
    /// The payload.
    public let value: any AttachmentPayload

    /// The file on this device that the payload was made of; `nil` for one that was uploaded.
    public let localFileURL: URL?

    /// Takes a payload of any type.
    public init(_ value: any AttachmentPayload, localFileURL: URL? = nil) {
        self.value = value
        self.localFileURL = localFileURL
    }

    /// Takes a payload of any type.
    public init(payload: some AttachmentPayload) { self.init(payload) }

    /// Takes a payload of one's own, whose file would be uploaded.
    public init(localFileURL: URL, customPayload: some AttachmentPayload) {
        self.init(customPayload, localFileURL: localFileURL)
    }

    /// The type of the payload.
    public var type: AttachmentType { Swift.type(of: value).type }

    /// The payload.
    public var payload: any AttachmentPayload { value }
}

extension AnyAttachmentPayload: Hashable {
    public static func == (one: AnyAttachmentPayload, other: AnyAttachmentPayload) -> Bool {
        AnyHashable(one.value) == AnyHashable(other.value)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

extension AnyAttachmentPayload {
    private var known: (any KnownAttachmentPayload)? { value as? any KnownAttachmentPayload }

    /// The kind of attachment, or `nil` for a payload that an application made up.
    package var kind: AttachmentKind? { known.flatMap { Swift.type(of: $0).type.kind } }

    /// The pictures that views show: files, or addresses on the network.
    package var pictures: [URL] { known?.pictures ?? [] }
}

/// The payload of a type that nothing is known about: the JSON as it came.
public struct UnknownAttachmentPayload: AttachmentPayload {
    /// The type of attachments that nothing is known about.
    public static let type = AttachmentType.unknown

    /// The payload as it came.
    public let json: RawJSON

    /// Takes a payload as it came.
    public init(json: RawJSON) {
        self.json = json
    }

    public init(from decoder: any Decoder) throws { json = try RawJSON(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
