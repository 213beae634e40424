import ChatModels
import ChatUI
import HeadlessUIKit

/// The families of the composer.
extension Scene {
    var composerScreen: UIView {
        let composer = Components.default.messageComposerVC.init()
        let channel = models.channel(inputs.object("channel"))
        composer.channelController = ChatChannelController(client: ChatClient(), channel: channel)
        composer.content = composerContent
        composer.linkPreview = inputs.object("link_preview").flatMap { fields in
            models.attachment(fields, type: .linkPreview).payload.value as? LinkAttachmentPayload
        }
        return ControllerView(composer)
    }

    private var composerContent: ComposerVC.Content {
        // The state follows from the other inputs.
        inputs.ignore("state", of: ["new", "command", "quote"])
        var content = ComposerVC.Content.initial()
        if let quoted = inputs.object("quoted_message") { content.quoteMessage(models.message(quoted)) }
        if let command = inputs.object("command") {
            content.addCommand(Command(name: command.string("name") ?? "", args: command.string("args") ?? ""))
        }
        content.text = inputs.string("text") ?? ""
        content.attachments = models.attachments(inputs.objects("attachments")).map(\.payload)
        content.cooldownTime = inputs.int("cooldown_s") ?? 0
        return content
    }
}
