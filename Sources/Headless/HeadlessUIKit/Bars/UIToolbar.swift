/// A bar with buttons side by side, 44 points high, at the bottom of a screen.
open class UIToolbar: UIView, UIBarPositioning {
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    open weak var delegate: UIToolbarDelegate?
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    open var barStyle: UIBarStyle = .default { didSet { appearanceDidChange() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Only affects navigation controllers, whose content ends above an opaque bar.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

    /// The appearance of the bar. Setting it stores a copy, as in UIKit.
    open var standardAppearance: UIToolbarAppearance {
        get { slots.standard }
        set { slots.standard = newValue }
    }

    /// The appearance while no content is under the bar; by default, `standardAppearance` without its background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { slots[.scrollEdge] }
        set { slots[.scrollEdge] = newValue }
    }

    /// The appearance if the height is compact.
    open var compactAppearance: UIToolbarAppearance? {
        get { slots[.compact] }
        set { slots[.compact] = newValue }
    }

    /// The appearance if the height is compact and no content is under the bar.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { slots[.compactScrollEdge] }
        set { slots[.compactScrollEdge] = newValue }
    }

    private let slots = AppearanceSlots<UIToolbarAppearance>()
    final var backgroundImages: [UIBarPosition: UIImage] = [:] { didSet { updateBackground() } }
    final var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Whether nothing is scrolled under the bar. Always false for a bar without a controller.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { appearanceDidChange() } }
    }

    private let background = BarBackground(lineAt: .top)
    private var row = BarItemRow(entries: [])

    // MARK: Creating

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decode(self, UIToolbar.decodeToolbar)
    }

    private func setUp() {
        slots.changed = { [weak self] in self?.appearanceDidChange() }
        background.install(in: self)
        updateBackground()
    }

    /// Sets the items at once: animations aren't played.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // MARK: Appearance

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { backgroundImages[position] = backgroundImage }
        updateBackground()
    }

    open func backgroundImage(
        forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { barMetrics == .default ? backgroundImages[position] : nil }

    /// Sets the image that replaces the shadow line; an empty image for no line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        shadowImages[position] = shadowImage
        updateBackground()
    }

    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImages[position] }

    /// The view's color, which shows behind appearances without a background.
    override open var backgroundColor: UIColor? { didSet { background.take(backgroundColor) } }

    private var currentAppearance: UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
        guard isAtScrollEdge else { return standard }
        return (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
            ?? AppearanceSlots.withoutBackground(standard)
    }

    private func appearanceDidChange() {
        updateBackground()
        itemsDidChange()
    }

    private func updateBackground() {
        background.show(
            currentAppearance, image: backgroundImages[barPosition] ?? backgroundImages[.any],
            shadowImage: shadowImages[barPosition] ?? shadowImages[.any], tint: barTintColor, style: barStyle, in: self)
    }

    private func itemsDidChange() {
        row.views.forEach { if $0.superview === self { $0.removeFromSuperview() } }
        let appearance = currentAppearance
        let views = BarItemViews(
            bar: self, buttons: appearance.buttonAppearance, doneButtons: appearance.doneButtonAppearance,
            traits: traitCollection)
        row.entries = views.entries(items ?? [])
        for view in row.views {
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        }
        for item in items ?? [] { item.changed = { [weak self] in self?.itemsDidChange() } }
        setNeedsLayout()
    }

    override func didApplyAppearance() { appearanceDidChange() }

    override func traitsWillChange(_ previous: UITraitCollection) {
        super.traitsWillChange(previous)
        if !lastTraits.hasSameSizeClasses(as: previous) { appearanceDidChange() }
    }

    // MARK: Layout

    /// The height of a toolbar, in points.
    static let height: CGFloat = 44

    /// The distance of the outermost items from the edges, in points.
    private static let sideMargin: CGFloat = 16

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        background.layOut(in: bounds)
        let insets = safeAreaInsets
        let height = max(bounds.height - insets.bottom, 0)
        let area = CGRect(
            x: Self.sideMargin + insets.left, y: 0,
            width: max(bounds.width - 2 * Self.sideMargin - insets.left - insets.right, 0), height: height)
        row.distribute(in: area, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.toolbars
    }
}

@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
