import ChatModels
import ChatUI
import HeadlessUIKit

/// Overrides everything that the page "Message List" overrides, and records the calls.
///
/// Compiling proves that all signatures are those of the page.
class ExtendedMessageList: ChatMessageListVC {
    private(set) var calls: [String] = []

    private func called(_ name: String = #function) { calls.append(name) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }

    override func setUp() {
        called()
        super.setUp()
    }

    override func setUpLayout() {
        called()
        super.setUpLayout()
    }

    override func setUpAppearance() {
        called()
        super.setUpAppearance()
    }

    override var isTypingEventsEnabled: Bool { super.isTypingEventsEnabled }

    override var isScrollToBottomButtonVisible: Bool { super.isScrollToBottomButtonVisible }

    // MARK: Parts

    private lazy var ownRouter = ChatMessageListRouter(rootViewController: self)
    private lazy var ownOverlay = ChatMessageListScrollOverlayView()
    private lazy var ownIndicator = TypingIndicatorView()
    private lazy var ownList = ChatMessageListView()
    private lazy var ownButton = ScrollToLatestMessageButton()

    override var router: ChatMessageListRouter {
        get { ownRouter }
        set { ownRouter = newValue }
    }

    override var listView: ChatMessageListView { ownList }
    override var dateOverlayView: ChatMessageListScrollOverlayView { ownOverlay }
    override var typingIndicatorView: TypingIndicatorView { ownIndicator }
    override var typingIndicatorViewHeight: CGFloat { super.typingIndicatorViewHeight }
    override var scrollToLatestMessageButton: ScrollToLatestMessageButton { ownButton }

    // MARK: Messages

    override func cellLayoutOptionsForMessage(at indexPath: IndexPath) -> ChatMessageLayoutOptions {
        called()
        return super.cellLayoutOptionsForMessage(at: indexPath)
    }

    override func cellContentClassForMessage(at indexPath: IndexPath) -> ChatMessageContentView.Type {
        called()
        return super.cellContentClassForMessage(at: indexPath)
    }

    override func attachmentViewInjectorClassForMessage(at indexPath: IndexPath) -> AttachmentViewInjector.Type? {
        called()
        return super.attachmentViewInjectorClassForMessage(at: indexPath)
    }

    override func updateMessages(with changes: [ListChange<ChatMessage>], completion: (() -> Void)? = nil) {
        called()
        super.updateMessages(with: changes, completion: completion)
    }

    // MARK: Scrolling

    override func setScrollToLatestMessageButton(visible: Bool, animated: Bool = true) {
        super.setScrollToLatestMessageButton(visible: visible, animated: animated)
    }

    override func scrollToLatestMessage() { super.scrollToLatestMessage() }

    override func scrollToMostRecentMessage(animated: Bool = true) {
        super.scrollToMostRecentMessage(animated: animated)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }

    override func scrollOverlay(
        _ overlay: ChatMessageListScrollOverlayView,
        textForItemAt indexPath: IndexPath
    ) -> String? {
        super.scrollOverlay(overlay, textForItemAt: indexPath)
    }

    // MARK: Typing

    override func showTypingIndicator(typingUsers: [ChatUser]) {
        called()
        super.showTypingIndicator(typingUsers: typingUsers)
    }

    override func hideTypingIndicator() {
        called()
        super.hideTypingIndicator()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        called()
        return super.tableView(tableView, cellForRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        called()
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    // MARK: Gestures

    override func handleTap(_ gesture: UITapGestureRecognizer) { super.handleTap(gesture) }

    override func handleLongPress(_ gesture: UILongPressGestureRecognizer) { super.handleLongPress(gesture) }

    override func didSelectMessageCell(at indexPath: IndexPath) { super.didSelectMessageCell(at: indexPath) }

    override func showThread(messageId: MessageId) {
        called()
        super.showThread(messageId: messageId)
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    // MARK: Destinations of messages

    override func chatMessageActionsVC(
        _ vc: ChatMessageActionsVC,
        message: ChatMessage,
        didTapOnActionItem actionItem: ChatMessageActionItem
    ) {
        super.chatMessageActionsVC(vc, message: message, didTapOnActionItem: actionItem)
    }

    override func chatMessageActionsVCDidFinish(_ vc: ChatMessageActionsVC) { super.chatMessageActionsVCDidFinish(vc) }

    override func messageContentViewDidTapOnErrorIndicator(_ indexPath: IndexPath?) {
        super.messageContentViewDidTapOnErrorIndicator(indexPath)
    }

    override func messageContentViewDidTapOnThread(_ indexPath: IndexPath?) {
        super.messageContentViewDidTapOnThread(indexPath)
    }

    override func messageContentViewDidTapOnQuotedMessage(_ indexPath: IndexPath?) {
        super.messageContentViewDidTapOnQuotedMessage(indexPath)
    }

    override func messageContentViewDidTapOnAvatarView(_ indexPath: IndexPath?) {
        super.messageContentViewDidTapOnAvatarView(indexPath)
    }

    override func galleryMessageContentView(
        at indexPath: IndexPath?,
        didTapAttachmentPreview attachmentId: AttachmentId,
        previews: [GalleryItemPreview]
    ) {
        super.galleryMessageContentView(at: indexPath, didTapAttachmentPreview: attachmentId, previews: previews)
    }

    override func galleryMessageContentView(
        at indexPath: IndexPath?,
        didTakeActionOnUploadingAttachment attachmentId: AttachmentId
    ) {
        super.galleryMessageContentView(at: indexPath, didTakeActionOnUploadingAttachment: attachmentId)
    }

    override func didTapOnLinkAttachment(
        _ attachment: ChatMessageLinkAttachment,
        at indexPath: IndexPath?
    ) {
        super.didTapOnLinkAttachment(attachment, at: indexPath)
    }

    override func didTapOnAttachment(
        _ attachment: ChatMessageFileAttachment,
        at indexPath: IndexPath?
    ) {
        super.didTapOnAttachment(attachment, at: indexPath)
    }

    override func didTapOnAttachmentAction(
        _ action: AttachmentAction,
        at indexPath: IndexPath
    ) {
        super.didTapOnAttachmentAction(action, at: indexPath)
    }
}
