internal import Documents
internal import Foundation

extension GiphyAttachmentPayload: KnownAttachmentPayload {
    static let key = AttachmentKey.gif
    static let shape = ValueShape.either([.picture, .object(GiphyKey.self)])
    static let comment = "A GIF; a path is that of its preview picture."

    static func draft(_ value: LocatedNode, in builder: ConversationBuilder) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            return AttachmentDraft(GiphyAttachmentPayload(previewURL: try builder.shownPicture(value)))
        }
        let node = try KeyedNode<GiphyKey>(value)
        var actions: [AttachmentAction] = []
        for place in try node.elements(.actions) ?? [] { actions.append(try action(place)) }
        return AttachmentDraft(
            GiphyAttachmentPayload(
                title: try node.text(.title),
                previewURL: try node[.picture].map { place throws(DocumentError) in try builder.shownPicture(place) }
                    ?? FileName.url("picture"),
                actions: actions))
    }

    private static func action(_ place: LocatedNode) throws(DocumentError) -> AttachmentAction {
        if let text = place.node.characters { return AttachmentAction(name: text, value: text, text: text) }
        let node = try KeyedNode<ActionKey>(place)
        let text = try node.text(.text) ?? ""
        return AttachmentAction(
            name: try node.text(.name) ?? text,
            value: try node.text(.value) ?? text,
            style: try node.flag(.primary) ?? false ? .primary : .default,
            text: text)
    }

    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft {
        let actions = object.objects("actions").map { action in
            AttachmentAction(
                name: action.string("name") ?? "", value: action.string("value") ?? "",
                style: action.string("style") == "primary" ? .primary : .default, text: action.string("text") ?? "")
        }
        var preview = try reader.picture(object, "thumb_url", "image_url")
        if preview == nil, let sizes = object.object("giphy") {
            for name in ["fixed_height", "original"] {
                if preview == nil, let size = sizes.object(name) { preview = try reader.picture(size, "url") }
            }
        }
        return AttachmentDraft(
            GiphyAttachmentPayload(
                title: object.name("title"), previewURL: preview ?? FileName.url("picture"), actions: actions,
                extraData: reader.extraData(object)))
    }
}

/// The keys of a GIF.
enum GiphyKey: String, DocumentKey {
    case picture, title, actions

    static let noun = "a GIF"
    static let required: [GiphyKey] = [.picture]

    var shape: ValueShape {
        switch self {
        case .picture: .picture
        case .title: .text
        case .actions: .list(of: .either([.text, .object(ActionKey.self)]))
        }
    }

    var comment: String {
        switch self {
        case .picture: "The path of a preview picture."
        case .title: "The title of the GIF."
        case .actions: "The buttons of an unsent GIF; a text is a button's title."
        }
    }
}

/// The keys of an attachment's button.
enum ActionKey: String, DocumentKey {
    case text, name, value, primary

    static let noun = "a button"
    static let required: [ActionKey] = [.text]

    var shape: ValueShape { self == .primary ? .flag : .text }

    var comment: String {
        switch self {
        case .text: "The title of the button."
        case .name: "The name of the action; by default, the text."
        case .value: "The value of the action; by default, the text."
        case .primary: "Whether it is the prominent button."
        }
    }
}
