import ChatLook
import ChatModels
import HeadlessUIKit

/// The composer of a channel or a thread: where messages are written.
///
/// A picture shows one of its states. Nothing is typed and nothing is sent; what the state is follows from
/// ``content`` and from the channel:
///
///     composer.content.text = "On my way"
///     composer.content.quoteMessage(message)
open class ComposerVC: ComponentViewController, ThemeProvider, UITextViewDelegate {
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

    /// Commands or users that go with what was typed; `nil` for none.
    public var suggestions: ChatSuggestionsVC.Content? {
        didSet { updateContentIfNeeded() }
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

    /// The commands or users that could come next in the text.
    open private(set) lazy var suggestionsVC: ChatSuggestionsVC = components.suggestionsVC.init()

    // MARK: Abilities

    /// Whether the user may write here at all.
    open var canSendMessage: Bool { channelController?.channel?.canSendMessage ?? true }

    /// Whether the user may attach something.
    open var canUploadFiles: Bool { channelController?.channel?.canUploadFile ?? true }

    /// Whether there are commands.
    open var hasCommands: Bool { channelConfig.map { !$0.commands.isEmpty } ?? true }

    /// Whether the user has to wait before the next message.
    open var isWaiting: Bool { content.cooldownTime > 0 && channelController?.channel?.canSkipSlowMode != true }

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        let input = composerView.inputMessageView
        input.textView.delegate = self
        let actions: [(UIButton, () -> Void)] = [
            (composerView.dismissButton, { [weak self] in self?.dismissEditingOrQuoting() }),
            (composerView.shrinkInputButton, { [weak self] in self?.shrinkInput() }),
            (composerView.attachmentButton, { [weak self] in self?.showAttachmentsPicker() }),
            (input.clearButton, { [weak self] in self?.content.clear() }),
        ]
        for (button, action) in actions { button.addAction(UIAction { _ in action() }, for: .touchUpInside) }
        composerView.checkboxControl.addAction(
            UIAction { [weak self] _ in self?.composerView.checkboxControl.isSelected.toggle() }, for: .touchUpInside)
        composerView.linkPreviewView.onClose = { [weak self] in self?.linkPreview = nil }
        attachmentsVC.didTapRemoveItemButton = { [weak self] index in
            guard let self, self.content.attachments.indices.contains(index) else { return }
            self.content.attachments.remove(at: index)
        }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(composerView)
        addChild(attachmentsVC)
        composerView.inputMessageView.attachmentsViewContainer.embed(attachmentsVC.view)
        attachmentsVC.didMove(toParent: self)
    }

    override open func updateContent() {
        super.updateContent()

        updateText()
        updatePlaceholder()
        updateTitle()
        updateInput()
        updateAttachments()
        updateLinkPreview()
        updateLeadingButtons()
        updateTrailingButtons()
        updateCheckbox()
        updateSuggestions()
    }

    // MARK: Actions

    /// Ends editing or quoting.
    open func dismissEditingOrQuoting() { content.clear() }

    /// Called when the buttons before the field are wanted back.
    open func shrinkInput() {
        composerView.shrinkInputButton.isHidden = true
        composerView.attachmentButton.isHidden = !canUploadFiles
        composerView.commandsButton.isHidden = !hasCommands
    }

    /// Asks what is to be attached. The question is presented, not drawn.
    open func showAttachmentsPicker() {
        let texts = L10n.Composer.Picker.self
        let alert = UIAlertController(title: nil, message: texts.title, preferredStyle: .actionSheet)
        for title in [texts.media, texts.file, texts.camera] {
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in })
        }
        alert.addAction(UIAlertAction(title: texts.cancel, style: .cancel) { _ in })
        present(alert, animated: true)
    }
}
