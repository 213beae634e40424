import ChatLook
import ChatModels
import Client
import HeadlessUIKit

/// The composer of a channel or a thread: where messages are written.
///
/// A picture shows one of its states. What the state is follows from ``content`` and from the channel:
///
///     composer.content.text = "On my way"
///     composer.content.quoteMessage(message)
///
/// Typing is setting the text of the text view and calling its delegate, as tests do. Then a command or a mention that
/// is being typed brings up suggestions.
open class ComposerVC: ComponentViewController, ThemeProvider, UITextViewDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate, InputTextViewClipboardAttachmentDelegate
{
    // MARK: Content

    /// The message that is being written.
    public var content: Content = .initial() {
        didSet { updateContentIfNeeded() }
    }

    /// The channel that is written to.
    open var channelController: ChatChannelController? {
        didSet { updateContentIfNeeded() }
    }

    /// The features of the channel's type.
    public var channelConfig: ChannelConfig? { channelController?.channel?.config }

    /// The linked page above the field, if `Components` ask for previews. Nothing is fetched: a page is given.
    public var linkPreview: LinkAttachmentPayload? {
        didSet { updateContentIfNeeded() }
    }

    /// Commands or users that are suggested whatever was typed; `nil` for those that go with what was typed.
    public var suggestions: ChatSuggestionsVC.Content? {
        didSet {
            if suggestions == nil { suggestionsVC.content = nil }
            updateContentIfNeeded()
        }
    }

    /// Finds links in the text.
    open lazy var linkDetector = TextLinkDetector.shared

    /// Whether the buttons before the field make room for it, as they do while something is written.
    open var isInputShrunk: Bool { !content.text.isEmpty && !content.hasCommand && canSendMessage }

    // MARK: Parts

    /// The bar.
    open private(set) lazy var composerView: ComposerView = components.messageComposerView.init()

    /// The previews of attachments.
    open private(set) lazy var attachmentsVC: AttachmentsPreviewVC = components.messageComposerAttachmentsVC.init()

    /// Covers the bar while a voice message is recorded.
    open private(set) lazy var voiceRecordingVC: VoiceRecordingVC = makeVoiceRecordingVC()

    /// The commands or users that could come next in the text.
    open private(set) lazy var suggestionsVC: ChatSuggestionsVC = components.suggestionsVC.init()

    /// Where a picture or a video is chosen. The system's own screen is not drawn: a picture says so.
    open private(set) lazy var mediaPickerVC: UIViewController = makeImagePicker(
        .photoLibrary, mediaTypes: ["public.image", "public.movie"])

    /// Where a picture is taken. The system's own screen is not drawn: a picture says so.
    open private(set) lazy var cameraVC: UIViewController = makeImagePicker(.camera, mediaTypes: ["public.image"])

    /// Where a file is chosen. The system's own screen is not drawn: a picture says so.
    open private(set) lazy var filePickerVC: UIViewController = makeFilePicker()

    /// Whether ``voiceRecordingVC`` shows a recording because ``content`` has one.
    final var isShowingRecordingOfContent = false

    // MARK: Abilities

    /// Whether the user may write here at all.
    open var canSendMessage: Bool { channelController?.channel?.canSendMessage ?? true }

    /// Whether the user may attach something.
    open var canUploadFiles: Bool { channelController?.channel?.canUploadFile ?? true }

    /// Whether there are commands.
    open var hasCommands: Bool { channelConfig.map { !$0.commands.isEmpty } ?? true }

    /// Whether the message may have links.
    open var canSendLinks: Bool { channelController?.channel?.canSendLinks ?? true }

    /// Whether the user may ask others for their votes: not in a thread.
    open var canSendPoll: Bool {
        guard let channel = channelController?.channel else { return false }
        return channel.canSendPoll && channel.config.pollsEnabled && !content.isInsideThread
    }

    /// Whether the user has to wait before the next message.
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

    // MARK: Steps of the content

    /// Shows the text, its links in color if previews of links are shown.
    open func updateText() {
        let textView = composerView.inputMessageView.textView
        if textView.text != content.text { textView.text = content.text }
        guard components.isComposerLinkPreviewEnabled else { return }
        let caret = textView.selectedRange
        textView.highlightLinks(links: linkDetector.links(in: content.text))
        textView.selectedRange = caret
    }

    /// Says in the empty field what can be written.
    open func updatePlaceholderLabel() {
        let textView = composerView.inputMessageView.textView
        textView.placeholderLabel.text = placeholder
        textView.placeholderLabel.isHidden = !content.text.isEmpty
        textView.isEditable = canSendMessage
        textView.setNeedsLayout()
    }

    /// Says above the field that a message is edited or quoted.
    open func updateTitleLabel() {
        switch content.state {
        case .edit: composerView.titleLabel.text = L10n.Composer.Title.edit
        case .quote: composerView.titleLabel.text = L10n.Composer.Title.reply
        default: composerView.titleLabel.text = nil
        }
        composerView.headerView.isHidden = composerView.titleLabel.text == nil
    }

