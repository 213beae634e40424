import Frames
import Rendering

/// A row of a table. Its content is in `contentView`.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The control at the leading side of a row while the table is edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    /// Where the line below a row is meant to begin and end.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// What becomes of a row that is dragged.
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    public private(set) final var reuseIdentifier: String?
    private let style: CellStyle

    /// The view that content is added to, as large as the cell without accessory and separator.
    open var contentView: UIView { storedContentView }
    final let storedContentView = CellContentView()
    private lazy var standard = StandardCellContent(style, in: storedContentView)
    private var hasStandardContent = false
    private lazy var extras = TableCellExtras(of: self)

    // MARK: Creating

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(storedContentView)
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addSubview(storedContentView)
    }

    override public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: PendingReuseIdentifier.current)
    }

    // MARK: Look

    /// Where the cell stands in its table.
    final var place = TableCellPlace() {
        didSet {
            guard place != oldValue else { return }
            if place.isEditing != oldValue.isEditing { setNeedsUpdateConfiguration() }
            setNeedsLayout()
        }
    }

    private var ownBackgroundColor: UIColor??

    /// That of the table's rows unless set; none when the background is described.
    override open var backgroundColor: UIColor? {
        get {
            if let ownBackgroundColor { return ownBackgroundColor }
            return configurations.background == nil ? place.ground : nil
        }
        set {
            ownBackgroundColor = .some(newValue)
            super.backgroundColor = newValue
        }
    }

    /// Shown behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }

    /// Shown behind the content, above `backgroundView`, while the row is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, with: selectedBackgroundView) } }

    /// As `selectedBackgroundView`, in a table in which several rows may be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { replace(oldValue, with: multipleSelectionBackgroundView) }
    }

    /// Whether a row that is selected shows it; all styles but `none` are gray.
    open var selectionStyle: SelectionStyle = .default { didSet { updateBackgrounds() } }
    private var selectionGround: UIView?

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        updateBackgrounds()
    }

    private func updateBackgrounds() {
        let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
        let own = place.allowsMultipleSelection ? multipleSelectionBackgroundView : nil
        var mark = isMarked ? own ?? selectedBackgroundView : nil
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== mark {
            view?.removeFromSuperview()
        }
        if isMarked, mark == nil, configurations.backgroundViewIfMade == nil {
            let ground = selectionGround ?? UIView()
            ground.backgroundColor = .systemGray4
            selectionGround = ground
            mark = ground
        } else {
            selectionGround?.removeFromSuperview()
        }
        insertBackgrounds([configurations.backgroundViewIfMade, backgroundView, mark])
    }

    open var accessoryType: AccessoryType = .none { didSet { extras.setNeedsUpdate() } }
    open var accessoryView: UIView? { didSet { extras.replace(oldValue) } }
    /// The accessory while the row is edited.
    open var editingAccessoryType: AccessoryType = .none { didSet { extras.setNeedsUpdate() } }
    /// The accessory while the row is edited.
    open var editingAccessoryView: UIView? { didSet { extras.replace(oldValue) } }

    // MARK: Separator and indentation

    private var ownSeparatorInset: UIEdgeInsets?

    /// Where the line below the row begins and ends; that of the table unless set.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? place.separatorInset ?? UIEdgeInsets(top: 0, left: place.margin, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// How far the content of each level is moved, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the content makes room for the control of editing.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether the row has a grip in a table that is edited. Kept and never read: the data source says which rows can
    /// be moved, and these have one.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// Kept and never read: there are no swipes.
    open var userInteractionEnabledWhileDragging = true
    /// Kept and never read: nothing has the focus.
    open var focusStyle = FocusStyle.default
    public enum FocusStyle: Int, Sendable { case `default`, custom }

    private var indentation: CGFloat { (CGFloat(indentationLevel) * indentationWidth).saneLength }

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
    open var editingStyle: EditingStyle { place.editingStyle }
    /// Always false: there are no swipes.
    open var showingDeleteConfirmation: Bool { false }

    private func stateDidChange() {
        standard.highlight(isSelected || isHighlighted, if: hasStandardContent)
        updateBackgrounds()
        extras.setNeedsUpdate()
        setNeedsUpdateConfiguration()
    }

    /// What the content may depend on.
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(of: self, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
    }

    /// Brings the cell back to its first state, before it is shown for another row.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
        setNeedsUpdateConfiguration()
    }

    /// Happens at once: animations aren't played.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Happens at once: animations aren't played.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Happens at once: animations aren't played.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Never called: there is no dragging.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Described content

    final lazy var configurations = CellConfigurations(content: storedContentView)

    /// What describes the content; `nil` for content that is added to `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            storedContentView.directionalLayoutMargins = contentMargins
            configurations.setContent(newValue, state: configurationState)
            setNeedsLayout()
        }
    }

    /// What describes the background; `nil` for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.setBackground(newValue, state: configurationState)
            super.backgroundColor = backgroundColor
            updateBackgrounds()
        }
    }

    /// Returns the system's content for the style of the cell, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default, .value2: .cell()
        case .value1: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// Returns the system's background in the table that the cell is in.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Whether the content configuration is updated for each state of the cell; true unless set.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for each state of the cell; true unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called with each new state of the cell, to change its configurations.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate(in: self) }

    /// Brings the configurations up to date with a state. What overrides it sets configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(
            for: configurationState, content: automaticallyUpdatesContentConfiguration,
            background: automaticallyUpdatesBackgroundConfiguration, updateConfiguration(using:))
    }

    // MARK: Standard content

    /// The text of the row. Its view is made when it is first asked for.
    open var textLabel: UILabel? {
        hasStandardContent = true
        return standard.textLabel
    }

    /// The second text of the row; rows of the default style have none.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        hasStandardContent = true
        return standard.detailLabel
    }

    /// The image in front of the texts.
    open var imageView: UIImageView? {
        hasStandardContent = true
        return standard.imageView
    }

    // MARK: Layout

    override open var isLayoutBoundary: Bool { true }

    /// How much of the cell's height the line below it takes.
    private var separatorHeight: CGFloat { place.hasSeparators ? ListMetrics.hairline : 0 }

    /// The margins of content that is described or that keeps to the margins' guide.
    private var contentMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: 11, leading: place.margin, bottom: 11,
            trailing: extras.hasTrailing ? ListMetrics.accessorySpacing : place.margin)
    }

    private func prepareContent() {
        updateConfigurationIfNeeded()
        extras.update()
        guard configurations.content != nil, storedContentView.directionalLayoutMargins != contentMargins else {
            return
        }
        storedContentView.directionalLayoutMargins = contentMargins
        storedContentView.marginsDidChange()
    }

    /// What lies beside the content, in points.
    private var rooms: (leading: CGFloat, trailing: CGFloat) {
        var rooms = extras.rooms(margin: place.margin)
        if !shouldIndentWhileEditing { rooms.leading = 0 }
        rooms.leading += place.safeArea.leading
        rooms.trailing += place.safeArea.trailing
        return rooms
    }

    /// Returns the height that the content needs at the target's width. The content is laid out by it already.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        bounds.size.width = targetSize.width
        prepareContent()
        let rooms = rooms
        let width = max(targetSize.width - rooms.leading - rooms.trailing, 0)
        storedContentView.layOut(proposing: ProposedSize(width: width))
        let hasStandardHeight = storedContentView.hasOnlyStandardContent && configurations.content == nil
        return CGSize(
            width: targetSize.width,
            height: hasStandardHeight
                ? standardHeight(width: width) : storedContentView.bounds.height + separatorHeight)
    }

    /// The height of a row with standard content, with its line: rows of one line are 43⅔ points high on a screen of
    /// three pixels per point, as iOS logs them.
    private func standardHeight(width: CGFloat) -> CGFloat {
        let least = ListMetrics.minimumRowHeight(in: traitCollection)
        let texts = hasStandardContent ? standard.arrangement(in: standardArea(width: width)).height : 0
        return RenderScale.roundUp(max(least, texts)) - separatorHeight
    }

    private func standardArea(width: CGFloat) -> StandardCellContent.Area {
        StandardCellContent.Area(
            width: width, leading: place.margin + indentation,
            trailing: extras.hasTrailing ? ListMetrics.accessorySpacing : place.margin)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        prepareContent()
        if configurations.backgroundViewIfMade != nil { updateBackgrounds() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rooms = rooms
        let content = CGRect(
            x: isMirrored ? rooms.trailing : rooms.leading, y: 0,
            width: max(bounds.width - rooms.leading - rooms.trailing, 0),
            height: max(bounds.height - separatorHeight, 0))
        storedContentView.frame = content
        for view in [
            backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, selectionGround,
            configurations.backgroundViewIfMade,
        ] {
            view?.frame = bounds
        }
        if hasStandardContent {
            standard.place(
                in: standardArea(width: content.width), height: content.height, isMirrored: isMirrored)
        }
        extras.place(content: content, isMirrored: isMirrored)
        extras.placeLines(isMirrored: isMirrored, inset: lineInset(content: content, isMirrored: isMirrored))
        showCorners()
    }

    /// The distances of the line below the row from its leading and trailing side, in points.
    private func lineInset(content: CGRect, isMirrored: Bool) -> (leading: CGFloat, trailing: CGFloat) {
        let automatic = automaticLineStart(content: content, isMirrored: isMirrored)
        if let own = ownSeparatorInset ?? place.separatorInset {
            let reference = place.countsInsetFromText && ownSeparatorInset == nil ? automatic : 0
            return isMirrored ? (own.right + reference, own.left) : (own.left + reference, own.right)
        }
        return (automatic, 0)
    }

    private func automaticLineStart(content: CGRect, isMirrored: Bool) -> CGFloat {
        let start = isMirrored ? bounds.width - content.maxX : content.minX
        if let view = storedContentView.subviews.first as? UIListContentView, let text = view.leadingOfText {
            return start + text
        }
        return start
            + (hasStandardContent ? standard.leadingOfText(in: standardArea(width: content.width)) : place.margin)
    }

    private var hasRoundCorners = false

    /// Inset sections have round corners at their first and last rows.
    private func showCorners() {
        guard place.style == .insetGrouped, place.isFirst || place.isLast else {
            if hasRoundCorners {
                layer.cornerRadius = 0
                clipsToBounds = false
                hasRoundCorners = false
            }
            return
        }
        hasRoundCorners = true
        layer.roundCorners(isFirst: place.isFirst, isLast: place.isLast)
        clipsToBounds = true
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tableCells
    }
}
