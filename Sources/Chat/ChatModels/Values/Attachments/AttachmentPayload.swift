public import Foundation

/// The contents of an attachment of one type.
public protocol AttachmentPayload: Hashable, Codable, Sendable {
    /// The type of attachments with this payload.
    static var type: AttachmentType { get }
}

/// A payload of a type that is known at run time.
public struct AnyAttachmentPayload: Sendable {
    /// The payload.
    public let value: any AttachmentPayload

    /// The local file of the payload; `nil` for an uploaded one.
    public let localFileURL: URL?

    /// Wraps a payload of any type.
    public init(_ value: any AttachmentPayload, localFileURL: URL? = nil) {
        self.value = value
        self.localFileURL = localFileURL
    }

    /// Wraps a payload of any type.
    public init(payload: some AttachmentPayload) { self.init(payload) }

    /// Wraps a custom payload with a file to upload.
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

    /// The kind of attachment, or `nil` for a custom payload.
    package var kind: AttachmentKind? { known.flatMap { Swift.type(of: $0).type.kind } }

    /// The pictures that views show: files, or URLs.
    package var pictures: [URL] { known?.pictures ?? [] }
}

/// A payload of an unknown type: its original JSON.
public struct UnknownAttachmentPayload: AttachmentPayload {
    /// The type of unknown attachments.
    public static let type = AttachmentType.unknown

    /// The original payload.
    public let json: RawJSON

    /// Wraps an original payload.
    public init(json: RawJSON) {
        self.json = json
    }

    public init(from decoder: any Decoder) throws { json = try RawJSON(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
