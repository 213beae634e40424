internal import Documents
internal import Foundation

extension AudioAttachmentPayload: KnownAttachmentPayload {
    static let key = AttachmentKey.audio
    static let shape = ValueShape.either([.text, .object(FileKey.self)])
    static let comment = "An audio file; a text is its name."

    static func draft(
        _ value: LocatedNode, in builder: ConversationBuilder
    ) throws(DocumentError) -> AttachmentDraft {
        try builder.namedFile(value) { title, url, file in
            AudioAttachmentPayload(title: title, audioURL: url, file: file)
        }
    }

    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft {
        AttachmentDraft(
            AudioAttachmentPayload(
                title: object.name("title") ?? object.name("fallback"),
                audioURL: reader.address(object, "asset_url") ?? FileName.url("sound.mp3"),
                file: reader.attachmentFile(object, default: .mp3),
                extraData: reader.extraData(object)))
    }
}
