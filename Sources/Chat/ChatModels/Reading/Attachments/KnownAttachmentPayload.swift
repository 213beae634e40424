internal import Documents
internal import Foundation

/// The payload of a kind of attachment that there are views for: where its pictures are, and how it is read.
protocol KnownAttachmentPayload: AttachmentPayload {
    /// The pictures that views show: files, or addresses on the network.
    var pictures: [URL] { get }

    // MARK: In conversation files

    /// The key of the attachment.
    static var key: AttachmentKey { get }

    /// The kinds of value that the key can have.
    static var shape: ValueShape { get }

    /// The meaning of the key, in a sentence or two.
    static var comment: String { get }

    /// Makes an attachment of the value of its key.
    static func draft(
        _ value: LocatedNode, in builder: ConversationBuilder
    ) throws(DocumentError) -> AttachmentDraft

    // MARK: In payloads of Stream's API

    /// Makes an attachment of an object that has its type.
    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft
}
