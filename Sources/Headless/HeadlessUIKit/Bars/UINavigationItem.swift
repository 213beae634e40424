/// The content of a navigation bar while a controller is on top.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// Whether the title is large in a bar that prefers that.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before it; the first one is large.
        case automatic
        case always, never
        /// As `never`: the system's bars have one more place for it, which phones don't.
        case inline
    }

    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

    /// Where titles and buttons stand on tablets.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

    /// What the button that leads back here may show.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or “Back” if there is no room for it, or nothing.
        case `default`
        /// “Back”, or nothing.
        case generic
        /// Nothing but the arrow.
        case minimal
    }

    private var ownTitle: String?

    /// The controller whose title counts when the item has none of its own.
    final weak var controller: UIViewController?

    /// Called when something that a bar shows has changed.
    final var changed: () -> Void = {}

    open var title: String? {
        get { ownTitle ?? controller?.title }
        set {
            ownTitle = newValue
            changed()
        }
    }

    /// Shown in place of the title.
    open var titleView: UIView? { didSet { changed() } }

    /// A line above the title.
    open var prompt: String? { didSet { changed() } }

    // MARK: The way back

    /// What the button that leads back here shows in place of the title.
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }

    /// Its title, image, tint and attributes are those of the button that leads back here.
    open var backBarButtonItem: UIBarButtonItem? { didSet { adopt([backBarButtonItem].compactMap { $0 }) } }
    open var hidesBackButton = false { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// Kept and never run: there are no touches.
    open var backAction: UIAction?

    // MARK: Title and search

    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    /// Its search bar stands below the title.
    open var searchController: UISearchController? { didSet { changed() } }

    /// Whether the search bar goes away when content is scrolled. At the beginning of the content it is there.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

    /// Kept and never read: on a phone search bars stand below the title.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    /// Always below the title, as on a phone.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Kept and never read: bars are those of a phone, on which styles look alike.
    open var style: ItemStyle = .navigator
    /// Kept and never read: menus open by touch.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    // MARK: Looks

    /// The looks of the bar while the item is on top, in place of the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { adopt(standardAppearance) } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { adopt(compactAppearance) } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(compactScrollEdgeAppearance) } }

    private func adopt(_ appearance: UINavigationBarAppearance?) {
        appearance?.changed = { [weak self] in self?.changed() }
        changed()
    }

    // MARK: Buttons

    /// Items at the leading side, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { adopt(leftBarButtonItems ?? []) } }

    /// Items at the trailing side, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { adopt(rightBarButtonItems ?? []) } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Groups at the leading side, from leading to trailing.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
    }

    /// Groups at the trailing side, from leading to trailing.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
    }

    /// Kept and never read: only tablets have room for them.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// Kept and never read: see `centerItemGroups`.
    open var customizationIdentifier: String?

    /// A group behind all others at the trailing side.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            rightBarButtonItems = (trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 })
                .flatMap(\.barButtonItems).reversed()
        }
    }

    private func adopt(_ items: [UIBarButtonItem]) {
        for item in items { item.changed = { [weak self] in self?.changed() } }
        changed()
    }

    // MARK: Creating

    public init(title: String) {
        ownTitle = title.isEmpty ? nil : title
        super.init()
    }

    override public convenience init() {
        self.init(title: "")
    }

    /// The controller's title takes the place of the item's own, as in UIKit.
    final func titleDidChange() {
        ownTitle = nil
        changed()
    }

    /// Happens at once: animations aren't played.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Happens at once: animations aren't played.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Happens at once: animations aren't played.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Happens at once: animations aren't played.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Happens at once: animations aren't played.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
