import Frames
import Rendering

/// The header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
    public internal(set) final var reuseIdentifier: String?

    open var contentView: UIView { storedContentView }
    private let storedContentView = CellContentView()
    private var storedTextLabel: UILabel?
    private var storedDetailTextLabel: UILabel?
    private var titleText: String?

    /// The position of the view in its table.
    final var position = TableHeaderPosition() { didSet { if position != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether the view is pinned to the edge of the table while its section is scrolled.
    final var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

    // MARK: Creating

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(storedContentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(storedContentView)
        coder.decode(self, UITableViewHeaderFooterView.decodeHeaderFooter)
    }

    override public convenience init(frame: CGRect) {
        self.init(reuseIdentifier: PendingReuseIdentifier.current)
    }

    open func prepareForReuse() {}

    // MARK: Texts

    /// The label of the title, created on first use.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel()
        label.font = position.font
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        contentView.addSubview(label)
        storedTextLabel = label
        return label
    }

    /// The label of the text below the title.
    open var detailTextLabel: UILabel? {
        if let storedDetailTextLabel { return storedDetailTextLabel }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        contentView.addSubview(label)
        storedDetailTextLabel = label
        return label
    }

    /// Shows a title from the data source, in capital letters if the table's style requires it.
    final func showTitle(_ title: String) {
        titleText = title
        textLabel?.text = position.isUppercase ? title.uppercased() : title
    }

    // MARK: Appearance

    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }

    private var pinnedBackground: UIView?

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        updateBackgrounds()
    }

    private func updateBackgrounds() {
        let isCovered = backgroundView != nil || configurations.backgroundViewIfCreated != nil || backgroundColor != nil
        var ground: UIView?
        if isPinned, !isCovered, position.style == .plain {
            ground = pinnedBackground ?? UIView()
            ground?.backgroundColor = ListMetrics.pinnedHeaderColor
            pinnedBackground = ground
        } else {
            pinnedBackground?.removeFromSuperview()
        }
        insertBackgrounds([ground, configurations.backgroundViewIfCreated, backgroundView])
    }

    // MARK: Configurations

    private lazy var configurations = CellConfigurations(content: storedContentView)

    /// The configuration of the content; `nil` for the labels and for content that is added to `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.setContent(newValue, state: configurationState)
            setNeedsLayout()
        }
    }

    /// The configuration of the background; `nil` for `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.setBackground(newValue, state: configurationState)
            updateBackgrounds()
        }
    }

    /// Returns the system's default content for the view's table, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (position.style, position.isHeader) {
        case (.plain, true): .plainHeader()
        case (.plain, false): .plainFooter()
        case (.grouped, true), (.insetGrouped, true): .groupedHeader()
        case (.grouped, false), (.insetGrouped, false): .groupedFooter()
        }
    }

    /// Returns the system's default background for the view's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        position.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Whether the content configuration is updated for each state of the view; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for each state of the view; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called with each new state of the view, to change its configurations.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// The state for configurations.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Requests `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate(in: self) }

    /// Updates the configurations for a state. Overrides set the configurations.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func updateConfigurationIfNeeded() {
        let margins = NSDirectionalEdgeInsets(top: 8, leading: position.margin, bottom: 8, trailing: position.margin)
        if position.isInTable, storedContentView.directionalLayoutMargins != margins {
            storedContentView.directionalLayoutMargins = margins
            storedContentView.marginsDidChange()
        }
        let isUpdated = configurations.updateIfNeeded(
            for: configurationState, content: automaticallyUpdatesContentConfiguration,
            background: automaticallyUpdatesBackgroundConfiguration, updateConfiguration(using:))
        if isUpdated { updateBackgrounds() }
    }

    // MARK: Layout

    override open var isLayoutBoundary: Bool { true }

    /// Returns the height of the content at the target's width, after laying it out.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        bounds.size.width = targetSize.width
        updateConfigurationIfNeeded()
        storedContentView.layOut(proposing: ProposedSize(width: targetSize.width))
        var height = storedContentView.bounds.height
        if storedTextLabel != nil || storedDetailTextLabel != nil {
            let margins = position.textMargins
            let texts = textSizes(width: targetSize.width)
            let needed = texts.0.height + texts.1.height + margins.top + margins.bottom
            height = max(height, needed, position.minimumHeight)
        }
        return CGSize(width: targetSize.width, height: RenderScale.roundUp(height))
    }

    private func textSizes(width: CGFloat) -> (CGSize, CGSize) {
        let available = CGSize(width: max(width - 2 * position.margin, 1), height: 0)
        func size(_ label: UILabel?) -> CGSize {
            label?.text?.isEmpty == false ? label?.sizeThatFits(available) ?? .zero : .zero
        }
        return (size(storedTextLabel), size(storedDetailTextLabel))
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        storedContentView.frame = bounds
        for view in [backgroundView, pinnedBackground, configurations.backgroundViewIfCreated] { view?.frame = bounds }
        guard storedTextLabel != nil || storedDetailTextLabel != nil else { return }
        let (text, detail) = textSizes(width: bounds.width)
        let margins = position.textMargins
        let height = text.height + detail.height
        // If there is extra height, headers are at the lower end and footers at the upper one.
        var y: CGFloat =
            switch (position.style, position.isHeader) {
            case (.plain, _): (bounds.height - height) / 2
            case (.grouped, true), (.insetGrouped, true): bounds.height - margins.bottom - height
            case (.grouped, false), (.insetGrouped, false): margins.top
            }
        y = RenderScale.round(y)
        let width = max(bounds.width - 2 * position.margin, 0)
        storedTextLabel?.frame = CGRect(x: position.margin, y: y, width: width, height: text.height)
        storedDetailTextLabel?.frame = CGRect(
            x: position.margin, y: y + text.height, width: width, height: detail.height)
    }
}

/// The position of a header or footer in its table, which affects its appearance.
struct TableHeaderPosition: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    var isFirst = false
    /// The margin of the texts, in points.
    var margin: CGFloat = 20
    var isInTable = false

    init() {}

    init(style: UITableView.Style, isHeader: Bool, isFirst: Bool, margin: CGFloat) {
        self.style = style
        self.isHeader = isHeader
        self.isFirst = isFirst
        self.margin = margin
        isInTable = true
    }

    var isUppercase: Bool { isHeader && style != .plain }

    var font: UIFont {
        style == .plain
            ? .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .subheadline).pointSize, weight: .semibold)
            : .preferredFont(forTextStyle: .footnote)
    }

    /// The space above and below the texts, in points.
    var textMargins: (top: CGFloat, bottom: CGFloat) {
        switch (style, isHeader) {
        case (.plain, _): (4, 4)
        case (.grouped, true), (.insetGrouped, true): (isFirst ? 32 : 17, 6)
        case (.grouped, false), (.insetGrouped, false): (6, 12)
        }
    }

    /// The minimum height with a text, in points.
    var minimumHeight: CGFloat {
        style == .plain ? UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 28) : 0
    }
}
