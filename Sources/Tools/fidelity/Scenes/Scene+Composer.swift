import ChatModels
import ChatUI
import HeadlessUIKit

/// The composer in its states.
extension Scene {
    var composerView: UIView {
        inputs.ignore(["placeholder", "send_button", "buttons", "header"])
        let composer = Components.default.messageComposerVC.init()
        let channel = channelOfScreen(inputs.object("channel"))
        composer.channelController = ChatChannelController(client: ChatClient(), channel: channel)
        composer.content = composerContent
        composer.linkPreview = inputs.object("link_preview").map(linkPreview)
        return ControllerView(composer)
    }

    private var composerContent: ComposerVC.Content {
        var content = ComposerVC.Content.initial()
        if let quoted = inputs.object("quoted_message") { content.quoteMessage(quotedMessage(quoted)) }
        if let command = inputs.object("command") {
            content.addCommand(Command(name: command.string("name") ?? "", args: command.string("args") ?? ""))
        }
        content.text = inputs.string("text") ?? ""
        content.attachments = inputs.objects("attachments").map(attachment)
        content.cooldownTime = inputs.int("cooldown_s") ?? 0
        inputs.ignore(["state"])
        return content
    }

    private func quotedMessage(_ fields: Fields) -> ChatMessage {
        let text = fields.string("shown_text")
        var message = reader.message(fields)
        message.text = text ?? ""
        return message
    }

    private func attachment(_ fields: Fields) -> AnyAttachmentPayload {
        let nowhere = URL(fileURLWithPath: "/attachment")
        switch fields.string("type") {
        case "image":
            return AnyAttachmentPayload(
                ImageAttachmentPayload(imageURL: reader.imageURL(fields.string("image")) ?? nowhere))
        case "video":
            fields.ignore(["duration"])
            return AnyAttachmentPayload(VideoAttachmentPayload(videoURL: nowhere))
        default:
            let title = fields.string("title") ?? ""
            let size = fields.string("size")?.split(separator: " ").first.flatMap { Int64($0) } ?? 0
            let type = AttachmentFileType(ext: (title as NSString).pathExtension)
            return AnyAttachmentPayload(
                FileAttachmentPayload(
                    title: title, assetURL: nowhere, file: AttachmentFile(type: type, size: size)))
        }
    }

    private func linkPreview(_ fields: Fields) -> LinkAttachmentPayload {
        LinkAttachmentPayload(
            originalURL: fields.string("url").flatMap(URL.init(string:)) ?? URL(fileURLWithPath: "/page"),
            title: fields.string("title"), text: fields.string("text"),
            previewURL: reader.imageURL(fields.string("preview_image")))
    }
}