    /// Shows the quoted message and the command.
    open func updateInputMessageView() {
        composerView.inputMessageView.content = InputChatMessageView.Content(
            quotingMessage: content.quotingMessage, command: content.command, channel: channelController?.channel)
    }

    /// Shows the previews of attachments.
    open func updateAttachmentsView() {
        attachmentsVC.content = content.attachments.compactMap(Self.preview)
        composerView.inputMessageView.attachmentsViewContainer.isHidden = attachmentsVC.content.isEmpty
    }

    /// Shows the linked page.
    open func updateLinkPreview() {
        let isShown = components.isComposerLinkPreviewEnabled && linkPreview != nil
        if let linkPreview { composerView.linkPreviewView.content = .init(linkAttachmentPayload: linkPreview) }
        composerView.linkPreviewView.isHidden = !isShown
    }

    /// Shows the buttons before the field: none with a command, one while something is written.
    open func updateLeadingContainer() {
        let canBegin = canSendMessage && !isInputShrunk && !content.hasCommand
        composerView.shrinkInputButton.isHidden = !isInputShrunk
        composerView.attachmentButton.isHidden = !canBegin || !canUploadFiles
        composerView.commandsButton.isHidden = !canBegin || !hasCommands || !content.attachments.isEmpty
    }

    /// Shows the button after the field: to send, to confirm, or the seconds to wait.
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

    /// Asks in a thread whether a reply is also sent to the channel, or to the person.
    open func updateCheckmarkControl() {
        let texts = L10n.Composer.Checkmark.self
        let isDirect = channelController?.channel?.isDirectMessageChannel == true
        composerView.checkboxControl.label.text = isDirect ? texts.directMessageReply : texts.channelReply
        composerView.bottomContainer.isHidden = !content.isInsideThread
    }

    /// Suggests what goes with what was typed.
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

    /// Returns the command that is being typed, without its slash.
    open func typingCommand(in textView: UITextView) -> String? {
        guard channelConfig?.commands.isEmpty == false, !content.hasCommand, content.state != .edit else { return nil }
        let options = TypingSuggestionOptions(symbol: "/", shouldTriggerOnlyAtStart: true)
        return TypingSuggester(options: options).typingSuggestion(in: textView)?.text
    }

    /// Returns the mention that is being typed, without its sign, and its place in the text.
    open func typingMention(in textView: UITextView) -> (String, NSRange)? {
        let suggester = TypingSuggester(options: TypingSuggestionOptions(symbol: "@"))
        return suggester.typingSuggestion(in: textView).map { ($0.text, $0.locationRange) }
    }

    /// Suggests the commands whose names begin with what was typed. A whole name becomes the command of the message.
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

    /// Suggests the users whose names or identifiers go with what was typed.
    open func showMentionSuggestions(for typingMention: String, mentionRange: NSRange) {
        let users = mentionCandidates(for: typingMention)
        suggestionsVC.content = .mentions(users)
        suggestionsVC.didSelectItemAt = { [weak self] index in
            guard let self, users.indices.contains(index) else { return }
            self.mention(users[index], at: mentionRange)
        }
        showSuggestions()
    }

    /// Finds who can be mentioned where everybody can be; `nil` without a controller of the channel.
    open lazy var userSearchController: ChatUserSearchController! = channelController?.client.userSearchController()

    /// Returns the users who can be mentioned: those in the channel, or who look at it. With
    /// `Components.mentionAllAppUsers`, they are all whom the client knows.
    open func mentionCandidates(for typingMention: String) -> [ChatUser] {
        guard let channelController, let channel = channelController.channel else { return [] }
        var users: [ChatUser] = channel.lastActiveMembers + channel.lastActiveWatchers
        if components.mentionAllAppUsers {
            userSearchController.search(term: typingMention)
            users = userSearchController.userArray
        }
        return searchUsers(users, by: typingMention, excludingId: channelController.client.currentUserId)
    }

    /// The text by which a user is mentioned, behind the `@`.
    open func mentionText(for user: ChatUser) -> String {
        if let name = user.name, !name.isEmpty { return name }
        return user.id
    }

    /// Brings up the suggestions, if there are any. They float over what is above the composer, so that they belong to
    /// the view around it.
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

    /// Takes the suggestions out of sight.
    open func dismissSuggestions() { suggestionsVC.viewIfLoaded?.removeFromSuperview() }

    // MARK: Buttons

    /// Ends editing or quoting.
    open func dismissEditingOrQuoting() { content.clear() }

    /// Takes the command away, and what was written with it.
    open func clearContent(sender: UIButton) { content.clear() }

    /// Called when the buttons before the field are wanted back.
    open func shrinkInput(sender: UIButton) { shrinkInput() }

    /// Brings the buttons before the field back.
    open func shrinkInput() {
        composerView.shrinkInputButton.isHidden = true
        composerView.attachmentButton.isHidden = !canUploadFiles
        composerView.commandsButton.isHidden = !hasCommands
    }

