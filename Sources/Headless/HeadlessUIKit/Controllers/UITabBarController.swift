/// Shows one of several controllers above a tab bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The bar. Its items are the controllers' `tabBarItem`s.
    public final let tabBar = UITabBar()

    open var viewControllers: [UIViewController]? {
        didSet { controllersDidChange(from: oldValue ?? []) }
    }

    /// Kept and never called: there are no touches.
    open weak var delegate: UITabBarControllerDelegate?

    /// The visible controller.
    open var selectedViewController: UIViewController? {
        didSet { if selectedViewController !== oldValue { selectionDidChange() } }
    }

    /// The index of the visible controller; `NSNotFound` if there is none.
    open var selectedIndex: Int {
        get { viewControllers?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set {
            guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
            selectedViewController = viewControllers[newValue]
        }
    }

    /// Never shown: a controller under the tab “More” is shown directly, without the list.
    public private(set) final lazy var moreNavigationController = UINavigationController()
    /// Kept and never read: tabs can't be reordered.
    open var customizableViewControllers: [UIViewController]?

    /// The maximum number of tabs on a phone.
    private static let maximumTabs = 5

    private lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

    // MARK: Creating

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decode(self, UITabBarController.decodeTabs)
    }

    /// Sets the controllers at once: animations aren't played.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    private func controllersDidChange(from old: [UIViewController]) {
        let controllers = viewControllers ?? []
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        reloadTabs()
        if !controllers.contains(where: { $0 === selectedViewController }) {
            selectedViewController = controllers.first
        } else {
            selectionDidChange()
        }
    }

    /// Sets the bar's tabs: those of the controllers that fit on a phone, and one for the others.
    final func reloadTabs() {
        let items = (viewControllers ?? []).compactMap(\.tabBarItem)
        let hasMore = items.count > Self.maximumTabs && traitCollection.horizontalSizeClass != .regular
        let shown = hasMore ? items.prefix(Self.maximumTabs - 1) + [moreItem] : items
        if tabBar.items?.map(ObjectIdentifier.init) != shown.map(ObjectIdentifier.init) { tabBar.items = shown }
        selectTab()
    }

    private func selectTab() {
        guard let item = selectedViewController?.tabBarItem else { return tabBar.selectedItem = nil }
        let isShown = tabBar.items?.contains { $0 === item } ?? false
        tabBar.selectedItem = isShown ? item : moreItem
    }

    private func selectionDidChange() {
        selectTab()
        if isViewLoaded { showSelectedController() }
    }

    // MARK: Properties of the selected controller

    /// The preferred size of the selected controller and the bar below it, unless one was set.
    override open var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            let wanted = selectedViewController?.preferredContentSize ?? .zero
            guard own == .zero, wanted.height > 0 else { return own == .zero ? wanted : own }
            return CGSize(width: wanted.width, height: wanted.height + (showsBar ? tabBar.rowHeight : 0))
        }
        set { super.preferredContentSize = newValue }
    }

    override open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    override open var childForStatusBarStyle: UIViewController? { selectedViewController }
    override open var childForStatusBarHidden: UIViewController? { selectedViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    override open var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }

    // MARK: The view

    override open func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds)
        container.layOut = { [weak self] in self?.layOutContent(in: $0) }
        view = container
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        if tabBar.accessibilityIdentifier == nil { tabBar.accessibilityIdentifier = "tabBar" }
        view.addSubview(tabBar)
        showSelectedController()
    }

    private func showSelectedController() {
        for controller in viewControllers ?? [] where controller !== selectedViewController {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        if let selected = selectedViewController, selected.view.superview !== view {
            view.insertSubview(selected.view, at: 0)
        }
        view.setNeedsLayout()
    }

    /// Whether the bar is visible: a pushed controller may hide it.
    private var showsBar: Bool {
        guard !tabBar.isHidden else { return false }
        guard let navigation = selectedViewController as? UINavigationController else { return true }
        return !navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    private func layOutContent(in bounds: CGRect) {
        // A wider screen has space for more tabs.
        reloadTabs()
        let insets = view.safeAreaInsets
        let isShown = showsBar
        let covered = insets.bottom + (isShown ? tabBar.rowHeight : 0)
        tabBar.alpha = isShown || tabBar.isHidden ? 1 : 0
        tabBar.frame = CGRect(
            x: 0, y: bounds.height - (tabBar.rowHeight + insets.bottom), width: bounds.width,
            height: tabBar.rowHeight + insets.bottom)
        guard let selected = selectedViewController else { return }
        let isUnder = !isShown || selected.extendsContent(to: .bottom, under: tabBar.isTranslucent)
        selected.coveredInsets = UIEdgeInsets(
            top: insets.top, left: insets.left, bottom: isUnder ? covered : 0, right: insets.right)
        selected.view.translatesAutoresizingMaskIntoConstraints = true
        selected.view.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: isUnder ? 0 : covered, right: 0))
        updateScrollEdge(of: selected)
    }

    private func updateScrollEdge(of controller: UIViewController) {
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        tabBar.isAtScrollEdge = top.scrollView(atBar: .bottom)?.isAtBottom ?? true
    }
}

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: ObjectiveCProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Never called: there are no touches.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Never called: there are no touches.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
