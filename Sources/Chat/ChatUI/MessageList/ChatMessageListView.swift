import ChatModels
import Frames
import HeadlessUIKit

/// The table of messages. Row 0, the newest message, is at the bottom; further rows lie above it.
///
/// As in a table that stands on its head, the content's offset counts upwards from the newest message, and the inset
/// at the bottom is the one above the oldest message.
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
        stacksUpwards = true
        keyboardDismissMode = .onDrag
        rowHeight = UITableView.automaticDimension
        separatorStyle = .none
    }

    open func setUpLayout() {}
    open func setUpAppearance() {}
    open func updateContent() {}

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isSetUp, traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
        refreshAppearance()
    }

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
        let cell =
            recycledCell(withIdentifier: identifier)
            ?? dequeueReusableCell(withIdentifier: identifier) as? ChatMessageCell
            ?? ChatMessageCell(style: .default, reuseIdentifier: identifier)
        cell.setMessageContentIfNeeded(
            contentViewClass: contentViewClass, attachmentViewInjectorType: attachmentViewInjectorType,
            options: layoutOptions)
        return cell
    }

    /// Cells that are not shown now, by identifier.
    private var recycledCells: [String: [ChatMessageCell]] = [:]

    /// Keeps a cell for another message of the same make. It stays where it is in the hierarchy: what a view has
    /// looked up there, it need not look up again.
    func recycle(_ cell: UITableViewCell) {
        guard let cell = cell as? ChatMessageCell, let identifier = cell.reuseIdentifier else {
            return cell.removeFromSuperview()
        }
        cell.isHidden = true
        recycledCells[identifier, default: []].append(cell)
    }

    private func recycledCell(withIdentifier identifier: String) -> ChatMessageCell? {
        guard let cell = recycledCells[identifier]?.popLast() else { return nil }
        cell.prepareForReuse()
        cell.isHidden = false
        return cell
    }

    // MARK: Rows

    /// Called after rows were placed.
    var didPlaceRows: (() -> Void)?

    override open func layoutSubviews() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        super.layoutSubviews()
        moveToTheTopIfNeeded()
        didPlaceRows?()
    }

    /// Few messages may begin at the top instead of ending at the bottom.
    private func moveToTheTopIfNeeded() {
        guard components.shouldMessagesStartAtTheTop else { return }
        contentInset.top = max(0, bounds.height - adjustedContentInset.bottom - contentSize.height)
    }

    /// The insets with what bars cover: those at the top are at the lower edge, where the newest message is.
    override open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        return UIEdgeInsets(
            top: contentInset.top + safeAreaInsets.bottom, left: contentInset.left,
            bottom: contentInset.bottom + safeAreaInsets.top, right: contentInset.right)
    }

    // MARK: Scrolling and changes

    /// Whether the newest message can be seen whole.
    open var isLastCellFullyVisible: Bool {
        contentOffset.y <= 0
    }

    /// Shows the newest message.
    open func scrollToBottom(animated: Bool = true) {
        setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: animated)
    }

    /// Shows the oldest message.
    open func scrollToTop(animated: Bool = true) {
        let count = numberOfRows(inSection: 0)
        guard count > 0 else { return }
        scrollToRow(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: animated)
    }

    /// Up to how many times the list's own height a scroll counts with the true heights of the messages that it
    /// passes. Farther away, messages that were not shown yet count with their estimated heights.
    private static let exactScreens: CGFloat = 4

    /// Shows older messages, as far as there are any: those `distance` points above the newest one.
    func scroll(upBy distance: CGFloat) {
        if distance <= Self.exactScreens * bounds.height { measureRows(within: distance) }
        let wanted = CGPoint(x: 0, y: distance - adjustedContentInset.top)
        // Each round may replace estimates by heights and so move the oldest message; a few bring it to rest.
        for _ in 0..<10 where contentOffset != limited(wanted) {
            contentOffset = limited(wanted)
            layoutIfNeeded()
        }
    }

    /// Scrolls so that the lower edge of the list is `distance` points above that of a message.
    func scroll(to indexPath: IndexPath, distance: CGFloat) {
        scrollToRow(at: indexPath, at: .top, animated: false)
        contentOffset.y += distance
    }

    /// Shows what has become of the messages.
    ///
    /// A list at its newest message stays there; in one that was scrolled, the messages stay where they are.
    open func updateMessages(with changes: [ListChange<ChatMessage>], completion: (() -> Void)? = nil) {
        let anchor = ScrollAnchor(of: self)
        let rowChanges = RowChanges(changes)
        apply(rowChanges)
        // How a message looks depends on its neighbours, too: all that are seen are asked for again.
        reloadRows(at: indexPathsForVisibleRows ?? [], with: .none)
        anchor?.restore(in: self, after: rowChanges)
        completion?()
    }
}

extension UITableViewCell {
    /// Lays the content out at a width of the row, in points, and returns the height that it takes.
    func layOutRow(width: CGFloat) -> CGFloat {
        contentView.layOut(proposing: ProposedSize(width: width))
        let height = contentView.bounds.height
        layOut(proposing: ProposedSize(width: width, height: height))
        return height
    }
}
