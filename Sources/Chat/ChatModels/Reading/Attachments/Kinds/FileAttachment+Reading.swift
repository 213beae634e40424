internal import Documents
internal import Foundation

extension FileAttachmentPayload: KnownAttachmentPayload {
    static let key = AttachmentKey.file
    static let shape = ValueShape.either([.text, .object(FileKey.self)])
    static let comment = "A file; a text is its name."

    static func draft(
        _ value: LocatedNode, in builder: ConversationBuilder
    ) throws(DocumentError) -> AttachmentDraft {
        try builder.namedFile(value) { title, url, file in
            FileAttachmentPayload(title: title, assetURL: url, file: file)
        }
    }

    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft {
        AttachmentDraft(
            FileAttachmentPayload(
                title: object.name("title") ?? object.name("fallback"),
                assetURL: reader.address(object, "asset_url", "image_url") ?? FileName.url("file"),
                file: reader.attachmentFile(object, default: .generic),
                extraData: reader.extraData(object)))
    }
}