    /// Shows all commands, or takes them out of sight.
    open func showAvailableCommands(sender: UIButton) {
        if suggestionsVC.isPresented { dismissSuggestions() } else { showCommandSuggestions(for: "") }
    }

    // MARK: Sending

    /// Sends the message, or the change of one, and begins anew. A text with links isn't sent where links aren't allowed:
    /// an alert says so.
    open func publishMessage(sender: UIButton) {
        guard canSendLinks || linkDetector.links(in: content.text).isEmpty else {
            return tell(L10n.Composer.linksDisabled)
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

    /// Sends a new message to the channel, or to the thread that is written to.
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

    /// Changes a message that was sent.
    open func editMessage(withId id: MessageId, newText: String) {
        guard let channelController, let cid = channelController.cid else { return }
        channelController.client.messageController(cid: cid, messageId: id).editMessage(
            text: newText, skipEnrichUrl: content.skipEnrichUrl, attachments: content.attachments,
            extraData: content.extraData)
    }

    // MARK: Attaching

    /// What can be attached, as choices from top to bottom.
    open var attachmentsPickerActions: [UIAlertAction] {
        let texts = L10n.Composer.Picker.self
        let poll = UIAlertAction(title: texts.poll, style: .default) { [weak self] _ in self?.showPollCreation() }
        return [
            UIAlertAction(title: texts.media, style: .default) { [weak self] _ in self?.showMediaPicker() },
            UIAlertAction(title: texts.file, style: .default) { [weak self] _ in self?.showFilePicker() },
            UIAlertAction(title: texts.camera, style: .default) { [weak self] _ in self?.showCamera() },
        ] + (canSendPoll ? [poll] : []) + [UIAlertAction(title: texts.cancel, style: .cancel)]
    }

    /// Called when something is to be attached.
    open func showAttachmentsPicker(sender: UIButton) { showAttachmentsPicker() }

    /// Asks what is to be attached.
    open func showAttachmentsPicker() {
        let alert = UIAlertController(
            title: nil, message: L10n.Composer.Picker.title, preferredStyle: .actionSheet)
        for action in attachmentsPickerActions { alert.addAction(action) }
        present(alert, animated: true)
    }

    /// Lets a picture or a video be chosen.
    open func showMediaPicker() { present(mediaPickerVC, animated: true) }

    /// Lets a file be chosen.
    open func showFilePicker() { present(filePickerVC, animated: true) }

    /// Lets a picture be taken.
    open func showCamera() { present(cameraVC, animated: true) }

    /// Shows the form of a new poll.
    open func showPollCreation() {
        let form = components.pollCreationVC.init()
        form.channelController = channelController
        present(components.navigationVC.init(rootViewController: form), animated: true)
    }

    /// Attaches a file on this device, of which no more is known than its name and size.
    open func addAttachmentToContent(from url: URL, type: AttachmentType) throws {
        try addAttachmentToContent(from: url, type: type, info: [:])
    }

    /// Attaches a file on this device.
    ///
    /// - Parameter info: What is known of the file beside its name and size.
    open func addAttachmentToContent(
        from url: URL, type: AttachmentType, info: [LocalAttachmentInfoKey: Any]
    ) throws {
        try addAttachmentToContent(from: url, type: type, info: info, extraData: nil)
    }

    /// Attaches a file on this device, with data of the application's own.
    ///
    /// - Throws: An ``AttachmentValidationError`` if it is too large or one too many, or the error of a file that can't be
    ///   read.
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

    /// Says that a file is too large.
    open func showAttachmentExceedsMaxSizeAlert() {
        tell(L10n.Attachment.maxSizeExceeded)
    }

    /// Attaches the picture or video that was chosen.
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

    /// Attaches the files that were chosen.
    open func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls { attach(url, type: AttachmentType(fileExtension: url.pathExtension)) }
    }

    /// Attaches a picture that was pasted.
    open func inputTextView(_ inputTextView: InputTextView, didPasteImage image: UIImage) { attach(image) }

    // MARK: Typing

    /// Takes over what was typed.
    open func textViewDidChange(_ textView: UITextView) {
        content.text = textView.text
        updateKeystrokeEvents()
    }

    /// Tells the channel that the user types, or no longer does, if it is interested.
    open func updateKeystrokeEvents() {
        guard let channelController, channelController.areTypingEventsEnabled else { return }
        if content.text.isEmpty {
            channelController.sendStopTypingEvent(parentMessageId: content.threadMessage?.id)
        } else {
            channelController.sendKeystrokeEvent(parentMessageId: content.threadMessage?.id)
        }
    }

    /// Whether what is typed may be put in: not if the message would be longer than the channel allows.
    open func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        guard let channelConfig, channelConfig.maxMessageLength > 0 else { return true }
        let typed = (textView.text as NSString).replacingCharacters(in: range, with: text)
        return typed.count <= channelConfig.maxMessageLength
    }
}
