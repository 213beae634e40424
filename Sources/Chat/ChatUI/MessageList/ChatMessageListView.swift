import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// The table of messages. Row 0, the newest message, is at the bottom; other rows are above it.
///
/// As in a flipped table, the content offset increases upwards from the newest message, and the bottom inset is the one
/// above the oldest message. The rectangles of rows are where they are displayed.
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

    /// The reuse identifier of cells with the same configuration.
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

    /// The reuse identifier of `cell`.
    open func reuseIdentifier(for cell: ChatMessageCell?) -> String? {
        cell?.reuseIdentifier
    }

    /// Returns a cell with the given configuration: a recycled one, or a new one.
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

    /// Cells that are not shown, by reuse identifier.
    private var recycledCells: [String: [ChatMessageCell]] = [:]

    /// Keeps a cell for another message with the same configuration. It stays in the hierarchy, so that a view keeps
    /// what it has looked up there.
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

    /// Called after rows were laid out.
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

    /// Converts a rectangle from table coordinates, which count down from the first row, to display coordinates, and
    /// vice versa.
    private func mirrored(_ rect: CGRect) -> CGRect {
        var mirrored = rect
        mirrored.origin.y = bounds.minY + bounds.maxY - rect.maxY
        return mirrored
    }

    /// Moves a short list of messages to the top, if enabled.
    private func moveToTheTopIfNeeded() {
        guard components.shouldMessagesStartAtTheTop else { return }
        contentInset.top = max(0, bounds.height - adjustedContentInset.bottom - contentSize.height)
    }

    /// The insets including those of bars: the insets at the top are at the lower edge, where the newest message is.
    override open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        return UIEdgeInsets(
            top: contentInset.top + safeAreaInsets.bottom, left: contentInset.left,
            bottom: contentInset.bottom + safeAreaInsets.top, right: contentInset.right)
    }

    // MARK: Scrolling and changes

    /// Whether the newest message is fully visible.
    open var isLastCellFullyVisible: Bool {
        contentOffset.y <= 0
    }

    /// Scrolls to the newest message.
    open func scrollToBottom(animated: Bool = true) {
        setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: animated)
    }

    /// Scrolls to the oldest message.
    open func scrollToTop(animated: Bool = true) {
        let count = numberOfRows(inSection: 0)
        guard count > 0 else { return }
        scrollToRow(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: animated)
    }

    /// The distance, in multiples of the list's height, up to which a scroll uses the exact heights of the messages
    /// that it passes. Beyond it, messages that were not shown yet have estimated heights.
    private static let exactScreens: CGFloat = 4

    /// Scrolls to older messages, if there are any: those `distance` points above the newest one.
    func scroll(upBy distance: CGFloat) {
        if bounds.height > 0, distance <= Self.exactScreens * bounds.height {
            for passed in stride(from: 0, to: distance, by: bounds.height) {
                contentOffset.y = limited(passed - adjustedContentInset.top)
                layoutIfNeeded()
            }
        }
        settle { distance - adjustedContentInset.top }
    }

    /// Scrolls so that the lower edge of the list is `distance` points above that of a message, within the content.
    func scroll(to indexPath: IndexPath, distance: CGFloat) {
        settle { super.rectForRow(at: indexPath).minY + distance }
    }

    /// Scrolls to an offset that may depend on the heights of messages, within the content.
    private func settle(at offset: () -> CGFloat) {
        // Each iteration may replace estimated heights by exact ones, which moves messages; a few of them converge.
        for _ in 0..<10 {
            contentOffset.y = limited(offset())
            layoutIfNeeded()
            if contentOffset.y == limited(offset()) { break }
        }
    }

    /// The nearest offset to `offset` without empty space beyond the messages, in points.
    private func limited(_ offset: CGFloat) -> CGFloat {
        let insets = adjustedContentInset
        let greatest = max(contentSize.height + insets.bottom - bounds.height, -insets.top)
        return min(max(offset, -insets.top), greatest)
    }

    /// Updates the list with changes of its messages.
    ///
    /// A list at its newest message stays there; otherwise the visible messages keep their position, unless that leaves
    /// empty space beyond the oldest one. If all visible messages were removed, or if the changes don't match the data
    /// source, the list keeps its distance from the newest message.
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
        // The layout of a message depends on its neighbors, so all visible ones are reloaded.
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
    /// Lays out the content at the width of the row, in points, and returns its height.
    func layOutRow(width: CGFloat) -> CGFloat {
        contentView.layOut(proposing: ProposedSize(width: width))
        let height = contentView.bounds.height
        layOut(proposing: ProposedSize(width: width, height: height))
        return height
    }
}
