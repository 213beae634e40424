/// A tab in a tab bar.
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    /// The image that replaces `image` while the tab is selected.
    open var selectedImage: UIImage? { didSet { changed() } }

    /// The text of the badge at the corner of the image; an empty text for an empty badge.
    open var badgeValue: String? { didSet { changed() } }

    /// The color of the badge; by default, that of the bar's appearance.
    open var badgeColor: UIColor? { didSet { changed() } }

    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    /// The appearances that replace the bar's own while the tab is selected.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

    /// Whether the title is the system's, which a controller's title doesn't replace.
    final var isSystemItem = false

    /// Whether no property that bars show was set.
    final var isBlank: Bool { title == nil && image == nil && selectedImage == nil && badgeValue == nil }

    final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates a system tab, whose title is in English.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(
            title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
        isSystemItem = true
    }

    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = attributes
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tabBarItems
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    fileprivate var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}
