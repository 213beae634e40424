import ChatModels
import HeadlessUIKit

/// The table of messages. Row 0, the newest message, is at the bottom; further rows lie above it.
open class ChatMessageListView: UITableView, Customizable, ComponentsProvider {
    /// The distance above the oldest message, in points.
    static let oldestMessageInset: CGFloat = 8

    private var isSetUp = false

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard !isSetUp, superview != nil else { return }
        isSetUp = true

        setUp()
        setUpLayout()
        setUpAppearance()
    }

    open func setUp() {
        keyboardDismissMode = .onDrag
        rowHeight = UITableView.automaticDimension
        separatorStyle = .none
    }

    open func setUpLayout() {}
    open func setUpAppearance() {}
    open func updateContent() {}

    // MARK: Reuse

    /// The name under which cells of one make are kept for reuse.
    open func reuseIdentifier(
        contentViewClass: ChatMessageContentView.Type,
        attachmentViewInjectorType: AttachmentViewInjector.Type?,
        layoutOptions: ChatMessageLayoutOptions,
        message: ChatMessage?
    ) -> String {
        var parts = [ChatMessageCell.reuseId, layoutOptions.id, String(describing: contentViewClass)]
        if attachmentViewInjectorType is MixedAttachmentViewInjector.Type, let message {
            parts += MixedAttachmentViewInjector.injectors(for: message).map { String(describing: $0) }
        } else if let attachmentViewInjectorType {
            parts.append(String(describing: attachmentViewInjectorType))
        }
        return parts.joined(separator: "_")
    }

    /// The name under which `cell` is kept for reuse.
    open func reuseIdentifier(for cell: ChatMessageCell?) -> String? {
        cell?.reuseIdentifier
    }

    /// Returns a cell of the given make: one that is no longer shown, or a new one.
    open func dequeueReusableCell(
        contentViewClass: ChatMessageContentView.Type,
        attachmentViewInjectorType: AttachmentViewInjector.Type?,
        layoutOptions: ChatMessageLayoutOptions,
        for indexPath: IndexPath,
        message: ChatMessage?
    ) -> ChatMessageCell {
        let identifier = reuseIdentifier(
            contentViewClass: contentViewClass, attachmentViewInjectorType: attachmentViewInjectorType,
            layoutOptions: layoutOptions, message: message)
        let cell = recycledCell(withIdentifier: identifier)
            ?? dequeueReusableCell(withIdentifier: identifier) as? ChatMessageCell
            ?? ChatMessageCell(style: .default, reuseIdentifier: identifier)
        cell.setMessageContentIfNeeded(
            contentViewClass: contentViewClass, attachmentViewInjectorType: attachmentViewInjectorType,
            options: layoutOptions)
        return cell
    }

    /// Cells whose frames were taken, by identifier.
    private var recycledCells: [String: [ChatMessageCell]] = [:]

    /// Takes back a cell that is not shown by the table itself.
    func recycle(_ cell: ChatMessageCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        recycledCells[identifier, default: []].append(cell)
    }

    private func recycledCell(withIdentifier identifier: String) -> ChatMessageCell? {
        guard let cell = recycledCells[identifier]?.popLast() else { return nil }
        cell.prepareForReuse()
        return cell
    }

    // MARK: Scrolling and changes

    /// Whether the newest message can be seen whole.
    open var isLastCellFullyVisible: Bool {
        guard numberOfRows(inSection: 0) > 0 else { return true }
        return rectForRow(at: IndexPath(item: 0, section: 0)).maxY <= bounds.maxY
    }

    /// Shows the newest message.
    open func scrollToBottom(animated: Bool = true) {
        guard numberOfRows(inSection: 0) > 0 else { return }
        scrollToRow(at: IndexPath(item: 0, section: 0), at: .bottom, animated: animated)
    }

    /// Shows the oldest message.
    open func scrollToTop(animated: Bool = true) {
        let count = numberOfRows(inSection: 0)
        guard count > 0 else { return }
        scrollToRow(at: IndexPath(item: count - 1, section: 0), at: .top, animated: animated)
    }

    /// Shows what has become of the messages.
    open func updateMessages(with changes: [ListChange<ChatMessage>], completion: (() -> Void)? = nil) {
        reloadData()
        completion?()
    }
}
