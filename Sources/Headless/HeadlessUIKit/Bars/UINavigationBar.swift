/// A bar with a title and buttons: 44 points high, 96 with a large title, and more with a prompt or a search field.
open class UINavigationBar: UIView, UIBarPositioning {
    /// The current item.
    open var topItem: UINavigationItem? { items?.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? {
        guard let items, items.count > 1 else { return nil }
        return items[items.count - 2]
    }

    open var items: [UINavigationItem]? {
        didSet {
            topItem?.changed = { [weak self] in self?.reload() }
            reload()
        }
    }

    /// Kept and never called: items are pushed and popped by touch.
    open weak var delegate: UINavigationBarDelegate?
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

    // MARK: Appearance

    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var barStyle: UIBarStyle = .default { didSet { appearanceDidChange() } }

    /// Whether content extends under the bar. A navigation controller's content starts below an opaque bar.
    open var isTranslucent = true { didSet { heightDidChange() } }
    open var prefersLargeTitles = false { didSet { reload() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }

    /// The image that replaces the shadow line; an empty image for no line.
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    open var backIndicatorImage: UIImage? { didSet { reload() } }
    /// Kept and never read: transitions aren't played.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Kept and never read: bars on iPad are those of a phone.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    /// The appearance of the bar. Setting it stores a copy, as in UIKit.
    open var standardAppearance: UINavigationBarAppearance {
        get { slots.standard }
        set { slots.standard = newValue }
    }

    /// The appearance while nothing is scrolled under the bar; by default, `standardAppearance` without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots[.scrollEdge] }
        set { slots[.scrollEdge] = newValue }
    }

    /// The appearance if the height is compact, as on a phone in landscape orientation.
    open var compactAppearance: UINavigationBarAppearance? {
        get { slots[.compact] }
        set { slots[.compact] = newValue }
    }

    /// The appearance if the height is compact and nothing is scrolled under the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots[.compactScrollEdge] }
        set { slots[.compactScrollEdge] = newValue }
    }

    private let slots = AppearanceSlots<UINavigationBarAppearance>()
    final var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var titleOffsets: [UIBarMetrics: CGFloat] = [:]

    /// The view's color, which shows behind appearances without a background.
    override open var backgroundColor: UIColor? { didSet { background.take(backgroundColor) } }

    /// Sets the image behind the bar. An empty image removes the background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        updateBackground()
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    /// Moves the title down, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
        setNeedsLayout()
    }

    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffsets[barMetrics] ?? 0 }

    // MARK: State

    /// Whether nothing is scrolled under the bar.
    final var isAtScrollEdge = true {
        didSet { if isAtScrollEdge != oldValue { appearanceDidChange() } }
    }

    /// The visible height of the large title and the search field while content is scrolled, in points.
    final var expansion: CGFloat = .infinity {
        didSet { if expansion != oldValue { setNeedsLayout() } }
    }

    /// Called when the bar's height has changed.
    final var heightDidChange: () -> Void = {}

    final let contents = NavigationBarContents()
    private let background = BarBackground(lineAt: .bottom)

    // MARK: Creating

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decode(self, UINavigationBar.decodeNavigationBar)
    }

    private func setUp() {
        slots.changed = { [weak self] in self?.appearanceDidChange() }
        background.install(in: self)
        updateBackground()
    }

    // MARK: The stack of items

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// Pushes the item at once: animations aren't played.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        items = (items ?? []) + [item]
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        items?.popLast()
    }

    // MARK: The current appearance

    /// The appearance of the top item or of the bar, for the current scroll position.
    final var currentAppearance: UINavigationBarAppearance {
        let (item, isCompact) = (topItem, traitCollection.verticalSizeClass == .compact)
        let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
        let standard = compact ?? item?.standardAppearance ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return compactEdge ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
            ?? AppearanceSlots.withoutBackground(standard)
    }

    private func appearanceDidChange() {
        updateBackground()
        reload()
    }

    final func updateBackground() {
        background.show(
            currentAppearance, image: backgroundImages[.default], shadowImage: shadowImage, tint: barTintColor,
            style: barStyle,
            in: self)
    }

    override func didApplyAppearance() { appearanceDidChange() }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight)
    }

    override func traitsWillChange(_ previous: UITraitCollection) {
        super.traitsWillChange(previous)
        if !lastTraits.hasSameSizeClasses(as: previous) { appearanceDidChange() }
        if lastTraits.preferredContentSizeCategory != previous.preferredContentSizeCategory { limitContent() }
        if lastTraits.layoutDirection != previous.layoutDirection {
            if let back = contents.backButton { keepTitleAwayFromArrow(of: back) }
            setNeedsLayout()
        }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        background.layOut(in: bounds)
        layOutContents()
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.navigationBars
    }
}

@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Never called: there are no touches.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Never called: there are no touches.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Never called: there are no touches.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Never called: there are no touches.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
