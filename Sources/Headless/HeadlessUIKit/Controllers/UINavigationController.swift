/// Shows the top controller of a stack below a navigation bar.
open class UINavigationController: UIViewController {
    public private(set) final var navigationBar = UINavigationBar()

    /// The controllers from the root to the visible one.
    open var viewControllers: [UIViewController] = [] {
        didSet { stackDidChange(from: oldValue) }
    }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open var isNavigationBarHidden = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The bar below the content. It shows the `toolbarItems` of the top controller.
    open var toolbar: UIToolbar! {
        if let storedToolbar { return storedToolbar }
        let toolbar = toolbarType.map { UIView.make($0) } ?? UIToolbar()
        storedToolbar = toolbar
        return toolbar
    }

    private var storedToolbar: UIToolbar?
    private var toolbarType: UIToolbar.Type?

    open var isToolbarHidden = true {
        didSet { toolbarItemsDidChange() }
    }

    /// Kept and never read: there are no touches.
    open var hidesBarsOnSwipe = false
    /// Kept and never read: there are no touches.
    open var hidesBarsOnTap = false
    /// Kept and never read: there is no keyboard.
    open var hidesBarsWhenKeyboardAppears = false
    /// Kept and never read: screens are in portrait orientation.
    open var hidesBarsWhenVerticallyCompact = false
    open weak var delegate: UINavigationControllerDelegate?
    /// Always `nil`: there are no touches.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decode(self, UINavigationController.decodeNavigation)
    }

    /// Takes the bar of a storyboard, which has a class of the app.
    final func use(_ bar: UINavigationBar) { navigationBar = bar }

    /// Creates a controller with bars of the given classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let barType = navigationBarClass as? UINavigationBar.Type { navigationBar = UIView.make(barType) }
        toolbarType = toolbarClass as? UIToolbar.Type
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    // MARK: The stack

    /// Pushes the controller at once: animations aren't played.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        viewControllers = Array(viewControllers[...index])
        return popped
    }

    /// Sets the controllers at once: animations aren't played.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Hides or shows the bar at once: animations aren't played.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Hides or shows the toolbar at once: animations aren't played.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    override open func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: false)
    }

    private func stackDidChange(from old: [UIViewController]) {
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        updateItems()
        if viewControllers.first !== old.first { tabBarItemWasReplaced() }
        if isViewLoaded { showTopController() }
    }

    private func updateItems() { navigationBar.items = itemsBelow + viewControllers.map(\.navigationItem) }

    /// The items of the columns below the stack, in a collapsed split view.
    final var itemsBelow: [UINavigationItem] = [] {
        didSet { if itemsBelow.map(ObjectIdentifier.init) != oldValue.map(ObjectIdentifier.init) { updateItems() } }
    }

    // MARK: Properties of the stack's controllers

    /// The root's tab, unless the controller has its own.
    override open var tabBarItem: UITabBarItem! {
        get { tabBarItemIfCreated ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    override var tabBarItemIfCreated: UITabBarItem? {
        let own = super.tabBarItemIfCreated
        return own?.isBlank == false ? own : viewControllers.first?.tabBarItem ?? own
    }

    /// The preferred size of the top controller and the bars around it, unless one was set.
    override open var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            let wanted = topViewController?.preferredContentSize ?? .zero
            guard own == .zero, wanted.height > 0 else { return own == .zero ? wanted : own }
            let bars =
                (isNavigationBarHidden ? 0 : navigationBar.contentHeight) + (showsToolbar ? UIToolbar.height : 0)
            return CGSize(width: wanted.width, height: wanted.height + bars)
        }
        set { super.preferredContentSize = newValue }
    }

    override open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// The top controller if no bar is behind the status bar; otherwise, the bar's style applies.
    override open var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    override open var childForStatusBarHidden: UIViewController? { topViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    override open var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    // MARK: The view

    override open func loadView() {
        let container = NavigationContainerView(frame: UIScreen.main.bounds)
        container.layOut = { [weak self] in self?.layOutContent(in: $0) }
        view = container
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        if navigationBar.accessibilityIdentifier == nil { navigationBar.accessibilityIdentifier = "navigationBar" }
        view.addSubview(navigationBar)
        navigationBar.heightDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        showTopController()
    }

    /// The controller that the delegate was last notified of.
    private weak var shownController: UIViewController?

    private func showTopController() {
        for controller in viewControllers where controller !== topViewController {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        guard let top = topViewController else { return }
        let isNew = top !== shownController
        if isNew { delegate?.navigationController(self, willShow: top, animated: false) }
        if top.view.superview !== view { view.insertSubview(top.view, at: 0) }
        if isNew { navigationBar.expansion = .infinity }
        shownController = top
        toolbarItemsDidChange()
        containerLayoutDidChange()
        if isNew { delegate?.navigationController(self, didShow: top, animated: false) }
    }

    /// Shows the items of the top controller in the toolbar.
    final func toolbarItemsDidChange() {
        guard isViewLoaded else { return }
        if showsToolbar {
            if toolbar.superview !== view { view.addSubview(toolbar) }
            let items = topViewController?.toolbarItems
            if items?.map(ObjectIdentifier.init) != toolbar.items?.map(ObjectIdentifier.init) { toolbar.items = items }
        }
        storedToolbar?.isHidden = !showsToolbar
        view.setNeedsLayout()
    }

    private var showsToolbar: Bool {
        guard !isToolbarHidden, let top = topViewController else { return false }
        return !top.hidesBottomBarWhenPushed || top === viewControllers.first
    }

    // MARK: Layout

    /// Places the bars inside the safe area, with their backgrounds extended to the edges, and the content under them.
    private func layOutContent(in bounds: CGRect) {
        let insets = view.safeAreaInsets
        updateExpansion(below: insets.top)
        let top = insets.top + (isNavigationBarHidden ? 0 : navigationBar.contentHeight)
        let bottom = insets.bottom + (showsToolbar ? UIToolbar.height : 0)
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        if showsToolbar {
            toolbar.frame = CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
        }
        placeContent(in: bounds, covered: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        updateScrollEdge()
    }

    private func placeContent(in bounds: CGRect, covered: UIEdgeInsets) {
        guard let controller = topViewController else { return }
        var outside = UIEdgeInsets.zero
        if !isNavigationBarHidden, !controller.extendsContent(to: .top, under: navigationBar.isTranslucent) {
            outside.top = covered.top
        }
        if showsToolbar, !controller.extendsContent(to: .bottom, under: toolbar.isTranslucent) {
            outside.bottom = covered.bottom
        }
        controller.coveredInsets = UIEdgeInsets(
            top: covered.top - outside.top, left: 0, bottom: covered.bottom - outside.bottom, right: 0)
        controller.view.translatesAutoresizingMaskIntoConstraints = true
        controller.view.frame = bounds.inset(by: outside)
    }

    /// Shows the part of the large title and the search field that the content doesn't cover.
    private func updateExpansion(below top: CGFloat) {
        let collapsible = navigationBar.collapsibleHeight
        guard collapsible > 0, let list = topViewController?.scrollView(atBar: .top) else {
            navigationBar.expansion = .infinity
            return
        }
        let isExpanded = navigationBar.expansion >= collapsible
        if isExpanded, list.isAtTop { return }
        let free = -list.contentOffset.y - list.contentInset.top - top - navigationBar.collapsedHeight
        navigationBar.expansion = min(max(free, 0), collapsible)
    }

    /// Updates the bar, whose appearance changes when content is scrolled under it.
    private func updateScrollEdge() {
        navigationBar.isAtScrollEdge = topViewController?.scrollView(atBar: .top)?.isAtTop ?? true
        storedToolbar?.isAtScrollEdge = topViewController?.scrollView(atBar: .bottom)?.isAtBottom ?? true
    }
}

/// The view of a navigation controller: a bar above the content of the top controller.
private final class NavigationContainerView: BarContainerView {}

extension UIViewController {
    /// Returns whether the view extends under a bar at an edge.
    final func extendsContent(to edge: UIRectEdge, under isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: ObjectiveCProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
