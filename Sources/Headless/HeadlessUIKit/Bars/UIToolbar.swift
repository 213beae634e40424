/// A bar with buttons side by side, 44 points high, at the bottom of a screen.
open class UIToolbar: UIView, UIBarPositioning {
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    open weak var delegate: UIToolbarDelegate?
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    open var barStyle: UIBarStyle = .default { didSet { lookDidChange() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Without effect but in a navigation controller, whose content ends above a bar that is not translucent.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

    /// The look of the bar; a copy of what is set, as in UIKit.
    open var standardAppearance: UIToolbarAppearance {
        get { storedAppearance }
        set {
            storedAppearance = owned(newValue)
            lookDidChange()
        }
    }

    /// The look while no content goes on under the bar; `standardAppearance` without its background unless set.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { storedScrollEdgeAppearance }
        set {
            storedScrollEdgeAppearance = newValue.map(owned)
            lookDidChange()
        }
    }

    /// The look where the height is compact.
    open var compactAppearance: UIToolbarAppearance? {
        get { storedCompactAppearance }
        set {
            storedCompactAppearance = newValue.map(owned)
            lookDidChange()
        }
    }

    /// The look where the height is compact, while no content goes on under the bar.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { storedCompactScrollEdgeAppearance }
        set {
            storedCompactScrollEdgeAppearance = newValue.map(owned)
            lookDidChange()
        }
    }

    private lazy var storedAppearance = owned(UIToolbarAppearance())
    private var storedScrollEdgeAppearance: UIToolbarAppearance?
    private var storedCompactAppearance: UIToolbarAppearance?
    private var storedCompactScrollEdgeAppearance: UIToolbarAppearance?
    final var backgroundImages: [UIBarPosition: UIImage] = [:] { didSet { updateBackground() } }
    final var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Whether nothing is scrolled under the bar. One that stands alone is never at the edge of a content.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { lookDidChange() } }
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
    }

    private func setUp() {
        background.install(in: self)
        updateBackground()
    }

    private func owned(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        let copy = type(of: appearance).init(barAppearance: appearance)
        copy.changed = { [weak self] in self?.lookDidChange() }
        return copy
    }

    /// Happens at once: a still has no animations.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    // MARK: Looks

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { backgroundImages[position] = backgroundImage }
        updateBackground()
    }

    open func backgroundImage(
        forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { barMetrics == .default ? backgroundImages[position] : nil }

    /// Stands in place of the line above the bar; an empty image for no line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        shadowImages[position] = shadowImage
        updateBackground()
    }

    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImages[position] }

    /// A view's colour is behind the looks that have no background of their own.
    override open var backgroundColor: UIColor? {
        didSet { if !isUpdatingBackground { ownBackgroundColor = backgroundColor } }
    }

    private var ownBackgroundColor: UIColor?
    private var isUpdatingBackground = false

    private var look: UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
        guard isAtScrollEdge else { return standard }
        return (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance ?? standard.withoutBackground
    }

    private func lookDidChange() {
        updateBackground()
        itemsDidChange()
    }

    private func updateBackground() {
        let look = look
        let images = look.material == .chrome
        let image = images ? backgroundImages[barPosition] ?? backgroundImages[.any] : nil
        isUpdatingBackground = true
        backgroundColor =
            image != nil
            ? .clear
            : BarBackground.fill(look, tint: barTintColor, isDark: barStyle != .default, own: ownBackgroundColor)
        isUpdatingBackground = false
        background.show(
            look, image: image, shadowImage: shadowImages[barPosition] ?? shadowImages[.any], in: self)
    }

    private func itemsDidChange() {
        row.views.forEach { if $0.superview === self { $0.removeFromSuperview() } }
        let look = look
        let views = BarItemViews(
            bar: self, buttons: look.buttonAppearance, doneButtons: look.doneButtonAppearance, traits: traitCollection)
        row.entries = views.entries(items ?? [])
        for view in row.views {
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        }
        for item in items ?? [] { item.changed = { [weak self] in self?.itemsDidChange() } }
        setNeedsLayout()
    }

    override func didTakeAppearance() { lookDidChange() }

    override func traitsWillBeTold(_ previous: UITraitCollection) {
        super.traitsWillBeTold(previous)
        if !heardTraits.hasSameSizeClasses(as: previous) { lookDidChange() }
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
