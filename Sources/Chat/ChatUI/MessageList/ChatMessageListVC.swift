import ChatLook
import ChatModels
import Client
import Frames
import HeadlessUIKit
import Rendering

/// The list of messages in a channel or a thread. Row 0 is the newest message, at the bottom.
open class ChatMessageListVC: ComponentViewController, ThemeProvider, UITableViewDataSource, UITableViewDelegate,
    UIGestureRecognizerDelegate, ChatMessageContentViewDelegate, ChatMessageActionsVCDelegate,
    ChatMessageListScrollOverlayDataSource
{
    // MARK: Data

    /// Provides the messages.
    public weak var dataSource: ChatMessageListVCDataSource? {
        didSet { if isViewLoaded { listView.reloadData() } }
    }

    /// The delegate that is notified of events, and provides decorations.
    public weak var delegate: ChatMessageListVCDelegate?

    /// The client of the messages.
    public var client: ChatClient!

    // MARK: Parts

    /// The table.
    open private(set) lazy var listView: ChatMessageListView = UIView.make(components.messageListView)

    /// The day of the visible messages during scrolling.
    open private(set) lazy var dateOverlayView: ChatMessageListScrollOverlayView =
        components.messageListScrollOverlayView.init()

    /// Shows who is typing.
    open private(set) lazy var typingIndicatorView: TypingIndicatorView = components.typingIndicatorView.init()

    /// The height of the typing indicator, in points.
    open private(set) var typingIndicatorViewHeight: CGFloat = 28

    /// The button that scrolls to the newest message.
    open private(set) lazy var scrollToBottomButton: ScrollToBottomButton = components.scrollToBottomButton.init()

    /// The older name of ``scrollToBottomButton``, by which it can also be replaced.
    open var scrollToLatestMessageButton: ScrollToLatestMessageButton { scrollToBottomButton }

    /// The button that scrolls to the first unread message.
    open private(set) lazy var jumpToUnreadMessagesButton: JumpToUnreadMessagesButton =
        components.jumpToUnreadMessagesButton.init()

    /// Opens the destinations of messages.
    open lazy var router: ChatMessageListRouter = components.makeMessageListRouter(for: self)

    /// Asks for confirmation.
    open lazy var alertRouter: AlertsRouter = components.alertsRouter.init(rootViewController: self)

    /// Formats the day of a date separator.
    open lazy var dateSeparatorFormatter: MessageDateSeparatorFormatter = appearance.formatters.messageDateSeparator

    // MARK: Settings

    /// Whether a floating date is shown during scrolling.
    open var isDateOverlayEnabled: Bool { components.messageListDateOverlayEnabled }

    /// Whether a date is shown above the first message of each day.
    open var isDateSeparatorEnabled: Bool { components.messageListDateSeparatorEnabled }

    /// Whether the typing indicator is enabled.
    open var isTypingEventsEnabled: Bool { dataSource?.channel(for: self)?.config.typingEventsEnabled == true }

    /// Whether the button to the newest message is visible: if that message is out of view, or not loaded.
    open var isScrollToBottomButtonVisible: Bool {
        let isScrolled = !listView.isLastCellFullyVisible && listView.contentSize.height > listView.bounds.height
        return isScrolled || dataSource?.isFirstPageLoaded == false
    }

    /// Whether the button to the first unread message is visible.
    open var isJumpToUnreadMessagesButtonVisible: Bool {
        components.isJumpToUnreadEnabled && unreadCount.messages > 0
            && delegate?.chatMessageListShouldShowJumpToUnread(self) == true
    }

    private var unreadCount: ChannelUnreadCount { dataSource?.channel(for: self)?.unreadCount ?? .noUnread }

    /// The properties of the list for its layout options resolver.
    private lazy var listContext = ChatMessageLayoutOptionsResolver.ListContext(
        components: components, config: client?.config)

    /// The message that is being swiped.
    final var pulledIndexPath: IndexPath?

    /// Whether the views above the rows are created, which takes as long as the row of a short message.
    final var hasFloatingViews = true

    /// The boundaries of days.
    private(set) final lazy var days = DayBoundaries(timeZone: RenderSettings.current.zone)

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        listView.dataSource = self
        listView.delegate = self
        addGestureRecognizers()
        if hasFloatingViews { setUpFloatingViews() }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(listView)
        listView.contentInset.bottom = ChatMessageListView.oldestMessageInset
        if hasFloatingViews { placeFloatingViews() }
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = appearance.colorPalette.background
        listView.backgroundColor = appearance.colorPalette.background
    }

    // MARK: Content of rows

    /// Returns the layout options of a message.
    open func cellLayoutOptionsForMessage(at indexPath: IndexPath) -> ChatMessageLayoutOptions {
        guard let dataSource else { return [] }
        return RenderContext.with(listContext, for: ChatMessageLayoutOptionsResolver.ListContext.Key.self) {
            dataSource.chatMessageListVC(self, messageLayoutOptionsAt: indexPath)
        }
    }

    /// The type of the view that shows a message.
    open func cellContentClassForMessage(at indexPath: IndexPath) -> ChatMessageContentView.Type {
        components.messageContentView
    }

    /// The type of the injector of a message's attachments.
    open func attachmentViewInjectorClassForMessage(at indexPath: IndexPath) -> AttachmentViewInjector.Type? {
        guard let message = message(at: indexPath), !message.isDeleted, !message.shouldRenderAsSystemMessage,
            !message.allAttachments.isEmpty || message.poll != nil
        else { return nil }
        return components.attachmentViewCatalog.attachmentViewInjectorClassFor(
            message: message, components: components)
    }

    // MARK: Rows

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        dataSource?.numberOfMessages(in: self) ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let message = message(at: indexPath)
        let cell = listView.dequeueReusableCell(
            contentViewClass: cellContentClassForMessage(at: indexPath),
            attachmentViewInjectorType: attachmentViewInjectorClassForMessage(at: indexPath),
            layoutOptions: cellLayoutOptionsForMessage(at: indexPath),
            for: indexPath,
            message: message)
        guard let message, let contentView = cell.messageContentView else { return cell }

        contentView.delegate = self
        contentView.indexPath = { [weak self, weak cell] in
            guard let self, let cell else { return nil }
            return self.listView.indexPath(for: cell)
        }
        contentView.channel = dataSource?.channel(for: self)
        contentView.currentUserId = client?.currentUserId
        contentView.content = message

        cell.setDecoration(
            for: .header,
            decorationView: delegate?.chatMessageListVC(self, headerViewForMessage: message, at: indexPath))
        cell.setDecoration(
            for: .footer,
            decorationView: delegate?.chatMessageListVC(self, footerViewForMessage: message, at: indexPath))
        return cell
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        delegate?.chatMessageListVC(self, willDisplayMessageAt: indexPath)
    }

    // MARK: Scrolling

    /// Updates the floating views.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        delegate?.chatMessageListVC(self, scrollViewDidScroll: scrollView)
        updateScrollToBottomButtonVisibility()
        updateJumpToUnreadButtonVisibility()
        dateOverlayView.listDidScroll()
    }

    /// Scrolls to the oldest message, without the table's default behavior.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        scrollToTop()
        return false
    }

    /// Does nothing: a static image has no animations.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Scrolls to the newest message.
    open func scrollToBottom(animated: Bool = true) { listView.scrollToBottom(animated: animated) }

    /// Scrolls to the oldest message.
    open func scrollToTop(animated: Bool = true) { listView.scrollToTop(animated: animated) }

    /// The older name of ``scrollToBottom(animated:)``.
    open func scrollToMostRecentMessage(animated: Bool = true) { scrollToBottom(animated: animated) }

    /// The index path of the message with an identifier, if it is loaded.
    open func getIndexPath(forMessageId messageId: MessageId) -> IndexPath? {
        indexPaths.first { message(at: $0)?.id == messageId }
    }

    /// Scrolls to a message, and loads it if needed.
    open func jumpToMessage(
        id: MessageId, animated: Bool = true, onHighlight: ((IndexPath) -> Void)? = nil
    ) {
        if let indexPath = getIndexPath(forMessageId: id) {
            return scrollToMessage(at: indexPath, animated: animated, onHighlight: onHighlight)
        }
        delegate?.chatMessageListVC(self, shouldLoadPageAroundMessageId: id) { [weak self] error in
            guard let self, error == nil, let indexPath = self.getIndexPath(forMessageId: id) else { return }
            self.scrollToMessage(at: indexPath, animated: animated, onHighlight: onHighlight)
        }
    }

    /// Scrolls to the oldest unread message.
    open func jumpToUnreadMessage(animated: Bool = true, onHighlight: ((IndexPath) -> Void)? = nil) {
        let unread = unreadCount.messages
        let others = indexPaths.lazy.filter {
            self.message(at: $0).map { !$0.isSentByCurrentUser && $0.countsAsUnread } ?? false
        }
        guard unread > 0, let first = Array(others.prefix(unread)).last else { return }
        scrollToMessage(at: first, animated: animated, onHighlight: onHighlight)
    }

    /// Scrolls a message to the middle of the list.
    open func scrollToMessage(
        at indexPath: IndexPath, animated: Bool = true, onHighlight: ((IndexPath) -> Void)? = nil
    ) {
        listView.scrollToRow(at: indexPath, at: .middle, animated: animated)
        onHighlight?(indexPath)
    }

    /// Highlights a message, as after a jump to it.
    open func highlightCell(at indexPath: IndexPath) {
        let cell = listView.cellForRow(at: indexPath) as? ChatMessageCell
        cell?.messageContentView?.backgroundColor = appearance.colorPalette.messageCellHighlightBackground
    }

    // MARK: Floating views

    /// Shows or hides the button to the newest message.
    open func updateScrollToBottomButtonVisibility(animated: Bool = true) {
        scrollToLatestMessageButton.isHidden = !isScrollToBottomButtonVisible
    }

    /// Shows or hides the button to the first unread message.
    open func updateJumpToUnreadButtonVisibility(animated: Bool = true) {
        jumpToUnreadMessagesButton.isHidden = !isJumpToUnreadMessagesButtonVisible
        if !jumpToUnreadMessagesButton.isHidden { jumpToUnreadMessagesButton.content = unreadCount }
    }

    /// The older form of ``updateScrollToBottomButtonVisibility(animated:)``. The arguments have no effect.
    open func setScrollToLatestMessageButton(visible: Bool, animated: Bool = true) {
        updateScrollToBottomButtonVisibility(animated: animated)
    }

    /// Called when the button to the newest message is tapped.
    open func didTapScrollToBottomButton() {
        if dataSource?.isFirstPageLoaded == false {
            delegate?.chatMessageListVCShouldLoadFirstPage(self)
        } else {
            scrollToBottom()
        }
    }

    /// The older name of ``didTapScrollToBottomButton()``.
    open func scrollToLatestMessage() { didTapScrollToBottomButton() }

    /// Called when the button to the first unread message is dismissed.
    open func discardUnreadMessages() {
        delegate?.chatMessageListDidDiscardUnreadMessages(self)
        updateJumpToUnreadButtonVisibility()
    }

    /// Shows the users who are typing.
    open func showTypingIndicator(typingUsers: [ChatUser]) {
        guard isTypingEventsEnabled else { return }
        typingIndicatorView.content = L10n.MessageList.TypingIndicator.typing(typingUsers)
        typingIndicatorView.isHidden = false
    }

    /// Hides the typing indicator.
    open func hideTypingIndicator() { typingIndicatorView.isHidden = true }

    /// Returns the text of the floating date for the row at `indexPath`.
    open func scrollOverlay(
        _ overlay: ChatMessageListScrollOverlayView, textForItemAt indexPath: IndexPath
    ) -> String? {
        guard isDateOverlayEnabled, !isJumpToUnreadMessagesButtonVisible else { return nil }
        return message(at: indexPath).map { dateSeparatorFormatter.format($0.createdAt) }
    }

    // MARK: Changes

    /// Updates the list with changes of its messages.
    open func updateMessages(with changes: [ListChange<ChatMessage>], completion: (() -> Void)? = nil) {
        listView.updateMessages(with: changes) { [weak self] in
            self?.updateScrollToBottomButtonVisibility()
            completion?()
        }
    }

    // MARK: Dates

    /// Whether a message is the first one of its day.
    open func shouldShowDateSeparator(for message: ChatMessage, at indexPath: IndexPath) -> Bool {
        isDateSeparatorEnabled && isFirstOfDay(message, at: indexPath)
    }

    // MARK: Gestures

    /// Called when the list was tapped.
    open func handleTap(_ gesture: UITapGestureRecognizer) {
        delegate?.chatMessageListVC(self, didTapOnMessageListView: listView, with: gesture)
    }

    /// Opens the menu of the pressed message.
    open func handleLongPress(_ gesture: UILongPressGestureRecognizer) {
        guard gesture.state == .began, let indexPath = listView.indexPathForRow(at: gesture.location(in: listView))
        else { return }
        didSelectMessageCell(at: indexPath)
    }

    /// Called while a message is swiped.
    open func handlePan(_ gesture: UIPanGestureRecognizer) { followPull(gesture) }

    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }

    // MARK: Destinations of messages

    /// Opens the menu of a message.
    open func didSelectMessageCell(at indexPath: IndexPath) {
        guard let cell = listView.cellForRow(at: indexPath) as? ChatMessageCell,
            let contentView = cell.messageContentView, let message = contentView.content, message.isInteractionEnabled
        else { return }
        router.showMessageActionsPopUp(
            messageContentView: contentView, messageActionsController: makeMenu(of: message),
            messageReactionsController: makeReactionPicker(for: message))
    }

    /// Opens the thread of a message.
    open func showThread(messageId: MessageId) { showThread(messageId: messageId, at: nil) }

    /// Opens the thread of a message, at one of its replies.
    open func showThread(messageId: MessageId, at replyId: MessageId?) {
        guard let cid = dataSource?.channel(for: self)?.cid, let client else { return }
        router.showThread(messageId: messageId, at: replyId, cid: cid, client: client)
    }

    /// Shows the actions on a message that was bounced by moderation.
    open func showActions(forDebouncedMessage message: ChatMessage) {
        alertRouter.showMessageModerationAlert(actions: messageActions(forDebouncedMessage: message))
    }

    /// Returns the actions on a message that was bounced by moderation.
    open func messageActions(forDebouncedMessage message: ChatMessage) -> [ChatMessageActionItem] {
        makeActions(forBouncedMessage: message)
    }

    /// Passes the chosen action to the delegate.
    open func chatMessageActionsVC(
        _ vc: ChatMessageActionsVC, message: ChatMessage, didTapOnActionItem actionItem: ChatMessageActionItem
    ) {
        delegate?.chatMessageListVC(self, didTapOnAction: actionItem, for: message)
    }

    /// Dismisses the menu of a message.
    open func chatMessageActionsVCDidFinish(_ vc: ChatMessageActionsVC) {
        dismiss(animated: true)
    }

    /// Opens the menu of a message that could not be sent.
    open func messageContentViewDidTapOnErrorIndicator(_ indexPath: IndexPath?) {
        guard let indexPath, let message = message(at: indexPath) else { return }
        if message.isBounced { showActions(forDebouncedMessage: message) } else { didSelectMessageCell(at: indexPath) }
    }

    /// Opens the thread of a message.
    open func messageContentViewDidTapOnThread(_ indexPath: IndexPath?) {
        guard let message = message(at: indexPath) else { return }
        if message.isPartOfThread {
            showThread(messageId: message.parentMessageId ?? message.id, at: message.id)
        } else {
            showThread(messageId: message.id)
        }
    }

    /// Scrolls to the quoted message.
    open func messageContentViewDidTapOnQuotedMessage(_ quotedMessage: ChatMessage) {
        jumpToMessage(id: quotedMessage.id)
    }

    /// Does nothing: the method with the message is used.
    open func messageContentViewDidTapOnQuotedMessage(_ indexPath: IndexPath?) {}

    /// Does nothing. Subclasses may show the author here.
    open func messageContentViewDidTapOnAvatarView(_ indexPath: IndexPath?) {}

    /// Shows the authors of the reactions.
    open func messageContentViewDidTapOnReactionsView(_ indexPath: IndexPath?) {
        guard let indexPath, let cell = listView.cellForRow(at: indexPath) as? ChatMessageCell,
            let contentView = cell.messageContentView, let client
        else { return }
        router.showReactionsPopUp(messageContentView: contentView, client: client)
    }

    /// Does nothing. Subclasses may show who read the message here.
    open func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?) {}

    /// Shows the mentioned user.
    open func messageContentViewDidTapOnMentionedUser(_ mentionedUser: ChatUser) { router.showUser(mentionedUser) }

    // MARK: Destinations of attachments

    /// Opens the gallery at the tapped image or video.
    open func galleryMessageContentView(
        at indexPath: IndexPath?, didTapAttachmentPreview attachmentId: AttachmentId, previews: [GalleryItemPreview]
    ) {
        guard let message = message(at: indexPath) else { return }
        router.showGallery(message: message, initialAttachmentId: attachmentId, previews: previews)
    }

    /// Retries a failed upload.
    open func galleryMessageContentView(
        at indexPath: IndexPath?, didTakeActionOnUploadingAttachment attachmentId: AttachmentId
    ) {
        guard let message = message(at: indexPath),
            message.allAttachments.first(where: { $0.id == attachmentId })?.uploadingState?.state == .uploadingFailed
        else { return }
        controller(of: message)?.restartFailedAttachmentUploading(with: attachmentId)
    }

    /// Opens the page of a link.
    open func didTapOnLinkAttachment(_ attachment: ChatMessageLinkAttachment, at indexPath: IndexPath?) {
        router.showLinkPreview(link: attachment.originalURL)
    }

    /// Opens a file.
    open func didTapOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?) {
        router.showFilePreview(fileURL: attachment.assetURL)
    }

    /// Called when the button of a file was tapped.
    open func didTapActionOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?) {}

    /// Performs an action of an attachment.
    open func didTapOnAttachmentAction(_ action: AttachmentAction, at indexPath: IndexPath) {
        guard let message = message(at: indexPath) else { return }
        controller(of: message)?.dispatchEphemeralMessageAction(action)
    }

    // MARK: Polls

    /// Votes for an option, or removes the vote.
    open func pollAttachmentView(
        _ pollAttachmentView: PollAttachmentView, didTapOption option: PollOption, of poll: Poll,
        in message: ChatMessage
    ) {
        client?.pollController(messageId: message.id, pollId: poll.id).toggleVote(for: option, in: poll)
    }

    /// Performs the action of a button below a poll.
    open func pollAttachmentView(
        _ pollAttachmentView: PollAttachmentView, didTap action: PollAttachmentFooterView.Action, of poll: Poll,
        in message: ChatMessage
    ) {
        guard let client else { return }
        let controller = client.pollController(messageId: message.id, pollId: poll.id)
        switch action {
        case .seeMoreOptions: router.showPollAllOptions(for: poll, in: message.id, client: client)
        case .viewComments: router.showPollComments(for: poll, in: message.id, client: client)
        case .viewResults: router.showPollResults(for: poll, in: message.id, client: client)
        case .suggestOption: alertRouter.showPollAddSuggestionAlert { controller.suggestPollOption(text: $0) }
        case .addComment:
            alertRouter.showPollAddCommentAlert { controller.castPollVote(answerText: $0, optionId: nil) }
        case .endVote: alertRouter.showPollEndVoteAlert { controller.closePoll() }
        }
    }

    // MARK: Voice recordings

    /// Plays voice recordings.
    open lazy var audioPlayer: AudioPlaying? = makeAudioPlayer()

    /// Finds the next recording to play.
    open lazy var audioQueuePlayerNextItemProvider = components.audioQueuePlayerNextItemProvider.init()

    /// Gives haptic feedback for the player.
    open lazy var audioSessionFeedbackGenerator: AudioSessionFeedbackGenerator =
        components.audioSessionFeedbackGenerator.init()

    private func makeAudioPlayer() -> AudioPlaying {
        let player = components.audioPlayer.init()
        (player as? StreamAudioQueuePlayer)?.dataSource = self
        return player
    }

    /// Subscribes `delegate` to the player.
    open func voiceRecordingAttachmentPresentationViewConnect(delegate: AudioPlayingDelegate) {
        audioPlayer?.subscribe(delegate)
    }

    /// Plays a recording.
    open func voiceRecordingAttachmentPresentationViewBeginPayback(_ attachment: ChatMessageVoiceRecordingAttachment) {
        audioSessionFeedbackGenerator.feedbackForPlay()
        audioPlayer?.loadAsset(from: attachment.voiceRecordingURL)
    }

    /// Pauses the recording.
    open func voiceRecordingAttachmentPresentationViewPausePayback() {
        audioSessionFeedbackGenerator.feedbackForPause()
        audioPlayer?.pause()
    }

    /// Changes the playback rate of the recording.
    open func voiceRecordingAttachmentPresentationViewUpdatePlaybackRate(_ audioPlaybackRate: AudioPlaybackRate) {
        audioSessionFeedbackGenerator.feedbackForPlaybackRateChange()
        audioPlayer?.updateRate(audioPlaybackRate)
    }

    /// Seeks to a time in the recording.
    open func voiceRecordingAttachmentPresentationViewSeek(to timeInterval: TimeInterval) {
        audioSessionFeedbackGenerator.feedbackForSeeking()
        audioPlayer?.seek(to: timeInterval)
    }

    /// Returns the recording after `currentAssetURL`: of the same message, or of the author's following messages.
    open func audioQueuePlayerNextAssetURL(_ audioPlayer: AudioPlaying, currentAssetURL: URL?) -> URL? {
        audioQueuePlayerNextItemProvider.findNextItem(
            in: indexPaths.compactMap { message(at: $0) }, currentVoiceRecordingURL: currentAssetURL,
            lookUpScope: .subsequentMessagesFromUser)
    }
}
