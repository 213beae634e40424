/// The content of a navigation bar while a controller is on top.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

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

    /// Kept and never read: prompts are not drawn.
    open var prompt: String?
    open var backButtonTitle: String?
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// Kept and never read: bars are drawn with small titles.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

    /// Its search bar stands below the title.
    open var searchController: UISearchController? { didSet { changed() } }
    /// Kept and never read: the search bar stays where it is.
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// Items at the leading side, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

    /// Items at the trailing side, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public init(title: String) {
        ownTitle = title.isEmpty ? nil : title
        super.init()
    }

    final func titleDidChange() { changed() }

    /// Happens at once: a still has no animations.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Happens at once: a still has no animations.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Happens at once: a still has no animations.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Happens at once: a still has no animations.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Happens at once: a still has no animations.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    public enum Style: Int, Sendable { case plain, done }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    open var title: String?
    open var image: UIImage?
    open var customView: UIView?
    open var style: Style = .plain
    open var isEnabled = true
    open var tintColor: UIColor?
    open var primaryAction: UIAction?
    open var tag = 0
    /// In points; 0 for as wide as the content.
    open var width: CGFloat = 0
    /// Kept and never read: nobody listens to a still.
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?

    override public init() {
        super.init()
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public convenience init(primaryAction: UIAction?) {
        self.init(title: nil, image: nil, primaryAction: primaryAction)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: Self.title(of: systemItem), image: Self.image(of: systemItem), primaryAction: primaryAction)
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    private static func title(of item: SystemItem) -> String? {
        switch item {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    private static func image(of item: SystemItem) -> UIImage? {
        let name: String? =
            switch item {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "bookmark"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            default: nil
            }
        return name.flatMap { UIImage(systemName: $0) }
    }

    /// The view that a bar shows for the item.
    final func makeView() -> UIView {
        if let customView { return customView }
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        button.isEnabled = isEnabled
        if let tintColor { button.tintColor = tintColor }
        if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
        button.accessibilityIdentifier = accessibilityIdentifier
        return button
    }
}
