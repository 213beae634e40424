/// A bar with a title and buttons, 44 points high.
open class UINavigationBar: UIView {
    /// The item that is shown.
    open var topItem: UINavigationItem? { items?.last }

    /// The item to which the back button leads.
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

    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Kept and never read: the background says what shines through.
    open var isTranslucent = true
    /// Kept and never read: bars are drawn with small titles.
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { reload() } }
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    open var backIndicatorImage: UIImage? { didSet { reload() } }
    /// Kept and never read: a still has no transitions.
    open var backIndicatorTransitionMaskImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance() { didSet { updateBackground() } }

    /// The look of the bar while nothing is scrolled under it; without a background unless set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateBackground() } }
    /// Kept and never read: bars are as high as on an upright phone.
    open var compactAppearance: UINavigationBarAppearance?

    /// Whether nothing is scrolled under the bar.
    final var isAtScrollEdge = true {
        didSet { if isAtScrollEdge != oldValue { updateBackground() } }
    }

    /// Called when the bar has become higher or lower.
    final var heightDidChange: () -> Void = {}

    private let titleLabel = UILabel()
    private var searchBar: UISearchBar?
    private let hairline = UIView()
    private var titleContent: UIView?
    private var leadingViews: [UIView] = []
    private var trailingViews: [UIView] = []

    /// The room between the bar's edge and its first item, in points.
    private static let sideMargin: CGFloat = 16

    /// The room before the arrow that leads back, in points.
    private static let backMargin: CGFloat = 8

    /// The room between that arrow and its title, in points.
    private static let backTitleDistance: CGFloat = 8
    private static let spacing: CGFloat = 8
    static let height: CGFloat = 44

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        hairline.backgroundColor = .separator
        addSubview(hairline)
        updateBackground()
    }

    /// Happens at once: a still has no animations.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        items = (items ?? []) + [item]
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        items?.popLast()
    }

    /// Does nothing: set the background of `standardAppearance` instead.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    private func updateBackground() {
        let look = isAtScrollEdge ? scrollEdgeAppearance ?? .transparent : standardAppearance
        backgroundColor = look.backgroundColor ?? barTintColor ?? .barBackground
        hairline.isHidden = shadowImage != nil || look.shadowColor == nil
        hairline.backgroundColor = look.shadowColor
    }

    // MARK: Content

    /// The height of the bar with what stands below its title, in points.
    final var contentHeight: CGFloat { Self.height + (searchBar == nil ? 0 : UISearchBar.height) }

    private func reloadSearchBar() {
        let wanted = topItem?.searchController?.searchBar
        guard wanted !== searchBar else { return }
        searchBar?.removeFromSuperview()
        searchBar = wanted
        if let wanted { limitedTraits.performAsCurrent { addSubview(wanted) } }
        heightDidChange()
    }

    private func reload() {
        reloadSearchBar()
        (leadingViews + trailingViews + [titleContent].compactMap { $0 }).forEach { $0.removeFromSuperview() }
        guard let item = topItem else { return }
        leadingViews = makeLeadingViews(item)
        trailingViews = (item.rightBarButtonItems ?? []).map { $0.makeView() }
        titleContent = item.titleView ?? makeTitle(item.title)
        (leadingViews + trailingViews + [titleContent].compactMap { $0 }).forEach { view in
            view.translatesAutoresizingMaskIntoConstraints = true
            limitedTraits.performAsCurrent { addSubview(view) }
        }
        setNeedsLayout()
    }

    private var showsBackButton: Bool {
        guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
        return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    }

    /// Texts in a bar grow less than others, and don't become smaller than they are by default.
    private var limitedTraits: UITraitCollection {
        let size = UITraitCollection.current.preferredContentSizeCategory
        return UITraitCollection(preferredContentSizeCategory: min(max(size, .large), .extraExtraLarge))
    }

    private func makeLeadingViews(_ item: UINavigationItem) -> [UIView] {
        let back = showsBackButton ? [makeBackButton()] : []
        return back + (item.leftBarButtonItems ?? []).map { $0.makeView() }
    }

    private func makeBackButton() -> UIView {
        let button = UIButton(type: .system)
        button.setImage(
            backIndicatorImage ?? UIImage(systemName: "chevron.left")?.imageFlippedForRightToLeftLayoutDirection(),
            for: .normal)
        button.setTitle(backItem?.backButtonTitle ?? backItem?.title ?? "Back", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.accessibilityIdentifier = "backButton"
        if button.currentTitle?.isEmpty == false { keepTitleAwayFromArrow(of: button) }
        return button
    }

    private func keepTitleAwayFromArrow(of button: UIButton) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = Self.backTitleDistance
        button.contentEdgeInsets = UIEdgeInsets(
            top: 0, left: isMirrored ? distance : 0, bottom: 0, right: isMirrored ? 0 : distance)
        button.titleEdgeInsets = UIEdgeInsets(
            top: 0, left: isMirrored ? -distance : distance, bottom: 0, right: isMirrored ? distance : -distance)
    }

    private func makeTitle(_ title: String?) -> UIView? {
        guard let title, !title.isEmpty else { return nil }
        titleLabel.font = titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
        titleLabel.text = title
        return titleLabel
    }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let line = 1 / UIScreen.main.scale
        hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
        let area = CGRect(x: 0, y: bounds.height - contentHeight, width: bounds.width, height: Self.height)
        searchBar?.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: UISearchBar.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leadingMargin = showsBackButton ? Self.backMargin : Self.sideMargin
        let left = place(
            isMirrored ? trailingViews : leadingViews, in: area, fromLeft: true,
            margin: isMirrored ? Self.sideMargin : leadingMargin)
        let right = place(
            isMirrored ? leadingViews : trailingViews, in: area, fromLeft: false,
            margin: isMirrored ? leadingMargin : Self.sideMargin)
        placeTitle(in: area, left: left, right: right)
    }

    /// Puts views side by side from an edge and returns where the room that is left begins.
    private func place(_ views: [UIView], in area: CGRect, fromLeft: Bool, margin: CGFloat) -> CGFloat {
        var edge = fromLeft ? area.minX + margin : area.maxX - margin
        for view in views {
            let size = fittingSize(of: view, in: area.size)
            let x = fromLeft ? edge : edge - size.width
            view.frame = CGRect(
                x: RenderScale.roundDown(x), y: middle(of: area, height: size.height), width: size.width,
                height: size.height)
            edge += fromLeft ? size.width + Self.spacing : -(size.width + Self.spacing)
        }
        return edge
    }

    /// Centres the title in the bar, or in the room between the items if that is too narrow.
    private func placeTitle(in area: CGRect, left: CGFloat, right: CGFloat) {
        guard let titleContent else { return }
        let size = fittingSize(of: titleContent, in: area.size)
        let width = min(size.width, max(right - left, 0))
        let x = min(max(area.midX - width / 2, left), right - width)
        titleContent.frame = CGRect(
            x: RenderScale.roundDown(x), y: middle(of: area, height: size.height), width: width, height: size.height)
    }

    /// The place of something in the middle of the bar, on a whole pixel as layout would put it.
    private func middle(of area: CGRect, height: CGFloat) -> CGFloat {
        RenderScale.roundUp(area.midY - height / 2)
    }

    private func fittingSize(of view: UIView, in available: CGSize) -> CGSize {
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let size = CGSize(
            width: fitting.width > 0 ? fitting.width : view.bounds.width,
            height: fitting.height > 0 ? fitting.height : view.bounds.height)
        return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// The look of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    /// The colour of the line under the bar; `nil` for no line.
    open var shadowColor: UIColor? = .separator
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept and never read: bars are drawn with small titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// No background and no line.
    static var transparent: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        return appearance
    }

    open func configureWithDefaultBackground() { shadowColor = .separator }
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }
    open func configureWithTransparentBackground() {
        backgroundColor = .clear
        shadowColor = nil
    }
}

extension UIColor {
    /// The look of a bar's material over a plain page.
    fileprivate static let barBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.09, green: 0.09, blue: 0.09, alpha: 0.94)
            : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94)
    }
}
