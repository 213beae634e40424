import ChatModels
import Foundation

extension ModelReader {
    /// Creates all attachments of a message.
    func attachments(_ list: [Fields], messageId: MessageId = "message") -> [AnyChatMessageAttachment] {
        list.enumerated().map { attachment($1, index: $0, messageId: messageId, type: .unknown) }
    }

    /// Creates an attachment. An unknown type becomes an attachment of that type.
    ///
    /// - Parameters:
    ///   - index: The attachment's position in its message.
    ///   - defaultType: The type of an attachment without one.
    func attachment(
        _ fields: Fields, index: Int = 0, messageId: MessageId = "message", type defaultType: AttachmentType
    ) -> AnyChatMessageAttachment {
        let type = fields.string("type").map(AttachmentType.init(rawValue:)) ?? defaultType
        // The attachments of these scenes are already uploaded.
        fields.ignore(["upload_state"])
        var attachment = AnyChatMessageAttachment(
            id: AttachmentId(cid: Self.cid, messageId: messageId, index: index), type: type,
            payload: AnyAttachmentPayload(payload(fields, type)))
        if fields.value("download_state", of: ["downloaded": true]) == true {
            attachment.downloadingState = AttachmentDownloadingState(
                localFileURL: Self.nowhere, state: .downloaded, file: file(fields))
        }
        return attachment
    }

    /// Creates a picture attachment by name.
    func image(_ name: String, index: Int = 0) -> ChatMessageImageAttachment {
        ChatMessageImageAttachment(
            id: AttachmentId(cid: Self.cid, messageId: "message", index: index), type: .image,
            payload: ImageAttachmentPayload(imageURL: imageURL(name) ?? Self.nowhere))
    }

    private func payload(_ fields: Fields, _ type: AttachmentType) -> any AttachmentPayload {
        let title = fields.string("title")
        switch type {
        case .image:
            return ImageAttachmentPayload(title: title, imageURL: imageURL(fields.string("image")) ?? Self.nowhere)
        case .giphy:
            return GiphyAttachmentPayload(
                title: title, previewURL: imageURL(fields.string("preview_image")) ?? Self.nowhere)
        case .video:
            // The duration comes from the file, and there is none.
            fields.ignore(["duration"])
            return VideoAttachmentPayload(
                title: title, videoURL: address(fields), thumbnailURL: imageURL(fields.string("preview_image")))
        case .audio:
            return AudioAttachmentPayload(title: title, audioURL: address(fields), file: file(fields))
        case .file:
            return FileAttachmentPayload(title: title, assetURL: address(fields), file: file(fields))
        case .linkPreview:
            return LinkAttachmentPayload(
                originalURL: address(fields), title: title, text: fields.string("text"),
                author: fields.string("author"), previewURL: imageURL(fields.string("preview_image")))
        case .voiceRecording:
            return VoiceRecordingAttachmentPayload(
                title: title, voiceRecordingURL: address(fields), duration: fields.number("duration_s"),
                waveformData: fields.has("waveform") ? fields.numbers("waveform").map { Float($0) } : nil)
        default:
            return UnknownAttachmentPayload(json: .dictionary([:]))
        }
    }

    /// The file's type is the given one, or follows from the title's file extension.
    private func file(_ fields: Fields) -> AttachmentFile {
        let ending = (fields.string("title") as NSString?)?.pathExtension
        let type = fields.value("file_type", as: AttachmentFileType.self)
        let bytes = fields.int("size_bytes") ?? fields.value("size", of: ["30 bytes": 30])
        return AttachmentFile(
            type: type ?? ending.map(AttachmentFileType.init(ext:)) ?? .generic, size: Int64(bytes ?? 0))
    }

    private func address(_ fields: Fields) -> URL {
        fields.string("url").flatMap(URL.init(string:)) ?? Self.nowhere
    }

    /// The URL of attachments without one.
    private static let nowhere = URL(fileURLWithPath: "/attachment")
}
