import ChatModels
import Foundation

extension SceneReader {
    /// What is attached to a message. Types that nothing is known about are attached as such.
    ///
    /// - Parameter type: The type of those that don't say theirs.
    func attachments(
        _ list: [Fields], messageId: MessageId, type defaultType: AttachmentType = .unknown
    ) -> [AnyChatMessageAttachment] {
        list.enumerated().map { index, fields in
            let id = AttachmentId(
                cid: ChannelId(type: .messaging, id: "channel"), messageId: messageId, index: index)
            let type = fields.string("type").map(AttachmentType.init(rawValue:)) ?? defaultType
            fields.ignore(["upload_state"])
            var attachment = AnyChatMessageAttachment(
                id: id, type: type, payload: AnyAttachmentPayload(payload(fields, type)))
            if fields.string("download_state") == "downloaded" {
                attachment.downloadingState = AttachmentDownloadingState(
                    localFileURL: URL(fileURLWithPath: "/attachment"), state: .downloaded, file: file(fields))
            }
            return attachment
        }
    }

    private func payload(_ fields: Fields, _ type: AttachmentType) -> any AttachmentPayload {
        switch type {
        case .image:
            return ImageAttachmentPayload(title: fields.string("title"), imageURL: url(fields, image: "image"))
        case .giphy:
            return GiphyAttachmentPayload(
                title: fields.string("title"), previewURL: url(fields, image: "preview_image"))
        case .video:
            return VideoAttachmentPayload(
                title: fields.string("title"), videoURL: url(fields, image: "video"),
                thumbnailURL: imageURL(fields.string("preview_image")))
        case .audio:
            return AudioAttachmentPayload(
                title: fields.string("title"), audioURL: url(fields, image: "image"), file: file(fields))
        case .file:
            return FileAttachmentPayload(
                title: fields.string("title"), assetURL: url(fields, image: "image"), file: file(fields))
        case .linkPreview:
            return linkPayload(fields)
        case .voiceRecording:
            return VoiceRecordingAttachmentPayload(
                title: fields.string("title"), voiceRecordingURL: url(fields, image: "image"),
                duration: fields.number("duration_s"))
        default:
            return UnknownAttachmentPayload(json: .dictionary([:]))
        }
    }

    private func linkPayload(_ fields: Fields) -> LinkAttachmentPayload {
        LinkAttachmentPayload(
            originalURL: url(fields, image: "image"), title: fields.string("title"), text: fields.string("text"),
            author: fields.string("author"), previewURL: imageURL(fields.string("preview_image")))
    }

    private func file(_ fields: Fields) -> AttachmentFile {
        AttachmentFile(
            type: fields.string("file_type").flatMap(AttachmentFileType.init(rawValue:)) ?? .generic,
            size: Int64(fields.int("size_bytes") ?? 0))
    }

    /// The address of the attachment, the photo that it is, or an address that leads nowhere.
    private func url(_ fields: Fields, image name: String) -> URL {
        let photo = imageURL(fields.string(name))
        let address = fields.string("url").flatMap(URL.init(string:))
        return photo ?? address ?? URL(fileURLWithPath: "/attachment")
    }
}
