import Frames

/// A cell, header or footer of a list: with accessories, a separator and the system's background.
open class UICollectionViewListCell: UICollectionViewCell {
    private lazy var accessoryViews = CellAccessories(of: self)
    private var topLine: UIView?
    private var bottomLine: UIView?
    private var position: ListPosition?

    /// The symbols and controls next to the content.
    open var accessories: [UICellAccessory] {
        get { accessoryViews.accessories }
        set {
            accessoryViews.accessories = newValue
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: Indentation

    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The indentation of the content for each level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether accessories on the leading side are indented with the content.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    private var indentation: CGFloat { (CGFloat(indentationLevel) * indentationWidth).saneLength }

    // MARK: Separators

    /// The guide for the separator below the cell: constrain its leading and trailing edges to move the separator.
    open var separatorLayoutGuide: UILayoutGuide {
        if let storedSeparatorGuide { return storedSeparatorGuide }
        let guide = UILayoutGuide()
        guide.identifier = "separatorLayoutGuide"
        addLayoutGuide(guide)
        storedSeparatorGuide = guide
        return guide
    }
    private var storedSeparatorGuide: UILayoutGuide?

    // MARK: Content

    /// Whether the items below the cell in an outline are visible.
    final var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }

    override open var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isExpanded
        state.isPinned = position?.isPinned ?? false
        return state
    }

    /// Returns the system's default content for the list of the cell, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let position else { return .cell() }
        switch (position.role, position.appearance) {
        case (.cell, .sidebar): return .sidebarCell()
        case (.cell, .sidebarPlain): return .accompaniedSidebarCell()
        case (.cell, .plain), (.cell, .grouped), (.cell, .insetGrouped): return .cell()
        case (.header, .sidebar): return .sidebarHeader()
        case (.header, .plain), (.header, .sidebarPlain): return .plainHeader()
        case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
        case (.footer, .plain), (.footer, .sidebarPlain), (.footer, .sidebar): return .plainFooter()
        case (.footer, .grouped), (.footer, .insetGrouped): return .groupedFooter()
        }
    }

    /// Returns the system's default background for the list of the cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultBackground ?? .clear() }

    override var defaultBackground: UIBackgroundConfiguration? {
        guard let position else { return .listPlainCell() }
        switch (position.role, position.appearance) {
        case (.cell, .plain), (.cell, .sidebarPlain): return .listPlainCell()
        case (.cell, .grouped), (.cell, .insetGrouped): return .listGroupedCell()
        case (.cell, .sidebar): return .listSidebarCell()
        case (.header, .plain), (.header, .sidebarPlain), (.footer, .plain), (.footer, .sidebarPlain):
            var configuration = UIBackgroundConfiguration.listPlainHeaderFooter()
            if position.isPinned { configuration.backgroundColor = ListMetrics.pinnedHeaderColor }
            return configuration
        case (.header, _), (.footer, _): return .listGroupedHeaderFooter()
        }
    }

    override func listPositionDidChange(_ position: ListPosition?) {
        guard position != self.position else { return }
        self.position = position
        setNeedsUpdateConfiguration()
    }

    /// Stores the position that the cell is going to have, before it is configured.
    final func expectPosition(_ position: ListPosition?) {
        if let position { self.position = position }
    }

    override open func updateConfiguration(using state: UICellConfigurationState) {
        configurations.defaultBackground = defaultBackground
        super.updateConfiguration(using: state)
        accessoryViews.show(
            .init(isEditing: state.isEditing, isSelected: state.isSelected, isExpanded: state.isExpanded))
    }

    // MARK: Layout

    /// Returns the margin of accessories and content, in points.
    private func margin(ofWidth width: CGFloat) -> CGFloat {
        ListMetrics.margin(ofWidth: superview?.bounds.width ?? width)
    }

    /// Sets the content's margins, and returns the widths next to it.
    private func prepareContent(width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        updateConfigurationIfNeeded()
        let margin = margin(ofWidth: width)
        var sideWidths = accessoryViews.sideWidths(margin: margin)
        let margins = NSDirectionalEdgeInsets(
            top: 0, leading: margin, bottom: 0,
            trailing: accessoryViews.hasTrailing ? ListMetrics.accessorySpacing : margin)
        if storedContentView.directionalLayoutMargins != margins {
            storedContentView.directionalLayoutMargins = margins
            storedContentView.marginsDidChange()
        }
        sideWidths.leading += indentation
        return sideWidths
    }

    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let sideWidths = prepareContent(width: targetSize.width)
        let beside = sideWidths.leading + sideWidths.trailing
        var target = targetSize
        if horizontal == .required { target.width = max(target.width - beside, 0) }
        let size = storedContentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + beside, height: size.height)
    }

    override var contentRect: CGRect {
        let sideWidths = prepareContent(width: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? sideWidths.trailing : sideWidths.leading, y: 0,
            width: max(bounds.width - sideWidths.leading - sideWidths.trailing, 0), height: bounds.height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = margin(ofWidth: bounds.width)
        accessoryViews.place(
            in: bounds, leading: margin + (indentsAccessories ? indentation : 0), trailing: margin,
            isMirrored: isMirrored)
        showCorners()
        showLines(isMirrored: isMirrored)
    }

    /// Inset sections have rounded corners at their first and last cells.
    private func showCorners() {
        guard let position, position.role == .cell, position.appearance == .insetGrouped,
            position.isFirst || position.isLast
        else {
            if layerIfCreated?.cornerRadius ?? 0 > 0, position != nil {
                layer.cornerRadius = 0
                clipsToBounds = false
            }
            return
        }
        layer.roundCorners(isFirst: position.isFirst, isLast: position.isLast)
        clipsToBounds = true
    }

    private func showLines(isMirrored: Bool) {
        show(position?.topSeparator, at: 0, isMirrored: isMirrored, line: &topLine)
        show(
            position?.bottomSeparator, at: bounds.height - ListMetrics.hairline, isMirrored: isMirrored,
            line: &bottomLine)
    }

    private func show(_ separator: ListPosition.Separator?, at y: CGFloat, isMirrored: Bool, line: inout UIView?) {
        guard let separator, separator.isShown else {
            line?.isHidden = true
            return
        }
        let view = line ?? UIView()
        if line == nil { addSubview(view) }
        line = view
        view.isHidden = false
        view.backgroundColor = separator.color
        let leading = separator.leading ?? leadingOfLine(isMirrored: isMirrored)
        let width = max(bounds.width - leading - separator.trailing, 0)
        view.frame = CGRect(
            x: isMirrored ? separator.trailing : leading, y: y, width: width, height: ListMetrics.hairline)
    }

    /// Returns the leading inset of the separator below the cell: that of the guide, or of the text.
    private func leadingOfLine(isMirrored: Bool) -> CGFloat {
        if let guide = storedSeparatorGuide, guide.layoutFrame.width > 0 {
            return isMirrored ? bounds.width - guide.layoutFrame.maxX : guide.layoutFrame.minX
        }
        let content = contentRect
        let start = isMirrored ? bounds.width - content.maxX : content.minX
        let view = storedContentView.subviews.first as? UIListContentView
        return start + (view?.leadingOfText ?? margin(ofWidth: bounds.width))
    }
}

extension CALayer {
    /// Rounds the corners of a section's first and last rows.
    func roundCorners(isFirst: Bool, isLast: Bool) {
        cornerRadius = ListMetrics.cornerRadius
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        maskedCorners = corners
    }
}
