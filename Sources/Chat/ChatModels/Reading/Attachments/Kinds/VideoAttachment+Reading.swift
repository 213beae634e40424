internal import Documents
internal import Foundation

extension VideoAttachmentPayload: KnownAttachmentPayload {
    static let key = AttachmentKey.video
    static let shape = ValueShape.either([.picture, .object(VideoKey.self)])
    static let comment = "A video; a path is that of its preview picture."

    static func draft(_ value: LocatedNode, in builder: ConversationBuilder) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            return AttachmentDraft(
                VideoAttachmentPayload(
                    videoURL: FileName.url("video.mp4"), thumbnailURL: try builder.shownPicture(value)))
        }
        let node = try KeyedNode<VideoKey>(value)
        let name = try node.text(.name)
        let file = AttachmentFile(type: name.map(FileName.type) ?? .mp4, size: Int64(try node.integer(.size) ?? 0))
        let payload = VideoAttachmentPayload(
            title: try node.text(.title) ?? name,
            videoURL: FileName.url(name ?? "video.mp4"),
            thumbnailURL: try node[.picture].map { place throws(DocumentError) in try builder.shownPicture(place) },
            duration: try node.number(.duration), file: file)
        return AttachmentDraft(payload, upload: try builder.upload(node[.upload]), file: file)
    }

    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft {
        AttachmentDraft(
            VideoAttachmentPayload(
                title: object.name("title") ?? object.name("fallback"),
                videoURL: reader.address(object, "asset_url") ?? FileName.url("video.mp4"),
                thumbnailURL: try reader.picture(object, "thumb_url", "image_url"),
                file: reader.attachmentFile(object, default: .mp4),
                extraData: reader.extraData(object)))
    }
}

/// The keys of a video.
enum VideoKey: String, DocumentKey {
    case picture, name, title, duration, size, upload

    static let noun = "a video"

    var shape: ValueShape {
        switch self {
        case .picture: .picture
        case .name, .title: .text
        case .duration: .number(0...1_000_000)
        case .size: .integer(0...Int.max)
        case .upload: UploadName.shape
        }
    }

    var comment: String {
        switch self {
        case .picture: "The path of a preview picture."
        case .name: "The name of the file. The file is not read."
        case .title: "The title of the video; by default, the name of the file."
        case .duration: "The duration in seconds, which the composer shows."
        case .size: "The size of the file in bytes."
        case .upload: UploadName.comment
        }
    }
}
