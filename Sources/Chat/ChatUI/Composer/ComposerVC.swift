import ChatLook
import ChatModels
import Client
import HeadlessUIKit

/// The composer of a channel or a thread.
///
/// A picture shows one of its states. The state is determined by ``content`` and the channel:
///
///     composer.content.text = "On my way"
///     composer.content.quoteMessage(message)
///
/// To simulate typing, set the text of the text view and call its delegate. A partial command or mention shows
/// suggestions.
open class ComposerVC: ComponentViewController, ThemeProvider, UITextViewDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate, InputTextViewClipboardAttachmentDelegate
{
    // MARK: Content

    /// The message in the composer.
    public var content: Content = .initial() {
        didSet { updateContentIfNeeded() }
    }

    /// The controller of the channel.
    open var channelController: ChatChannelController? {
        didSet { updateContentIfNeeded() }
    }

    /// The features of the channel's type.
    public var channelConfig: ChannelConfig? { channelController?.channel?.config }

    /// The preview of a link above the field, if `Components` enables it. Nothing is fetched, so it has to be set.
    public var linkPreview: LinkAttachmentPayload? {
        didSet { updateContentIfNeeded() }
    }

    /// The commands or users to suggest whatever the text is; `nil` for those that match the text.
    public var suggestions: ChatSuggestionsVC.Content? {
        didSet {
            if suggestions == nil { suggestionsVC.content = nil }
            updateContentIfNeeded()
        }
    }

    /// Finds links in the text.
    open lazy var linkDetector = TextLinkDetector.shared

    /// Whether the buttons before the field are collapsed, as while text is entered.
    open var isInputShrunk: Bool { !content.text.isEmpty && !content.hasCommand && canSendMessage }

    // MARK: Parts

    /// The bar.
    open private(set) lazy var composerView: ComposerView = components.messageComposerView.init()

    /// The previews of attachments.
    open private(set) lazy var attachmentsVC: AttachmentsPreviewVC = components.messageComposerAttachmentsVC.init()

    /// Covers the composer while a voice message is recorded.
    open private(set) lazy var voiceRecordingVC: VoiceRecordingVC = makeVoiceRecordingVC()

    /// The suggested commands or users.
    open private(set) lazy var suggestionsVC: ChatSuggestionsVC = components.suggestionsVC.init()

    /// The picker for images and videos. The system's picker isn't drawn, and a picture with it says so.
    open private(set) lazy var mediaPickerVC: UIViewController = makeImagePicker(
        .photoLibrary, mediaTypes: ["public.image", "public.movie"])

    /// The camera. The system's camera isn't drawn, and a picture with it says so.
    open private(set) lazy var cameraVC: UIViewController = makeImagePicker(.camera, mediaTypes: ["public.image"])

    /// The picker for files. The system's picker isn't drawn, and a picture with it says so.
    open private(set) lazy var filePickerVC: UIViewController = makeFilePicker()

    /// Whether ``voiceRecordingVC`` shows a recording because ``content`` has one.
    final var isShowingRecordingOfContent = false

    // MARK: Capabilities

    /// Whether the user may send messages.
    open var canSendMessage: Bool { channelController?.channel?.canSendMessage ?? true }

    /// Whether the user may attach files.
    open var canUploadFiles: Bool { channelController?.channel?.canUploadFile ?? true }

    /// Whether there are commands.
    open var hasCommands: Bool { channelConfig.map { !$0.commands.isEmpty } ?? true }

    /// Whether the user may send links.
    open var canSendLinks: Bool { channelController?.channel?.canSendLinks ?? true }

    /// Whether the user may create polls, which isn't possible in a thread.
    open var canSendPoll: Bool {
        guard let channel = channelController?.channel else { return false }
        return channel.canSendPoll && channel.config.pollsEnabled && !content.isInsideThread
    }

    /// Whether the user has to wait in slow mode.
    open var isWaiting: Bool { content.cooldownTime > 0 && channelController?.channel?.canSkipSlowMode != true }

