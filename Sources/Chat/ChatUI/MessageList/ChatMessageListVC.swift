import ChatModels
import HeadlessUIKit

/// The list of messages in a channel or a thread. Row 0 is the newest message, at the bottom.
open class ChatMessageListVC: _ViewController, ThemeProvider, UITableViewDataSource, UITableViewDelegate,
    ChatMessageContentViewDelegate
{
    // MARK: Where messages come from

    /// Where the list gets its messages from.
    public weak var dataSource: ChatMessageListVCDataSource? {
        didSet { if isViewLoaded { listView.reloadData() } }
    }

    /// Who is told what happens, and who decorates messages.
    public weak var delegate: ChatMessageListVCDelegate?

    /// The client that the messages belong to.
    public var client: ChatClient!

    // MARK: Parts

    /// The table.
    open private(set) lazy var listView: ChatMessageListView = components.messageListView.init()

    /// Writes the day of a date separator.
    open lazy var dateSeparatorFormatter: MessageDateSeparatorFormatter = appearance.formatters.messageDateSeparator

    // MARK: Settings

    /// Whether a pill shows the day of the messages that are being scrolled.
    open var isDateOverlayEnabled: Bool { components.messageListDateOverlayEnabled }

    /// Whether a pill stands above the first message of each day.
    open var isDateSeparatorEnabled: Bool { components.messageListDateSeparatorEnabled }

    /// What the resolver of layout options is told about the list.
    private lazy var inquiry = ChatMessageLayoutOptionsResolver.Inquiry(
        components: components, config: client?.config)

    /// Tells days apart.
    private lazy var days = MessageDays(settings: .current)

    // MARK: Creating

    /// Creates a list. `Components` name the type, so that every subclass has to have this way of being created.
    public required convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        listView.dataSource = self
        listView.delegate = self
    }

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(listView)
        listView.contentInset.bottom = ChatMessageListView.oldestMessageInset
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = appearance.colorPalette.background
        listView.backgroundColor = appearance.colorPalette.background
    }

    // MARK: What a row is made of

    /// What the layout of a message has.
    open func cellLayoutOptionsForMessage(at indexPath: IndexPath) -> ChatMessageLayoutOptions {
        guard let dataSource else { return [] }
        return ChatMessageLayoutOptionsResolver.Inquiry.$current.withValue(inquiry) {
            dataSource.chatMessageListVC(self, messageLayoutOptionsAt: indexPath)
        }
    }

    /// The type of the view that shows a message.
    open func cellContentClassForMessage(at indexPath: IndexPath) -> ChatMessageContentView.Type {
        components.messageContentView
    }

    /// The type of what adds a message's attachments.
    open func attachmentViewInjectorClassForMessage(at indexPath: IndexPath) -> AttachmentViewInjector.Type? {
        guard let message = message(at: indexPath), !message.isDeleted, !message.shouldRenderAsSystemMessage,
            !message.allAttachments.isEmpty || message.poll != nil
        else { return nil }
        return components.attachmentViewCatalog.attachmentViewInjectorClassFor(
            message: message, components: components)
    }

    /// The message at a place; item 0 is the newest.
    func message(at indexPath: IndexPath) -> ChatMessage? {
        dataSource?.chatMessageListVC(self, messageAt: indexPath)
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

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        delegate?.chatMessageListVC(self, scrollViewDidScroll: scrollView)
    }

    // MARK: Changes

    /// Shows what has become of the messages.
    open func updateMessages(with changes: [ListChange<ChatMessage>], completion: (() -> Void)? = nil) {
        listView.updateMessages(with: changes, completion: completion)
    }

    /// Shows the newest message.
    open func scrollToBottom(animated: Bool = true) {
        listView.scrollToBottom(animated: animated)
    }

    /// Shows the oldest message.
    open func scrollToTop(animated: Bool = true) {
        listView.scrollToTop(animated: animated)
    }

    /// The older name of ``scrollToBottom(animated:)``.
    open func scrollToMostRecentMessage(animated: Bool = true) {
        scrollToBottom(animated: animated)
    }

    // MARK: Dates

    /// Whether a message is the first one of its day.
    open func shouldShowDateSeparator(for message: ChatMessage, at indexPath: IndexPath) -> Bool {
        guard isDateSeparatorEnabled else { return false }
        return isFirstOfDay(message, at: indexPath)
    }

    /// Whether the message before is from another day, or there is none.
    func isFirstOfDay(_ message: ChatMessage, at indexPath: IndexPath) -> Bool {
        let olderIndexPath = IndexPath(item: indexPath.item + 1, section: indexPath.section)
        guard let older = self.message(at: olderIndexPath) else { return dataSource?.isLastPageLoaded ?? false }
        return !days.areSame(older.createdAt, message.createdAt)
    }

    // MARK: Taps

    open func messageContentViewDidTapOnErrorIndicator(_ indexPath: IndexPath?) {}

    open func messageContentViewDidTapOnThread(_ indexPath: IndexPath?) {}

    open func messageContentViewDidTapOnQuotedMessage(_ quotedMessage: ChatMessage) {}

    open func messageContentViewDidTapOnAvatarView(_ indexPath: IndexPath?) {}

    open func messageContentViewDidTapOnReactionsView(_ indexPath: IndexPath?) {}

    open func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?) {}

    open func messageContentViewDidTapOnMentionedUser(_ mentionedUser: ChatUser) {}
}
