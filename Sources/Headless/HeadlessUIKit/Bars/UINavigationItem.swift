/// The content of a navigation bar while a controller is on top.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// Whether the title is large in a bar that prefers large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The same as the item before it; the first one is large.
        case automatic
        case always, never
        /// The same as `never` on phones.
        case inline
    }

    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

    /// The layout of titles and buttons on iPad.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

    /// The title of the back button that leads to this item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or “Back” if it doesn't fit, or nothing.
        case `default`
        /// “Back”, or nothing.
        case generic
        /// Only the arrow.
        case minimal
    }

    private var storedTitle: String?

    /// The controller that provides the title if the item has none.
    final weak var controller: UIViewController?

    /// Called when a property that bars show has changed.
    final var changed: () -> Void = {}

    open var title: String? {
        get { storedTitle ?? controller?.title }
        set {
            storedTitle = newValue
            changed()
        }
    }

    /// The view that replaces the title.
    open var titleView: UIView? { didSet { changed() } }

    /// A line of text above the title.
    open var prompt: String? { didSet { changed() } }

    // MARK: The back button

    /// The title of the back button that leads to this item, instead of its title.
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }

    /// The item whose title, image, tint and attributes the back button that leads to this item has.
    open var backBarButtonItem: UIBarButtonItem? { didSet { adopt([backBarButtonItem].compactMap { $0 }) } }
    open var hidesBackButton = false { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// Kept and never run: there are no touches.
    open var backAction: UIAction?

    // MARK: Title and search

    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    /// The search controller, whose search bar is below the title.
    open var searchController: UISearchController? { didSet { changed() } }

    /// Whether the search bar collapses when content is scrolled. It is visible at the top of the content.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

    /// Kept and never read: on a phone, search bars are below the title.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    /// Always below the title, as on a phone.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Kept and never read: bars are those of a phone, where all styles look the same.
    open var style: ItemStyle = .navigator
    /// Kept and never read: menus open by touch.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    // MARK: Appearance

    /// The appearances that replace the bar's own while the item is on top.
    open var standardAppearance: UINavigationBarAppearance? { didSet { adopt(standardAppearance) } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { adopt(compactAppearance) } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(compactScrollEdgeAppearance) } }

    private func adopt(_ appearance: UINavigationBarAppearance?) {
        appearance?.changed = { [weak self] in self?.changed() }
        changed()
    }

    // MARK: Buttons

    /// The items on the leading side, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { adopt(leftBarButtonItems ?? []) } }

    /// The items on the trailing side, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { adopt(rightBarButtonItems ?? []) } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The groups on the leading side, from leading to trailing.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
    }

    /// The groups on the trailing side, from leading to trailing.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
    }

    /// Kept and never read: only iPads have space for them.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// Kept and never read: see `centerItemGroups`.
    open var customizationIdentifier: String?

    /// A group after all others on the trailing side.
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
        storedTitle = title.isEmpty ? nil : title
        super.init()
    }

    override public convenience init() {
        self.init(title: "")
    }

    /// The controller's title replaces the item's own, as in UIKit.
    final func titleDidChange() {
        storedTitle = nil
        changed()
    }

    /// Sets the item at once: animations aren't played.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the item at once: animations aren't played.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at once: animations aren't played.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at once: animations aren't played.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Hides or shows the button at once: animations aren't played.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
