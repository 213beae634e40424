internal import Documents
internal import Foundation

extension LinkAttachmentPayload: KnownAttachmentPayload {
    static let key = AttachmentKey.link
    static let shape = ValueShape.either([.text, .object(LinkKey.self)])
    static let comment = "The preview of a linked page; a text is its address."

    static func draft(_ value: LocatedNode, in builder: ConversationBuilder) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            return AttachmentDraft(LinkAttachmentPayload(originalURL: try address(value)))
        }
        let node = try KeyedNode<LinkKey>(value)
        return AttachmentDraft(
            LinkAttachmentPayload(
                originalURL: try node[.url].map { place throws(DocumentError) in try address(place) }
                    ?? FileName.url("page"),
                title: try node.text(.title),
                text: try node.text(.text),
                author: try node.text(.author),
                previewURL: try node[.picture].map { place throws(DocumentError) in try builder.shownPicture(place) }))
    }

    private static func address(_ place: LocatedNode) throws(DocumentError) -> URL {
        guard let url = URL(string: try place.text()) else {
            throw place.wrongType(expected: "an address such as https://example.org")
        }
        return url
    }

    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft {
        let titleLink = reader.address(object, "title_link")
        return AttachmentDraft(
            LinkAttachmentPayload(
                originalURL: reader.address(object, "og_scrape_url") ?? titleLink ?? FileName.url("page"),
                title: object.name("title"),
                text: object.name("text"),
                author: object.name("author_name"),
                titleLink: titleLink,
                assetURL: reader.address(object, "asset_url"),
                previewURL: try reader.picture(object, "image_url", "thumb_url"),
                extraData: reader.extraData(object)))
    }
}

/// The keys of a link.
enum LinkKey: String, DocumentKey {
    case url, title, text, author, picture

    static let noun = "a link"
    static let required: [LinkKey] = [.url]

    var shape: ValueShape { self == .picture ? .picture : .text }

    var comment: String {
        switch self {
        case .url: "The address."
        case .title: "The title of the page."
        case .text: "The first lines of the page."
        case .author: "The publisher of the page."
        case .picture: "The path of a picture of the page."
        }
    }
}
