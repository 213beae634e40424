import ChatModels
import Frames
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

    /// The cells that are shown, from the newest message on.
    private var shownCells: [UITableViewCell] = []
    private var shownWidth: CGFloat = 0

    override open var dataSource: UITableViewDataSource? {
        didSet { reloadData() }
    }

    override open func reloadData() {
        super.reloadData()
        for cell in shownCells { recycle(cell) }
        shownCells = []
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        // The table's own layout runs from the top and knows nothing of a list that begins at the bottom.
        guard bounds.width > 0, bounds.height > 0 else { return }
        if shownWidth != bounds.width {
            shownWidth = bounds.width
            reloadData()
        }
        placeRows()
    }

    /// Puts rows above each other, from the newest one at the bottom, until the upper edge is reached.
    ///
    /// As in a table that stands on its head, the content's offset counts upwards from the newest message.
    private func placeRows() {
        let count = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
        let bottom = bounds.height + 2 * contentOffset.y - adjustedContentInset.top
        var top = bottom
        var row = 0
        while row < count, top > contentOffset.y {
            guard let cell = cell(at: row) else { break }
            let height = cell.layOutRow(width: bounds.width)
            top -= height
            cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            row += 1
        }
        while shownCells.count > row { recycle(shownCells.removeLast()) }
        let height = bottom - top
        if row == count { contentSize = CGSize(width: bounds.width, height: height) }
        moveToTheTopIfNeeded(height: height, isComplete: row == count)
    }

    private func cell(at row: Int) -> UITableViewCell? {
        if row < shownCells.count { return shownCells[row] }
        let indexPath = IndexPath(item: row, section: 0)
        guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
        if cell.superview !== self { insertSubview(cell, at: 0) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        shownCells.append(cell)
        return cell
    }

    /// Few messages may begin at the top instead of ending at the bottom.
    private func moveToTheTopIfNeeded(height: CGFloat, isComplete: Bool) {
        guard isComplete, components.shouldMessagesStartAtTheTop else { return }
        let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - height
        guard room > 0 else { return }
        for cell in shownCells { cell.frame.origin.y -= room }
    }

    override open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    override open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownCells.indices.contains(indexPath.item) ? shownCells[indexPath.item] : nil
    }

    override open func rectForRow(at indexPath: IndexPath) -> CGRect {
        cellForRow(at: indexPath)?.frame ?? .zero
    }

    override open var visibleCells: [UITableViewCell] { shownCells }

    override open var indexPathsForVisibleRows: [IndexPath]? {
        shownCells.indices.map { IndexPath(item: $0, section: 0) }
    }

    override open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.firstIndex { $0 === cell }.map { IndexPath(item: $0, section: 0) }
    }

    // MARK: Scrolling and changes

    /// Whether the newest message can be seen whole.
    open var isLastCellFullyVisible: Bool {
        shownCells.isEmpty || contentOffset.y <= 0
    }

    /// Shows the newest message.
    open func scrollToBottom(animated: Bool = true) {
        setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: animated)
    }

    /// Shows the oldest message, as far as the heights of the messages are known.
    open func scrollToTop(animated: Bool = true) {
        let hidden = contentSize.height + adjustedContentInset.bottom - bounds.height
        setContentOffset(CGPoint(x: 0, y: max(hidden, -adjustedContentInset.top)), animated: animated)
    }

    /// Shows what has become of the messages.
    open func updateMessages(with changes: [ListChange<ChatMessage>], completion: (() -> Void)? = nil) {
        reloadData()
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
