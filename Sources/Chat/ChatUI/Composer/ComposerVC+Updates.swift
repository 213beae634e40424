import ChatLook
import ChatModels
import HeadlessUIKit

/// Helpers of the composer's update methods.
extension ComposerVC {
    /// The placeholder of the empty field.
    var placeholder: String {
        let texts = L10n.Composer.Placeholder.self
        if !canSendMessage { return texts.messageDisabled }
        if isWaiting { return texts.slowMode }
        return content.command?.name.lowercased() == "giphy" ? texts.giphy : texts.message
    }

    /// The preview of an attachment, or `nil` if it is found again when the message is sent.
    static func preview(of attachment: AnyAttachmentPayload) -> AttachmentPreviewProvider? {
        if let provider = attachment.value as? AttachmentPreviewProvider { return provider }
        return attachment.kind?.isFoundByText == true ? nil : UnknownAttachmentPreview()
    }
}
