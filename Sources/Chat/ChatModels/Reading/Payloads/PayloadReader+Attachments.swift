internal import Documents
internal import Foundation

extension PayloadReader {
    func attachment(
        _ object: PayloadObject, cid: ChannelId, messageId: MessageId, index: Int
    ) throws(DocumentError) -> AnyChatMessageAttachment {
        let id = AttachmentId(cid: cid, messageId: messageId, index: index)
        return try draft(object).attachment(id: id)
    }

    private func draft(_ object: PayloadObject) throws(DocumentError) -> AttachmentDraft {
        // A link's preview has the type of what is shown, such as image: its address tells it from a picture.
        if object.name("og_scrape_url") != nil { return try link(object) }
        switch object.name("type") {
        case "image": return try image(object)
        case "giphy": return try giphy(object)
        case "video": return try video(object)
        case "file": return file(object)
        case "audio": return audio(object)
        case "voiceRecording": return voiceRecording(object)
        case "link", "linkPreview", "article": return try link(object)
        default: return AttachmentDraft(unknown: object.place.node.rawJSON.dictionaryValue ?? [:])
        }
    }

    // MARK: Pictures and videos

    private func image(_ object: PayloadObject) throws(DocumentError) -> AttachmentDraft {
        AttachmentDraft(
            ImageAttachmentPayload(
                title: object.name("title") ?? object.name("fallback"),
                imageURL: try picture(object, "image_url", "thumb_url", "asset_url") ?? FileName.url("picture"),
                originalWidth: object.number("original_width"),
                originalHeight: object.number("original_height"),
                extraData: extraData(object)))
    }

    private func video(_ object: PayloadObject) throws(DocumentError) -> AttachmentDraft {
        AttachmentDraft(
            VideoAttachmentPayload(
                title: object.name("title") ?? object.name("fallback"),
                videoURL: address(object, "asset_url") ?? FileName.url("video.mp4"),
                thumbnailURL: try picture(object, "thumb_url", "image_url"),
                file: attachmentFile(object, default: .mp4),
                extraData: extraData(object)))
    }

    private func giphy(_ object: PayloadObject) throws(DocumentError) -> AttachmentDraft {
        let actions = object.objects("actions").map { action in
            AttachmentAction(
                name: action.string("name") ?? "", value: action.string("value") ?? "",
                style: action.string("style") == "primary" ? .primary : .default, text: action.string("text") ?? "")
        }
        var preview = try picture(object, "thumb_url", "image_url")
        if preview == nil, let sizes = object.object("giphy") {
            for name in ["fixed_height", "original"] {
                if preview == nil, let size = sizes.object(name) { preview = try picture(size, "url") }
            }
        }
        return AttachmentDraft(
            GiphyAttachmentPayload(
                title: object.name("title"), previewURL: preview ?? FileName.url("picture"), actions: actions,
                extraData: extraData(object)))
    }

    /// The first of several fields that has a picture.
    private func picture(_ object: PayloadObject, _ keys: String...) throws(DocumentError) -> URL? {
        for key in keys {
            if let url = try picture(object[key]) { return url }
        }
        return nil
    }

    // MARK: Files and sounds

    private func file(_ object: PayloadObject) -> AttachmentDraft {
        AttachmentDraft(
            FileAttachmentPayload(
                title: object.name("title") ?? object.name("fallback"),
                assetURL: address(object, "asset_url", "image_url") ?? FileName.url("file"),
                file: attachmentFile(object, default: .generic),
                extraData: extraData(object)))
    }

    private func audio(_ object: PayloadObject) -> AttachmentDraft {
        AttachmentDraft(
            AudioAttachmentPayload(
                title: object.name("title") ?? object.name("fallback"),
                audioURL: address(object, "asset_url") ?? FileName.url("sound.mp3"),
                file: attachmentFile(object, default: .mp3),
                extraData: extraData(object)))
    }

    private func voiceRecording(_ object: PayloadObject) -> AttachmentDraft {
        let waveform = object.elements("waveform_data").compactMap { $0.node.number.map { Float(min(max($0, 0), 1)) } }
        return AttachmentDraft(
            VoiceRecordingAttachmentPayload(
                title: object.name("title"),
                voiceRecordingURL: address(object, "asset_url") ?? FileName.url("recording.aac"),
                file: attachmentFile(object, default: .aac),
                duration: object.number("duration"),
                waveformData: waveform.isEmpty ? nil : waveform,
                extraData: extraData(object)))
    }

    /// The type by the file's ending, which is more exact than a server's MIME type, or else by that.
    private func attachmentFile(_ object: PayloadObject, default type: AttachmentFileType) -> AttachmentFile {
        let mimeType = object.name("mime_type")
        let byName = object.name("title").map(FileName.type) ?? .generic
        let byMimeType = mimeType.map { AttachmentFileType(mimeType: $0) } ?? .generic
        let found = byName == .generic ? byMimeType : byName
        return AttachmentFile(
            type: found == .generic ? type : found, size: Int64(object.count("file_size") ?? 0), mimeType: mimeType)
    }

    // MARK: Links

    private func link(_ object: PayloadObject) throws(DocumentError) -> AttachmentDraft {
        let titleLink = address(object, "title_link")
        return AttachmentDraft(
            LinkAttachmentPayload(
                originalURL: address(object, "og_scrape_url") ?? titleLink ?? FileName.url("page"),
                title: object.name("title"),
                text: object.name("text"),
                author: object.name("author_name"),
                titleLink: titleLink,
                assetURL: address(object, "asset_url"),
                previewURL: try picture(object, "image_url", "thumb_url"),
                extraData: extraData(object)))
    }

    /// The first of several fields that has an address.
    private func address(_ object: PayloadObject, _ keys: String...) -> URL? {
        keys.lazy.compactMap { object.name($0).flatMap(URL.init(string:)) }.first
    }

    private func extraData(_ object: PayloadObject) -> [String: RawJSON]? {
        let extra = object.extraData(besides: Self.attachmentFields)
        return extra.isEmpty ? nil : extra
    }

    private static let attachmentFields: Set<String> = [
        "type", "title", "fallback", "text", "image_url", "thumb_url", "asset_url", "og_scrape_url", "title_link",
        "author_name", "author_link", "author_icon", "mime_type", "file_size", "duration", "waveform_data", "actions",
        "giphy", "original_width", "original_height", "color", "pretext", "footer", "footer_icon", "fields",
    ]
}
