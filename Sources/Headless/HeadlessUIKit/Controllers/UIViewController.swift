import Frames
import Rendering

/// Owns a view and the controllers inside it.
open class UIViewController: UIResponder {
    // MARK: The view

    private var storedView: UIView?

    /// The controller's view, loaded at the first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.owningViewController = nil
            storedView = newValue
            newValue?.owningViewController = self
            if let newValue { handOverridesToView(newValue) }
        }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }

    /// Creates the view, if it isn't there yet.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        if storedView == nil { view = UIView() }
        if let storedView { prepareRootView(storedView) }
        viewDidLoad()
    }

    private func prepareRootView(_ view: UIView) {
        // The system's margins are added where margins are read: they follow the width.
        if view.storedLayoutMargins == .standard { view.setMargins(.directional(.zero)) }
        additionalSafeAreaInsetsDidChange()
    }

    /// Makes the view and assigns it to `view`; a plain one unless overridden.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: The life of the view

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Never called: override `viewWillLayoutSubviews()` instead.
    open func updateViewConstraints() {}
    /// Never called: there are no memory warnings.
    open func didReceiveMemoryWarning() {}
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the margins of the view change.
    open func viewLayoutMarginsDidChange() {}

    /// Whether the view is to be seen.
    package final var appearanceState = AppearanceState.disappeared
    final var isTransitionAnimated = false

    /// The size of the view in the last picture of it.
    final var shownSize: CGSize?

    /// Tells the controller and those in it that its view is about to appear or to disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(appearing: isAppearing, animated: animated)
    }

    /// Tells the controller and those in it that its view has appeared or disappeared.
    open func endAppearanceTransition() { endTransition() }

    /// Whether children appear and disappear with the controller.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Margins and safe area

    /// The margins that the system wants of the view at its present width: 16 points at the sides, and 20 from a width of
    /// 414 on.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = storedView?.bounds.width ?? 0
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsChanged() } }
    }

    /// Room that the controller keeps free in addition to what bars cover.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { additionalSafeAreaInsetsDidChange() } }
    }

    /// The insets that the bars of the controllers around this one cover of its view, in points.
    final var coveredInsets = UIEdgeInsets.zero {
        didSet { if coveredInsets != oldValue { additionalSafeAreaInsetsDidChange() } }
    }

    private func additionalSafeAreaInsetsDidChange() {
        storedView?.safeArea.covered = coveredInsets
        storedView?.safeArea.additional = additionalSafeAreaInsets
    }

    /// The edges at which the view goes on under bars.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerLayoutDidChange() } }

    /// Whether the view goes on under bars that are not translucent, too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutDidChange() } }

    /// Asks the controllers around this one to place its view anew.
    final func containerLayoutDidChange() { parent?.viewIfLoaded?.setNeedsLayout() }

    /// Kept and never read: `contentInsetAdjustmentBehavior` of the scroll view decides.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Creating

    /// Creates a controller whose view is made in code; there are no nib files.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    override public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Children

    public private(set) final var children: [UIViewController] = []
    public private(set) final weak var parent: UIViewController?

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        childController.isMovingIn = true
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        isMovingIn = false
        isMovingOut = false
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingOut = true }
    }

    open func didMove(toParent parent: UIViewController?) {}

    override open var next: UIResponder? { storedView?.superview ?? parent }

    // MARK: Navigation

    /// The name of the screen. Setting it sets the titles of the navigation item and of the tab too, as in UIKit.
    open var title: String? {
        didSet {
            storedNavigationItem?.titleDidChange()
            guard let item = tabBarItemIfMade, !item.isSystemItem else { return }
            item.title = title
        }
    }

    private var storedNavigationItem: UINavigationItem?

    /// The content of the navigation bar while the controller is on top.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.controller = self
        storedNavigationItem = item
        return item
    }

    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

    private func ancestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        var ancestor = parent
        while let controller = ancestor {
            if let found = controller as? Controller { return found }
            ancestor = controller.parent
        }
        return nil
    }

    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

    /// Whether tab bar and toolbar go away while the controller is on top of a navigation controller, not as its root.
    open var hidesBottomBarWhenPushed = false { didSet { containerLayoutDidChange() } }

    /// What a navigation controller's toolbar shows while the controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { (parent as? UINavigationController)?.toolbarItemsDidChange() }
    }

    /// Happens at once: animations aren't played.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    private var storedTabBarItem: UITabBarItem?

    /// The tab that a tab bar controller shows for the controller; one with the controller's title unless set.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            tabBarItemWasReplaced()
        }
    }

    /// The tab that the controller's title is kept in, if there is one yet.
    var tabBarItemIfMade: UITabBarItem? { storedTabBarItem }

    /// Asks the containers that show the tab to show the new one.
    final func tabBarItemWasReplaced() {
        switch parent {
        case let tabs as UITabBarController: tabs.reloadTabs()
        case let navigation as UINavigationController: navigation.tabBarItemWasReplaced()
        default: break
        }
    }

    private var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView)] = []

    /// The scroll view that bars at an edge go by; `nil` for the first one in the view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.last { $0.edges.contains(edge) }?.view
    }

    /// Says which scroll view bars at some edges go by.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.removeAll { edge.contains($0.edges) }
        if let scrollView { contentScrollViews.append((edge, scrollView)) }
        containerLayoutDidChange()
    }

    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: false)
        } else {
            present(controller, animated: false)
        }
    }

    /// Shows a controller where details go: in the last column of a split view, or else presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: false)
        }
    }

    // MARK: Presenting

    /// The controller that this one, or one around it, presents. A picture shows it above the screen that it was
    /// presented from.
    open var presentedViewController: UIViewController? {
        ownPresentedViewController ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or one around it.
    open var presentingViewController: UIViewController? {
        ownPresentingViewController ?? parent?.presentingViewController
    }

    final var ownPresentedViewController: UIViewController?
    final weak var ownPresentingViewController: UIViewController?

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// Kept and never read: transitions aren't played.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Kept and never read: there are no touches.
    open var isModalInPresentation = false

    /// Whether a controller that is presented in the current context covers this one, not the screen.
    open var definesPresentationContext = false
    /// Kept and never read: transitions aren't played.
    open var providesPresentationContextTransitionStyle = false

    /// Gives the presentation controller of a controller whose style is `custom`.
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?

    /// The size that the controller would like to have in a popover or a form sheet, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called when the size that a child would like to have has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The name of a controller of the system's whose content isn't drawn; `nil` for all others.
    var undrawnName: String? { nil }

    private var storedPresentationController: UIPresentationController?

    /// Says how the controller is presented; made at the first use, for the style of that moment.
    open var presentationController: UIPresentationController? {
        if let stored = storedPresentationController, stored.fits(modalPresentationStyle) { return stored }
        storedPresentationController = makePresentationController()
        return storedPresentationController
    }

    /// That of a sheet; `nil` in other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// That of a popover; `nil` in other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Keeps the controller as `presentedViewController`, and calls `completion` at once. A picture of this controller,
    /// or of one around it, shows it.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let presenter = presenter(of: viewControllerToPresent)
        presenter.ownPresentedViewController = viewControllerToPresent
        viewControllerToPresent.ownPresentingViewController = presenter
        completion?()
    }

    /// Happens at once: animations aren't played.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        var presenter: UIViewController? = self
        while let candidate = presenter, candidate.ownPresentedViewController == nil { presenter = candidate.parent }
        let ending = presenter ?? presentingViewController
        ending?.ownPresentedViewController?.ownPresentingViewController = nil
        ending?.ownPresentedViewController = nil
        completion?()
    }

    /// Always false: transitions aren't played.
    open var isBeingPresented: Bool { false }
    /// Always false: transitions aren't played.
    open var isBeingDismissed: Bool { false }

    /// Whether the view appears because the controller became a child.
    open var isMovingToParent: Bool { isMovingIn }
    /// Whether the view disappears because the controller is no longer a child.
    open var isMovingFromParent: Bool { isMovingOut }
    final var isMovingIn = false
    final var isMovingOut = false

    // MARK: Editing

    /// Whether what is shown can be edited. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    private final var isInEditing = false

    /// Happens at once: animations aren't played.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isInEditing = editing
        madeEditButtonItem?.become(editing ? .done : .edit)
    }

    /// A button for a bar that begins and ends editing: “Edit”, and “Done” while the controller is editing.
    open var editButtonItem: UIBarButtonItem {
        if let madeEditButtonItem { return madeEditButtonItem }
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: action)
        madeEditButtonItem = item
        return item
    }
    private final var madeEditButtonItem: UIBarButtonItem?

    // MARK: Traits and bars

    open var traitCollection: UITraitCollection { currentControllerTraits }

    /// Called when traits have changed that the controller had before, with those traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called: traits change between pictures, and `traitCollectionDidChange(_:)` tells of it.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {}

    /// Called before a picture in another size than the last; goes on to the children.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// What the controller overrides, and who is to be told of changes.
    final var traitState: ControllerTraitState?

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            changeTraitOverrides { $0.style = newValue }
        }
    }

    /// Sets traits for a child, its view and all below it.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard collection != child.traitState?.child else { return }
        child.changeTraitOverrides { $0.child = collection }
    }

    /// The traits that are set for a child.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.traitState?.child
    }

    /// The controller that is asked for the style of the status bar in place of this one.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The controller that is asked whether the status bar is hidden in place of this one.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The controller that is asked whether the home indicator is hidden in place of this one.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The controller that is asked for the edges of its own gestures in place of this one.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Read by nobody: the render decides on the home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Does nothing: the render decides on the home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Read by nobody: there are no touches.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Does nothing: there are no touches.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Read by nobody: the status bar follows the appearance of the render.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Read by nobody: the render decides on the status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Does nothing: the render decides on the status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// The ways in which the controller can be shown: all on tablets, all but upside down on phones. A window whose root
    /// is not made for its shape says so and is drawn as it is.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// Read by nobody: screens are upright.
    open var shouldAutorotate: Bool { true }
}

extension UIViewController: FrameSource {
    /// Shows the controller, lays its view out in the proposed room, and returns what it paints.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        return MainQueue.run {
            whileAppearing { view.makeFrame(proposing: size) }
        }
    }
}
