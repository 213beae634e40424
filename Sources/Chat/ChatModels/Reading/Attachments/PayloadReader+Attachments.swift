internal import Documents
internal import Foundation

extension PayloadReader {
    func attachment(
        _ object: PayloadObject, cid: ChannelId, messageId: MessageId, index: Int
    ) throws(DocumentError) -> AnyChatMessageAttachment {
        let draft =
            if let kind = kind(of: object) {
                try kind.payload.draft(object, in: self)
            } else {
                AttachmentDraft(unknown: object.place.node.rawJSON.dictionaryValue ?? [:])
            }
        return draft.attachment(id: AttachmentId(cid: cid, messageId: messageId, index: index))
    }

    private func kind(of object: PayloadObject) -> AttachmentKind? {
        // A link preview has the type of its content, such as image: the URL of the page marks it.
        if object.name("og_scrape_url") != nil { return .linkPreview }
        switch object.name("type") {
        case "link", "article": return .linkPreview
        case let type: return type.flatMap(AttachmentKind.init)
        }
    }

    // MARK: Shared fields

    /// The first of several fields with a picture.
    func picture(_ object: PayloadObject, _ keys: String...) throws(DocumentError) -> URL? {
        for key in keys {
            if let url = try picture(object[key]) { return url }
        }
        return nil
    }

    /// The type from the file's extension, which is more accurate than a server's MIME type, or else from that.
    func attachmentFile(_ object: PayloadObject, default type: AttachmentFileType) -> AttachmentFile {
        let mimeType = object.name("mime_type")
        let byName = object.name("title").map(FileName.type) ?? .generic
        let byMimeType = mimeType.map { AttachmentFileType(mimeType: $0) } ?? .generic
        let found = byName == .generic ? byMimeType : byName
        return AttachmentFile(
            type: found == .generic ? type : found, size: Int64(object.count("file_size") ?? 0), mimeType: mimeType)
    }

    /// The first of several fields with a URL.
    func address(_ object: PayloadObject, _ keys: String...) -> URL? {
        keys.lazy.compactMap { object.name($0).flatMap(URL.init(string:)) }.first
    }

    /// Custom data, or `nil` if there is none.
    func extraData(_ object: PayloadObject) -> [String: RawJSON]? {
        let extra = object.extraData(besides: Self.attachmentFields)
        return extra.isEmpty ? nil : extra
    }

    private static let attachmentFields: Set<String> = [
        "type", "title", "fallback", "text", "image_url", "thumb_url", "asset_url", "og_scrape_url", "title_link",
        "author_name", "author_link", "author_icon", "mime_type", "file_size", "duration", "waveform_data", "actions",
        "giphy", "original_width", "original_height", "color", "pretext", "footer", "footer_icon", "fields",
    ]
}
