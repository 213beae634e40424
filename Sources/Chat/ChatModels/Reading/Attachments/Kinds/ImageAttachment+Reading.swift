internal import Documents
internal import Foundation

extension ImageAttachmentPayload: KnownAttachmentPayload {
    static let key = AttachmentKey.image
    static let shape = ValueShape.either([.picture, .object(ImageKey.self)])
    static let comment = "A picture."

    static func draft(_ value: LocatedNode, in builder: ConversationBuilder) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            return AttachmentDraft(ImageAttachmentPayload(imageURL: try builder.shownPicture(value)))
        }
        let node = try KeyedNode<ImageKey>(value)
        let payload = ImageAttachmentPayload(
            title: try node.text(.title),
            imageURL: try node[.picture].map { place throws(DocumentError) in try builder.shownPicture(place) }
                ?? FileName.url("picture"),
            originalWidth: try node.number(.width),
            originalHeight: try node.number(.height))
        return AttachmentDraft(payload, upload: try builder.upload(node[.upload]))
    }

    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft {
        AttachmentDraft(
            ImageAttachmentPayload(
                title: object.name("title") ?? object.name("fallback"),
                imageURL: try reader.picture(object, "image_url", "thumb_url", "asset_url") ?? FileName.url("picture"),
                originalWidth: object.number("original_width"),
                originalHeight: object.number("original_height"),
                extraData: reader.extraData(object)))
    }
}

/// The keys of a picture.
enum ImageKey: String, DocumentKey {
    case picture, title, width, height, upload

    static let noun = "a picture"
    static let required: [ImageKey] = [.picture]

    var shape: ValueShape {
        switch self {
        case .picture: .picture
        case .title: .text
        case .width, .height: .number(1...100_000)
        case .upload: UploadName.shape
        }
    }

    var comment: String {
        switch self {
        case .picture: "The path of the picture."
        case .title: "The picture's title."
        case .width: "The width of the original in pixels."
        case .height: "The height of the original in pixels."
        case .upload: UploadName.comment
        }
    }
}
