import ChatLook
import ChatModels
import HeadlessUIKit

/// The steps that bring the parts of the composer up to date with its content.
extension ComposerVC {
    /// The text, its links in colour if previews of links are shown.
    func updateText() {
        let textView = composerView.inputMessageView.textView
        if textView.text != content.text { textView.text = content.text }
        guard components.isComposerLinkPreviewEnabled else { return }
        textView.highlightLinks(links: linkDetector.links(in: content.text))
    }

    func updatePlaceholder() {
        let texts = L10n.Composer.Placeholder.self
        let placeholder =
            if !canSendMessage {
                texts.messageDisabled
            } else if isWaiting {
                texts.slowMode
            } else if content.command?.name.lowercased() == "giphy" {
                texts.giphy
            } else {
                texts.message
            }
        let textView = composerView.inputMessageView.textView
        textView.placeholderLabel.text = placeholder
        textView.placeholderLabel.isHidden = !content.text.isEmpty
        textView.isEditable = canSendMessage
        textView.setNeedsLayout()
    }

    /// The preview of an attachment, or `nil` if there is none since it is found again when the message is sent.
    private static func preview(of attachment: AnyAttachmentPayload) -> AttachmentPreviewProvider? {
        if let provider = attachment.value as? AttachmentPreviewProvider { return provider }
        return attachment.kind?.isFoundByText == true ? nil : UnknownAttachmentPreview()
    }

    /// The line that says that a message is edited or quoted.
    func updateTitle() {
        switch content.state {
        case .edit: composerView.titleLabel.text = L10n.Composer.Title.edit
        case .quote: composerView.titleLabel.text = L10n.Composer.Title.reply
        default: composerView.titleLabel.text = nil
        }
        composerView.headerView.isHidden = composerView.titleLabel.text == nil
    }

    func updateInput() {
        composerView.inputMessageView.content = InputChatMessageView.Content(
            quotingMessage: content.quotingMessage, command: content.command, channel: channelController?.channel)
    }

    func updateAttachments() {
        attachmentsVC.content = content.attachments.compactMap(Self.preview)
        composerView.inputMessageView.attachmentsViewContainer.isHidden = attachmentsVC.content.isEmpty
    }

    func updateLinkPreview() {
        let isShown = components.isComposerLinkPreviewEnabled && linkPreview != nil
        if let linkPreview { composerView.linkPreviewView.content = .init(linkAttachmentPayload: linkPreview) }
        composerView.linkPreviewView.isHidden = !isShown
    }

    /// The buttons before the field: none with a command, one while something is written.
    func updateLeadingButtons() {
        let canBegin = canSendMessage && !isInputShrunk && !content.hasCommand
        composerView.shrinkInputButton.isHidden = !isInputShrunk
        composerView.attachmentButton.isHidden = !canBegin || !canUploadFiles
        composerView.commandsButton.isHidden = !canBegin || !hasCommands || !content.attachments.isEmpty
    }

    /// The button after the field: to send, to confirm, or the seconds to wait.
    func updateTrailingButtons() {
        let isEditing = content.state == .edit
        composerView.sendButton.isHidden = isEditing || isWaiting
        composerView.confirmButton.isHidden = !isEditing || isWaiting
        composerView.cooldownView.isHidden = !isWaiting
        composerView.recordButton.isHidden = isEditing || isWaiting
        composerView.cooldownView.content = .init(cooldown: content.cooldownTime)
        for button in [composerView.sendButton, composerView.confirmButton] {
            button.isEnabled = canSendMessage && !content.isEmpty
        }
    }

    /// Whether a reply is also sent to the channel, or to the person.
    func updateCheckbox() {
        let texts = L10n.Composer.Checkmark.self
        let isDirect = channelController?.channel?.isDirectMessageChannel == true
        composerView.checkboxControl.label.text = isDirect ? texts.directMessageReply : texts.channelReply
        composerView.bottomContainer.isHidden = !content.isInsideThread
    }

    /// The suggestions float over what is above the composer, so that they belong to the view around it.
    func updateSuggestions() {
        suggestionsVC.content = suggestions
        guard suggestions != nil, !suggestionsVC.isEmpty, let host = parent?.view ?? view.superview else {
            suggestionsVC.viewIfLoaded?.removeFromSuperview()
            return
        }
        let floating: UIView = suggestionsVC.view
        floating.removeFromSuperview()
        host.addSubview(floating.withoutAutoresizingMaskConstraints)
        floating.pin(anchors: [.leading, .trailing], to: host)
        NSLayoutConstraint.activate([
            floating.bottomAnchor.pin(equalTo: composerView.topAnchor),
            floating.heightAnchor.pin(equalToConstant: suggestionsVC.fittingHeight),
        ])
    }
}
