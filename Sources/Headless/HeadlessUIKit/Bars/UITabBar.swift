/// A bar with tabs, 49 points high, at the bottom of a screen.
open class UITabBar: UIView, UIBarPositioning {
    public enum ItemPositioning: Int, Sendable {
        /// Across the entire width on phones, centered on iPads.
        case automatic
        case fill, centered
    }

    open var items: [UITabBarItem]? { didSet { reload() } }
    open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { appearanceDidChange() } } }
    /// Kept and never called: there are no touches.
    open weak var delegate: UITabBarDelegate?
    open var barPosition: UIBarPosition { .bottom }

    // MARK: Appearance

    open var barStyle: UIBarStyle = .default { didSet { updateBackground() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Only affects tab bar controllers, whose content ends above an opaque bar.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var unselectedItemTintColor: UIColor? { didSet { reload() } }
    open var backgroundImage: UIImage? { didSet { updateBackground() } }

    /// The image that replaces the shadow line; an empty image for no line.
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    open var selectionIndicatorImage: UIImage? { didSet { reload() } }
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }

    /// The width of a centered tab, in points; 0 for the width of its content.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// The space between centered tabs, in points.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// The appearance of the bar. Setting it stores a copy, as in UIKit.
    open var standardAppearance: UITabBarAppearance {
        get { slots.standard }
        set { slots.standard = newValue }
    }

    /// The appearance while no content is under the bar; by default, `standardAppearance` without its background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { slots[.scrollEdge] }
        set { slots[.scrollEdge] = newValue }
    }

    private let slots = AppearanceSlots<UITabBarAppearance>()

    /// Whether nothing is scrolled under the bar. Always false for a bar without a controller.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { appearanceDidChange() } }
    }

    private let background = BarBackground(lineAt: .top)
    private(set) final var tabs: [TabView] = []

    // MARK: Creating

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decode(self, UITabBar.decodeTabBar)
    }

    private func setUp() {
        slots.changed = { [weak self] in self?.appearanceDidChange() }
        background.install(in: self)
        updateBackground()
    }

    /// Sets the items at once: animations aren't played.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// Does nothing: tabs can't be reordered.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    /// Always false: tabs can't be reordered.
    open func endCustomizing(animated: Bool) -> Bool { false }
    /// Always false: tabs can't be reordered.
    open var isCustomizing: Bool { false }

    // MARK: The current appearance

    /// The view's color, which shows behind appearances without a background.
    override open var backgroundColor: UIColor? { didSet { background.take(backgroundColor) } }

    private var currentAppearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? AppearanceSlots.withoutBackground(standard)
    }

    private func appearanceDidChange() {
        updateBackground()
        reload()
    }

    private func updateBackground() {
        background.show(
            currentAppearance, image: backgroundImage, shadowImage: shadowImage, tint: barTintColor, style: barStyle,
            in: self)
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        reload()
    }

    private func reload() {
        tabs.forEach { $0.removeFromSuperview() }
        let (appearance, layout) = (currentAppearance, layout)
        let shown = appearance.items(layout)
        tabs = (items ?? []).map { item in
            if AppearanceProxies.isInUse { AppearanceProxies.apply(to: item, in: self) }
            item.changed = { [weak self] in self?.reload() }
            let tab = TabView(
                item, isSelected: item === selectedItem, appearance: shown, layout: layout, tint: tintColor,
                unselectedTint: unselectedItemTintColor, traits: traitCollection)
            tab.showIndicator(
                appearance.selectionIndicatorImage ?? selectionIndicatorImage, appearance.selectionIndicatorTintColor)
            addSubview(tab)
            return tab
        }
        setNeedsLayout()
    }

    override func didApplyAppearance() { appearanceDidChange() }

    override func traitsWillChange(_ previous: UITraitCollection) {
        super.traitsWillChange(previous)
        if !lastTraits.hasSameSizeClasses(as: previous) { appearanceDidChange() }
    }

    // MARK: Layout

    /// The height of the row of tabs, in points: lower on a phone in landscape.
    final var rowHeight: CGFloat { layout == .compactInline ? 32 : 49 }

    private var layout: UITabBarItemAppearance.Style {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact { return .compactInline }
        return traits.horizontalSizeClass == .regular ? .inline : .stacked
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        background.layOut(in: bounds)
        let insets = safeAreaInsets
        let area = CGRect(
            x: insets.left, y: 0, width: max(bounds.width - insets.left - insets.right, 0),
            height: min(bounds.height, rowHeight))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (tab, frame) in zip(tabs, tabFrames(in: area)) {
            let x = isMirrored ? area.minX + area.maxX - frame.maxX : frame.minX
            tab.frame = CGRect(x: RenderScale.round(x), y: frame.minY, width: frame.width, height: frame.height)
        }
    }

    private func tabFrames(in area: CGRect) -> [CGRect] {
        guard !tabs.isEmpty else { return [] }
        guard isCentered else {
            let width = area.width / CGFloat(tabs.count)
            return tabs.indices.map { index in
                CGRect(x: area.minX + CGFloat(index) * width, y: area.minY, width: width, height: area.height)
            }
        }
        let own = max(currentAppearance.stackedItemWidth, itemWidth)
        let width = own > 0 ? own : tabs.map(\.naturalWidth).max() ?? 0
        let spacing = max(currentAppearance.stackedItemSpacing, itemSpacing)
        let all = CGFloat(tabs.count) * (width + spacing) - spacing
        return tabs.indices.map { index in
            CGRect(
                x: area.midX - all / 2 + CGFloat(index) * (width + spacing), y: area.minY, width: width,
                height: area.height)
        }
    }

    private var isCentered: Bool {
        let positioning =
            currentAppearance.stackedItemPositioning == .automatic
            ? itemPositioning : currentAppearance.stackedItemPositioning
        switch positioning {
        case .automatic: return traitCollection.horizontalSizeClass == .regular
        case .fill: return false
        case .centered: return true
        }
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tabBars
    }
}

extension UITabBarAppearance {
    fileprivate func items(_ layout: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch layout {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}

@MainActor @preconcurrency
public protocol UITabBarDelegate: ObjectiveCProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Never called: there are no touches.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
