internal import Documents
internal import Foundation

/// The payload of an attachment kind with views: the place of its pictures, and how to read it.
protocol KnownAttachmentPayload: AttachmentPayload {
    /// The pictures that views show: files, or URLs.
    var pictures: [URL] { get }

    // MARK: In conversation files

    /// The key of the attachment.
    static var key: AttachmentKey { get }

    /// The valid kinds of value for the key.
    static var shape: ValueShape { get }

    /// The meaning of the key, in a sentence or two.
    static var comment: String { get }

    /// Creates an attachment from the value of its key.
    static func draft(
        _ value: LocatedNode, in builder: ConversationBuilder
    ) throws(DocumentError) -> AttachmentDraft

    // MARK: In payloads of Stream's API

    /// Creates an attachment from an object with its type.
    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft
}