    /// The largest file that can be attached, in bytes.
    open var maxAttachmentSize: Int64 { 100 * 1024 * 1024 }

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        let input = composerView.inputMessageView
        input.textView.delegate = self
        input.textView.clipboardAttachmentDelegate = self
        let actions: [(UIButton, (ComposerVC, UIButton) -> Void)] = [
            (composerView.dismissButton, { composer, _ in composer.dismissEditingOrQuoting() }),
            (composerView.shrinkInputButton, { $0.shrinkInput(sender: $1) }),
            (composerView.attachmentButton, { $0.showAttachmentsPicker(sender: $1) }),
            (composerView.commandsButton, { $0.showAvailableCommands(sender: $1) }),
            (input.clearButton, { $0.clearContent(sender: $1) }),
            (composerView.sendButton, { $0.publishMessage(sender: $1) }),
            (composerView.confirmButton, { $0.publishMessage(sender: $1) }),
        ]
        for (button, action) in actions {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let self, let button else { return }
                    action(self, button)
                }, for: .touchUpInside)
        }
        composerView.checkboxControl.addAction(
            UIAction { [weak self] _ in self?.composerView.checkboxControl.isSelected.toggle() }, for: .touchUpInside)
        composerView.linkPreviewView.onClose = { [weak self] in self?.linkPreview = nil }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(composerView)
        setupAttachmentsView()
        if components.isVoiceRecordingEnabled { setUpVoiceRecording() }
    }

    /// Puts the previews of attachments into the field.
    open func setupAttachmentsView() {
        addChild(attachmentsVC)
        composerView.inputMessageView.attachmentsViewContainer.embed(attachmentsVC.view)
        attachmentsVC.didMove(toParent: self)
        attachmentsVC.didTapRemoveItemButton = { [weak self] index in
            guard let self, self.content.attachments.indices.contains(index) else { return }
            self.content.attachments.remove(at: index)
        }
    }

    override open func updateContent() {
        super.updateContent()

        updateText()
        updatePlaceholderLabel()
        updateTitleLabel()
        updateInputMessageView()
        updateAttachmentsView()
        updateLinkPreview()
        updateLeadingContainer()
        updateTrailingContainer()
        updateCheckmarkControl()
        updateSuggestions()
        updateVoiceRecording()
    }

    // MARK: Updating the content

    /// Updates the text, with its links in color if link previews are enabled.
    open func updateText() {
        let textView = composerView.inputMessageView.textView
        if textView.text != content.text { textView.text = content.text }
        guard components.isComposerLinkPreviewEnabled else { return }
        let caret = textView.selectedRange
        textView.highlightLinks(links: linkDetector.links(in: content.text))
        textView.selectedRange = caret
    }

    /// Updates the placeholder.
    open func updatePlaceholderLabel() {
        let textView = composerView.inputMessageView.textView
        textView.placeholderLabel.text = placeholder
        textView.placeholderLabel.isHidden = !content.text.isEmpty
        textView.isEditable = canSendMessage
        textView.setNeedsLayout()
    }

    /// Updates the title above the field, for editing and quoting.
    open func updateTitleLabel() {
        switch content.state {
        case .edit: composerView.titleLabel.text = L10n.Composer.Title.edit
        case .quote: composerView.titleLabel.text = L10n.Composer.Title.reply
        default: composerView.titleLabel.text = nil
        }
        composerView.headerView.isHidden = composerView.titleLabel.text == nil
    }

    /// Updates the quoted message and the command.
    open func updateInputMessageView() {
        composerView.inputMessageView.content = InputChatMessageView.Content(
            quotingMessage: content.quotingMessage, command: content.command, channel: channelController?.channel)
    }

    /// Updates the previews of attachments.
    open func updateAttachmentsView() {
        attachmentsVC.content = content.attachments.compactMap(Self.preview)
        composerView.inputMessageView.attachmentsViewContainer.isHidden = attachmentsVC.content.isEmpty
    }

    /// Updates the link preview.
    open func updateLinkPreview() {
        let isShown = components.isComposerLinkPreviewEnabled && linkPreview != nil
        if let linkPreview { composerView.linkPreviewView.content = .init(linkAttachmentPayload: linkPreview) }
        composerView.linkPreviewView.isHidden = !isShown
    }

    /// Updates the buttons before the field: none with a command, one while text is entered.
    open func updateLeadingContainer() {
        let canBegin = canSendMessage && !isInputShrunk && !content.hasCommand
        composerView.shrinkInputButton.isHidden = !isInputShrunk
        composerView.attachmentButton.isHidden = !canBegin || !canUploadFiles
        composerView.commandsButton.isHidden = !canBegin || !hasCommands || !content.attachments.isEmpty
    }

    /// Updates the button after the field: send, confirm, or the seconds in slow mode.
    open func updateTrailingContainer() {
        let isEditing = content.state == .edit
        composerView.sendButton.isHidden = isEditing || isWaiting
        composerView.confirmButton.isHidden = !isEditing || isWaiting
        composerView.cooldownView.isHidden = !isWaiting
        composerView.recordButton.isHidden = isEditing || isWaiting || !canUploadFiles
        composerView.cooldownView.content = .init(cooldown: content.cooldownTime)
        for button in [composerView.sendButton, composerView.confirmButton] {
            button.isEnabled = canSendMessage && !content.isEmpty
        }
    }

    /// Updates the checkbox in a thread, which also sends a reply to the channel.
    open func updateCheckmarkControl() {
        let texts = L10n.Composer.Checkmark.self
        let isDirect = channelController?.channel?.isDirectMessageChannel == true
        composerView.checkboxControl.label.text = isDirect ? texts.directMessageReply : texts.channelReply
        composerView.bottomContainer.isHidden = !content.isInsideThread
    }

    /// Updates the suggestions for the text.
    open func updateSuggestions() {
        let textView = composerView.inputMessageView.textView
        if let suggestions {
            suggestionsVC.content = suggestions
            showSuggestions()
        } else if let command = typingCommand(in: textView) {
            showCommandSuggestions(for: command)
        } else if let (mention, range) = typingMention(in: textView) {
            showMentionSuggestions(for: mention, mentionRange: range)
        } else {
            dismissSuggestions()
        }
    }

    // MARK: Suggestions

    /// Returns the partial command, without its slash.
    open func typingCommand(in textView: UITextView) -> String? {
        guard channelConfig?.commands.isEmpty == false, !content.hasCommand, content.state != .edit else { return nil }
        let options = TypingSuggestionOptions(symbol: "/", shouldTriggerOnlyAtStart: true)
        return TypingSuggester(options: options).typingSuggestion(in: textView)?.text
    }

    /// Returns the partial mention without its symbol, and its range in the text.
    open func typingMention(in textView: UITextView) -> (String, NSRange)? {
        let suggester = TypingSuggester(options: TypingSuggestionOptions(symbol: "@"))
        return suggester.typingSuggestion(in: textView).map { ($0.text, $0.locationRange) }
    }

    /// Suggests the commands that begin with the typed text. A complete name becomes the command of the message.
    open func showCommandSuggestions(for typingCommand: String) {
        let typed = typingCommand.lowercased()
        let commands = channelConfig?.commands ?? []
        if let command = commands.first(where: { $0.name.lowercased() == typed }), !content.hasCommand {
            dismissSuggestions()
            return content.addCommand(command)
        }
        let matches = commands.filter { $0.name.lowercased().hasPrefix(typed) }
        suggestionsVC.content = .commands(matches)
        suggestionsVC.didSelectItemAt = { [weak self] index in
            guard let self, matches.indices.contains(index) else { return }
            self.dismissSuggestions()
            self.content.addCommand(matches[index])
        }
        showSuggestions()
    }

    /// Suggests the users whose names or identifiers match the typed text.
    open func showMentionSuggestions(for typingMention: String, mentionRange: NSRange) {
        let users = mentionCandidates(for: typingMention)
        suggestionsVC.content = .mentions(users)
        suggestionsVC.didSelectItemAt = { [weak self] index in
            guard let self, users.indices.contains(index) else { return }
            self.mention(users[index], at: mentionRange)
        }
        showSuggestions()
    }

    /// Searches for users if everyone can be mentioned; `nil` without a controller of the channel.
    open lazy var userSearchController: ChatUserSearchController! = channelController?.client.userSearchController()

    /// Returns the users who can be mentioned: the members and watchers of the channel, or all known users with
    /// `Components.mentionAllAppUsers`.
    open func mentionCandidates(for typingMention: String) -> [ChatUser] {
        guard let channelController, let channel = channelController.channel else { return [] }
        var users: [ChatUser] = channel.lastActiveMembers + channel.lastActiveWatchers
        if components.mentionAllAppUsers {
            userSearchController.search(term: typingMention)
            users = userSearchController.userArray
        }
        return searchUsers(users, by: typingMention, excludingId: channelController.client.currentUserId)
    }

    /// The text of a user's mention, without the `@`.
    open func mentionText(for user: ChatUser) -> String {
        if let name = user.name, !name.isEmpty { return name }
        return user.id
    }

    /// Shows the suggestions, if there are any. They are above the composer, in the view around it.
    open func showSuggestions() {
        guard !suggestionsVC.isEmpty, let host = parent?.view ?? view.superview else { return dismissSuggestions() }
        let floating: UIView = suggestionsVC.view
        floating.removeFromSuperview()
        host.addSubview(floating.withoutAutoresizingMaskConstraints)
        floating.pin(anchors: [.leading, .trailing], to: host)
        NSLayoutConstraint.activate([
            floating.bottomAnchor.pin(equalTo: composerView.topAnchor),
            floating.heightAnchor.pin(
                equalToConstant: suggestionsVC.fittingHeight(width: host.bounds.width)),
        ])
    }

    /// Hides the suggestions.
    open func dismissSuggestions() { suggestionsVC.viewIfLoaded?.removeFromSuperview() }

    // MARK: Buttons

    /// Cancels editing or quoting.
    open func dismissEditingOrQuoting() { content.clear() }

    /// Removes the command and its text.
    open func clearContent(sender: UIButton) { content.clear() }

    /// Called when the collapsed buttons before the field are tapped.
    open func shrinkInput(sender: UIButton) { shrinkInput() }

    /// Expands the buttons before the field.
    open func shrinkInput() {
        composerView.shrinkInputButton.isHidden = true
        composerView.attachmentButton.isHidden = !canUploadFiles
        composerView.commandsButton.isHidden = !hasCommands
    }

    /// Shows or hides all commands.
    open func showAvailableCommands(sender: UIButton) {
        if suggestionsVC.isPresented { dismissSuggestions() } else { showCommandSuggestions(for: "") }
    }

    // MARK: Sending

    /// Sends or edits the message, and resets the content. If the text has links that aren't allowed, an alert is shown
    /// instead.
    open func publishMessage(sender: UIButton) {
        guard canSendLinks || linkDetector.links(in: content.text).isEmpty else {
            return showAlert(L10n.Composer.linksDisabled)
        }
        let text = content.command.map { "/\($0.name) \(content.text)" } ?? content.text
        if let editingMessage = content.editingMessage {
            editMessage(withId: editingMessage.id, newText: text)
        } else {
            createNewMessage(text: text)
            let cooldown = channelController?.channel?.cooldownDuration ?? 0
            if cooldown > 0 { content.slowMode(cooldown: cooldown) }
        }
        linkPreview = nil
        content.clear()
    }

    /// Sends a new message to the channel or the thread.
    open func createNewMessage(text: String) {
        guard let channelController, let cid = channelController.cid else { return }
        let mentioned = mentionedUserIds(in: text)
        if let parent = content.threadMessage {
            channelController.client.messageController(cid: cid, messageId: parent.id).createNewReply(
                text: text, attachments: content.attachments, mentionedUserIds: mentioned,
                showReplyInChannel: composerView.checkboxControl.isSelected,
                quotedMessageId: content.quotingMessage?.id, skipEnrichUrl: content.skipEnrichUrl,
                extraData: content.extraData)
        } else {
            channelController.createNewMessage(
                text: text, attachments: content.attachments, mentionedUserIds: mentioned,
                quotedMessageId: content.quotingMessage?.id, skipEnrichUrl: content.skipEnrichUrl,
                extraData: content.extraData)
        }
    }

    /// Edits a sent message.
    open func editMessage(withId id: MessageId, newText: String) {
        guard let channelController, let cid = channelController.cid else { return }
        channelController.client.messageController(cid: cid, messageId: id).editMessage(
            text: newText, skipEnrichUrl: content.skipEnrichUrl, attachments: content.attachments,
            extraData: content.extraData)
    }

    // MARK: Attaching

    /// The choices of the attachment picker, from top to bottom.
    open var attachmentsPickerActions: [UIAlertAction] {
        let texts = L10n.Composer.Picker.self
        let poll = UIAlertAction(title: texts.poll, style: .default) { [weak self] _ in self?.showPollCreation() }
        return [
            UIAlertAction(title: texts.media, style: .default) { [weak self] _ in self?.showMediaPicker() },
            UIAlertAction(title: texts.file, style: .default) { [weak self] _ in self?.showFilePicker() },
            UIAlertAction(title: texts.camera, style: .default) { [weak self] _ in self?.showCamera() },
        ] + (canSendPoll ? [poll] : []) + [UIAlertAction(title: texts.cancel, style: .cancel)]
    }

    /// Called when the attachment button is tapped.
    open func showAttachmentsPicker(sender: UIButton) { showAttachmentsPicker() }

    /// Shows the attachment picker.
    open func showAttachmentsPicker() {
        let alert = UIAlertController(
            title: nil, message: L10n.Composer.Picker.title, preferredStyle: .actionSheet)
        for action in attachmentsPickerActions { alert.addAction(action) }
        present(alert, animated: true)
    }

    /// Shows the picker for images and videos.
    open func showMediaPicker() { present(mediaPickerVC, animated: true) }

    /// Shows the picker for files.
    open func showFilePicker() { present(filePickerVC, animated: true) }

    /// Shows the camera.
    open func showCamera() { present(cameraVC, animated: true) }

    /// Shows the form of a new poll.
    open func showPollCreation() {
        let form = components.pollCreationVC.init()
        form.channelController = channelController
        present(components.navigationVC.init(rootViewController: form), animated: true)
    }

    /// Attaches a local file by its URL.
    open func addAttachmentToContent(from url: URL, type: AttachmentType) throws {
        try addAttachmentToContent(from: url, type: type, info: [:])
    }

    /// Attaches a local file.
    ///
    /// - Parameter info: Properties of the file besides its name and size.
    open func addAttachmentToContent(
        from url: URL, type: AttachmentType, info: [LocalAttachmentInfoKey: Any]
    ) throws {
        try addAttachmentToContent(from: url, type: type, info: info, extraData: nil)
    }

    /// Attaches a local file, with custom data.
    ///
    /// - Throws: An ``AttachmentValidationError`` if the file or the number of attachments is too large, or the error
    ///   of a file that can't be read.
    open func addAttachmentToContent(
        from url: URL, type: AttachmentType, info: [LocalAttachmentInfoKey: Any], extraData: (any Encodable)?
    ) throws {
        let attachment = try AnyAttachmentPayload(
            localFileURL: url, attachmentType: type, localMetadata: AnyAttachmentLocalMetadata(info),
            extraData: extraData)
        guard try AttachmentFile(url: url).size <= maxAttachmentSize else {
            throw AttachmentValidationError.maxFileSizeExceeded
        }
        let limit = channelController?.client.config.maxAttachmentCountPerMessage ?? .max
        guard content.attachments.count < limit else {
            throw AttachmentValidationError.maxAttachmentsCountPerMessageExceeded(limit: limit)
        }
        content.attachments.append(attachment)
    }

    /// Shows an alert for a file that is too large.
    open func showAttachmentExceedsMaxSizeAlert() {
        showAlert(L10n.Attachment.maxSizeExceeded)
    }

    /// Attaches the chosen image or video.
    open func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        if let video = info[.mediaURL] as? URL {
            attach(video, type: .video)
        } else if let picture = info[.imageURL] as? URL {
            attach(picture, type: .image)
        } else if let picture = (info[.editedImage] ?? info[.originalImage]) as? UIImage {
            attach(picture)
        }
    }

    /// Attaches the chosen files.
    open func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls { attach(url, type: AttachmentType(fileExtension: url.pathExtension)) }
    }

    /// Attaches a pasted image.
    open func inputTextView(_ inputTextView: InputTextView, didPasteImage image: UIImage) { attach(image) }

    // MARK: Typing

    /// Updates the content from the text view.
    open func textViewDidChange(_ textView: UITextView) {
        content.text = textView.text
        updateKeystrokeEvents()
    }

    /// Sends typing events to the channel, if they are enabled.
    open func updateKeystrokeEvents() {
        guard let channelController, channelController.areTypingEventsEnabled else { return }
        if content.text.isEmpty {
            channelController.sendStopTypingEvent(parentMessageId: content.threadMessage?.id)
        } else {
            channelController.sendKeystrokeEvent(parentMessageId: content.threadMessage?.id)
        }
    }

    /// Whether typed text is accepted: not if the message would exceed the channel's limit.
    open func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        guard let channelConfig, channelConfig.maxMessageLength > 0 else { return true }
        let typed = (textView.text as NSString).replacingCharacters(in: range, with: text)
        return typed.count <= channelConfig.maxMessageLength
    }
}
