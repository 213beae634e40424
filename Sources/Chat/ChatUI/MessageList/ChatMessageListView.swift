import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// The table of messages. Row 0, the newest message, is at the bottom; further rows lie above it.
///
/// As in a table that stands on its head, the content's offset counts upwards from the newest message, and the inset
/// at the bottom is the one above the oldest message. The rectangles of rows are where the rows are seen.
open class ChatMessageListView: UITableView, Customizable, ComponentsProvider {
    /// The distance above the oldest message, in points.
    static let oldestMessageInset: CGFloat = 8

    private var lifeCycle = LifeCycle()

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard !lifeCycle.hasRun, superview != nil else { return }
        lifeCycle.begin()

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

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if lifeCycle.needsRefresh(self, after: previousTraitCollection) { refreshAppearance() }
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
        for path in indexPathsForVisibleRows ?? [] { cellForRow(at: path)?.frame = rectForRow(at: path) }
        moveToTheTopIfNeeded()
        didPlaceRows?()
    }

    override open func rectForRow(at indexPath: IndexPath) -> CGRect {
        mirrored(super.rectForRow(at: indexPath))
    }

    override open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        super.indexPathsForRows(in: mirrored(rect))
    }

    /// Returns where something is seen that the table has at `rect`, counted down from its first row; and the other
    /// way round.
    private func mirrored(_ rect: CGRect) -> CGRect {
        var mirrored = rect
        mirrored.origin.y = bounds.minY + bounds.maxY - rect.maxY
        return mirrored
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
        if bounds.height > 0, distance <= Self.exactScreens * bounds.height {
            for passed in stride(from: 0, to: distance, by: bounds.height) {
                contentOffset.y = limited(passed - adjustedContentInset.top)
                layoutIfNeeded()
            }
        }
        settle { distance - adjustedContentInset.top }
    }

    /// Scrolls so that the lower edge of the list is `distance` points above that of a message, as far as there are
    /// messages.
    func scroll(to indexPath: IndexPath, distance: CGFloat) {
        settle { super.rectForRow(at: indexPath).minY + distance }
    }

    /// Scrolls to an offset that may depend on the heights of messages, as far as there are messages.
    private func settle(at offset: () -> CGFloat) {
        // Each round may replace estimates by heights and so move messages; a few bring them to rest.
        for _ in 0..<10 {
            contentOffset.y = limited(offset())
            layoutIfNeeded()
            if contentOffset.y == limited(offset()) { break }
        }
    }

    /// The offset nearest to `offset` at which no room beyond the messages is shown, in points.
    private func limited(_ offset: CGFloat) -> CGFloat {
        let insets = adjustedContentInset
        let greatest = max(contentSize.height + insets.bottom - bounds.height, -insets.top)
        return min(max(offset, -insets.top), greatest)
    }

    /// Shows what has become of the messages.
    ///
    /// A list at its newest message stays there; in one that was scrolled, the messages stay where they are, as far as
    /// that leaves no room beyond the oldest one. If all that were seen are gone, or if the changes don't lead to what
    /// the data source has, the list stays as far above the newest message as it was.
    open func updateMessages(with changes: [ListChange<ChatMessage>], completion: (() -> Void)? = nil) {
        let anchor = ScrollAnchor(of: self, before: changes)
        let distanceToNewest = contentOffset.y + adjustedContentInset.top
        beginUpdates()
        for change in changes {
            switch change {
            case .insert(_, let index): insertRows(at: [index], with: .none)
            case .remove(_, let index): deleteRows(at: [index], with: .none)
            case .move(_, let from, let to): moveRow(at: from, to: to)
            case .update: break
            }
        }
        endUpdates()
        let place = anchor?.place(in: self)
        // How a message looks depends on its neighbors, too: all that are seen are asked for again.
        reloadRows(at: indexPathsForVisibleRows ?? [], with: .none)
        if let anchor, let place {
            scroll(to: place, distance: anchor.distance)
        } else if distanceToNewest > 0 {
            scroll(upBy: distanceToNewest)
        }
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
