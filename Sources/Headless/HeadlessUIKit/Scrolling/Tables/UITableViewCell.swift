import Frames
import Rendering

/// A row of a table. Its content is in `contentView`.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The control on the leading side of a row while the table is edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    /// The style of the separator below a row.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// The drag state of a row.
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    public internal(set) final var reuseIdentifier: String?
    private let style: CellStyle

    /// The view for content, with the size of the cell without accessory and separator.
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
        style = Self.style(of: coder.interface)
        reuseIdentifier = coder.interface?.string("reuseIdentifier")
        super.init(coder: coder)
        addSubview(storedContentView)
        coder.decode(self, UITableViewCell.decodeCell)
    }

    override public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: PendingReuseIdentifier.current)
    }

    // MARK: Appearance

    /// The position of the cell in its table.
    final var position = TableCellPosition() {
        didSet {
            guard position != oldValue else { return }
            if position.isEditing != oldValue.isEditing { setNeedsUpdateConfiguration() }
            setNeedsLayout()
        }
    }

    private var customBackgroundColor: UIColor??

    /// The background color; by default, that of the table's rows, or none if there is a background configuration.
    override open var backgroundColor: UIColor? {
        get {
            if let customBackgroundColor { return customBackgroundColor }
            return configurations.background == nil ? position.ground : nil
        }
        set {
            customBackgroundColor = .some(newValue)
            super.backgroundColor = newValue
        }
    }

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }

    /// The view behind the content, above `backgroundView`, while the row is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, with: selectedBackgroundView) } }

    /// The `selectedBackgroundView` in a table that allows multiple selection.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { replace(oldValue, with: multipleSelectionBackgroundView) }
    }

    /// Whether a selected row shows its selection; all styles except `none` are gray.
    open var selectionStyle: SelectionStyle = .default { didSet { updateBackgrounds() } }
    private var selectionBackground: UIView?

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        updateBackgrounds()
    }

    private func updateBackgrounds() {
        let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
        let own = position.allowsMultipleSelection ? multipleSelectionBackgroundView : nil
        var mark = isMarked ? own ?? selectedBackgroundView : nil
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== mark {
            view?.removeFromSuperview()
        }
        if isMarked, mark == nil, configurations.backgroundViewIfCreated == nil {
            let ground = selectionBackground ?? UIView()
            ground.backgroundColor = .systemGray4
            selectionBackground = ground
            mark = ground
        } else {
            selectionBackground?.removeFromSuperview()
        }
        insertBackgrounds([configurations.backgroundViewIfCreated, backgroundView, mark])
    }

    open var accessoryType: AccessoryType = .none { didSet { extras.setNeedsUpdate() } }
    open var accessoryView: UIView? { didSet { extras.replace(oldValue) } }
    /// The accessory while the row is edited.
    open var editingAccessoryType: AccessoryType = .none { didSet { extras.setNeedsUpdate() } }
    /// The accessory while the row is edited.
    open var editingAccessoryView: UIView? { didSet { extras.replace(oldValue) } }

    // MARK: Separator and indentation

    private var customSeparatorInset: UIEdgeInsets?

    /// The insets of the separator below the row; by default, those of the table.
    open var separatorInset: UIEdgeInsets {
        get {
            customSeparatorInset ?? position.separatorInset
                ?? UIEdgeInsets(top: 0, left: position.margin, bottom: 0, right: 0)
        }
        set {
            customSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The indentation of the content for each level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the content makes space for the editing control.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether the row has a reorder control while the table is edited. Kept and never read: the data source decides
    /// which rows can be moved, and these have one.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// Kept and never read: there are no swipes.
    open var userInteractionEnabledWhileDragging = true
    /// Kept and never read: there is no focus.
    open var focusStyle = FocusStyle.default
    public enum FocusStyle: Int, Sendable { case `default`, custom }

    private var indentation: CGFloat { (CGFloat(indentationLevel) * indentationWidth).saneLength }

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
    open var editingStyle: EditingStyle { position.editingStyle }
    /// Always false: there are no swipes.
    open var showingDeleteConfirmation: Bool { false }

    private func stateDidChange() {
        standard.highlight(isSelected || isHighlighted, if: hasStandardContent)
        updateBackgrounds()
        extras.setNeedsUpdate()
        setNeedsUpdateConfiguration()
    }

    /// The state for configurations.
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(of: self, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
    }

    /// Resets the cell before it is reused for another row.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
        setNeedsUpdateConfiguration()
    }

    /// Sets the selection at once: animations aren't played.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sets the highlight at once: animations aren't played.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Sets the editing state at once: animations aren't played.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Never called: there is no dragging.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Configurations

    final lazy var configurations = CellConfigurations(content: storedContentView)

    /// The configuration of the content; `nil` for content that is added to `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            storedContentView.directionalLayoutMargins = contentMargins
            configurations.setContent(newValue, state: configurationState)
            setNeedsLayout()
        }
    }

    /// The configuration of the background; `nil` for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.setBackground(newValue, state: configurationState)
            super.backgroundColor = backgroundColor
            updateBackgrounds()
        }
    }

    /// Returns the system's default content for the cell's style, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default, .value2: .cell()
        case .value1: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// Returns the system's default background for the cell's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        position.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Whether the content configuration is updated for each state of the cell; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for each state of the cell; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called with each new state of the cell, to change its configurations.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Requests `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate(in: self) }

    /// Updates the configurations for a state. Overrides set the configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func updateConfigurationIfNeeded() {
        configurations.updateIfNeeded(
            for: configurationState, content: automaticallyUpdatesContentConfiguration,
            background: automaticallyUpdatesBackgroundConfiguration, updateConfiguration(using:))
    }

    // MARK: Standard content

    /// The label of the row's text, created on first use.
    open var textLabel: UILabel? {
        hasStandardContent = true
        return standard.textLabel
    }

    /// The label of the row's secondary text; rows of the default style have none.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        hasStandardContent = true
        return standard.detailLabel
    }

    /// The image view before the texts.
    open var imageView: UIImageView? {
        hasStandardContent = true
        return standard.imageView
    }

    // MARK: Layout

    override open var isLayoutBoundary: Bool { true }

    /// The height of the separator below the cell.
    private var separatorHeight: CGFloat { position.hasSeparators ? ListMetrics.hairline : 0 }

    /// The margins of content that is configured or uses the margins guide.
    private var contentMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: 11, leading: position.margin, bottom: 11,
            trailing: extras.hasTrailing ? ListMetrics.accessorySpacing : position.margin)
    }

    /// The margins of `contentView` that the cell has set; at first, those of any view.
    private var systemMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    private func prepareContent() {
        updateConfigurationIfNeeded()
        extras.update()
        let current = storedContentView.directionalLayoutMargins
        // Margins that the cell's code has set stay, unless a configuration makes the content.
        guard current != contentMargins, configurations.content != nil || current == systemMargins else { return }
        systemMargins = contentMargins
        storedContentView.directionalLayoutMargins = contentMargins
        storedContentView.marginsDidChange()
    }

    /// The widths next to the content, in points.
    private var sideWidths: (leading: CGFloat, trailing: CGFloat) {
        var sideWidths = extras.sideWidths(margin: position.margin)
        if !shouldIndentWhileEditing { sideWidths.leading = 0 }
        sideWidths.leading += position.safeArea.leading
        sideWidths.trailing += position.safeArea.trailing
        return sideWidths
    }

    /// Returns the height of the content at the target's width, after laying it out.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        bounds.size.width = targetSize.width
        prepareContent()
        let sideWidths = sideWidths
        let width = max(targetSize.width - sideWidths.leading - sideWidths.trailing, 0)
        storedContentView.layOut(proposing: ProposedSize(width: width))
        let hasStandardHeight = storedContentView.hasOnlyStandardContent && configurations.content == nil
        return CGSize(
            width: targetSize.width,
            height: hasStandardHeight
                ? standardHeight(width: width) : storedContentView.bounds.height + separatorHeight)
    }

    /// Returns the height of a row with standard content and its separator: rows of one line are 43⅔ points high on a
    /// screen with 3 pixels per point, as iOS logs them.
    private func standardHeight(width: CGFloat) -> CGFloat {
        let least = ListMetrics.minimumRowHeight(in: traitCollection)
        let texts = hasStandardContent ? standard.arrangement(in: standardArea(width: width)).height : 0
        return RenderScale.roundUp(max(least, texts)) - separatorHeight
    }

    private func standardArea(width: CGFloat) -> StandardCellContent.Area {
        StandardCellContent.Area(
            width: width, leading: position.margin + indentation,
            trailing: extras.hasTrailing ? ListMetrics.accessorySpacing : position.margin)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        prepareContent()
        if configurations.backgroundViewIfCreated != nil { updateBackgrounds() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sideWidths = sideWidths
        let content = CGRect(
            x: isMirrored ? sideWidths.trailing : sideWidths.leading, y: 0,
            width: max(bounds.width - sideWidths.leading - sideWidths.trailing, 0),
            height: max(bounds.height - separatorHeight, 0))
        storedContentView.frame = content
        for view in [
            backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, selectionBackground,
            configurations.backgroundViewIfCreated,
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

    /// Returns the insets of the separator below the row on the leading and trailing side, in points.
    private func lineInset(content: CGRect, isMirrored: Bool) -> (leading: CGFloat, trailing: CGFloat) {
        let automatic = automaticLineStart(content: content, isMirrored: isMirrored)
        if let own = customSeparatorInset ?? position.separatorInset {
            let reference = position.countsInsetFromText && customSeparatorInset == nil ? automatic : 0
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
            + (hasStandardContent ? standard.leadingOfText(in: standardArea(width: content.width)) : position.margin)
    }

    private var hasRoundCorners = false

    /// Inset sections have rounded corners at their first and last rows.
    private func showCorners() {
        guard position.style == .insetGrouped, position.isFirst || position.isLast else {
            if hasRoundCorners {
                layer.cornerRadius = 0
                clipsToBounds = false
                hasRoundCorners = false
            }
            return
        }
        hasRoundCorners = true
        layer.roundCorners(isFirst: position.isFirst, isLast: position.isLast)
        clipsToBounds = true
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tableCells
    }
}
