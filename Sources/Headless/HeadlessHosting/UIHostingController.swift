import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering

/// A controller whose view shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
    /// The SwiftUI view.
    public var rootView: Content {
        get { hostingView.rootView }
        set { hostingView.rootView = newValue }
    }

    /// The sizes that follow the SwiftUI view. Its view's intrinsic size always does, because a picture is laid out
    /// once.
    public var sizingOptions: UIHostingControllerSizingOptions = []

    /// The parts of the safe area that the SwiftUI view stays clear of. A picture shows no keyboard.
    public var safeAreaRegions = SafeAreaRegions.all {
        didSet { hostingView.keepsClearOfBars = safeAreaRegions.contains(.container) }
    }

    private let hostingView: HostingView<Content>

    /// Creates a controller that shows a SwiftUI view.
    public init(rootView: Content) {
        hostingView = HostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that shows a SwiftUI view, for `init(coder:)` of a subclass.
    public init?(coder: NSCoder, rootView: Content) {
        hostingView = HostingView(rootView: rootView)
        super.init(coder: coder)
    }

    /// Returns `nil`: a coder doesn't contain a SwiftUI view. Subclasses call `super.init(coder:rootView:)`.
    public required init?(coder: NSCoder) {
        RenderProblems.report(
            "\(ComponentName.name(of: Self.self)) can't be created from a coder, which has no SwiftUI view; override "
                + "init(coder:) and call super.init(coder:rootView:).")
        return nil
    }

    override open func loadView() {
        hostingView.hostName = ComponentName.name(of: type(of: self))
        hostingView.frame = UIScreen.main.bounds
        hostingView.backgroundColor = .systemBackground
        view = hostingView
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateNavigationBar()
    }

    private let leadingItems = HostedBarItems()
    private let principalItem = HostedBarItems()
    private let trailingItems = HostedBarItems()

    /// Passes the title, items, search field and visibility of the bar to the enclosing navigation controller.
    private func updateNavigationBar() {
        guard let navigation = parent as? UINavigationController else { return }
        let bars = hostingView.screenBars()
        if let title = bars.title, title != navigationItem.title { navigationItem.title = title }
        let mode: UINavigationItem.LargeTitleDisplayMode =
            switch bars.titleMode {
            case .automatic: navigationItem.largeTitleDisplayMode
            case .inline: .never
            case .large: .always
            }
        if mode != navigationItem.largeTitleDisplayMode { navigationItem.largeTitleDisplayMode = mode }
        if bars.isBarHidden, navigation.topViewController === self, !navigation.isNavigationBarHidden {
            navigation.isNavigationBarHidden = true
        }
        updateItems(bars)
        if let search = bars.search { update(search) }
        if !bars.bottom.isEmpty {
            RenderProblems.report(
                "\(ComponentName.name(of: type(of: self))): the items of a SwiftUI bottom bar aren't drawn in a "
                    + "UINavigationController; set toolbarItems, or draw a NavigationStack.")
        }
    }

    /// Keeps items that the application has set, unless the SwiftUI view has some for the same side.
    private func updateItems(_ bars: ScreenBars) {
        if let views = leadingItems.update(bars.leading) {
            navigationItem.leftBarButtonItems = views.map { UIBarButtonItem(customView: $0) }
        }
        if let views = principalItem.update(Array(bars.principal.prefix(1))) { navigationItem.titleView = views.first }
        // The first of the right items is the outermost.
        if let views = trailingItems.update(bars.trailing) {
            navigationItem.rightBarButtonItems = views.reversed().map { UIBarButtonItem(customView: $0) }
        }
    }

    private func update(_ search: ScreenSearch) {
        let controller = navigationItem.searchController ?? UISearchController(searchResultsController: nil)
        let bar = controller.searchBar
        if bar.placeholder != search.prompt { bar.placeholder = search.prompt }
        if bar.text ?? "" != search.text { bar.text = search.text }
        if navigationItem.searchController == nil { navigationItem.searchController = controller }
    }

    /// Returns the size of the SwiftUI view for a proposed size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        hostingView.sizeThatFits(size)
    }

    /// The preferred size in a container: the SwiftUI view's if the sizing options say so.
    override open var preferredContentSize: CGSize {
        get {
            guard sizingOptions.contains(.preferredContentSize) else { return super.preferredContentSize }
            return hostingView.intrinsicContentSize
        }
        set { super.preferredContentSize = newValue }
    }
}

/// The sizes that a hosting controller keeps up to date.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
