import Frames
import Rendering

/// Manages a view and child controllers.
open class UIViewController: UIResponder {
    // MARK: The view

    private var storedView: UIView?

    /// The controller's view, loaded on first use.
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

    /// Creates the view, unless it is already loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        if storedView == nil { view = UIView() }
        if let storedView { prepareRootView(storedView) }
        viewDidLoad()
    }

    private func prepareRootView(_ view: UIView) {
        // The system's margins are added where margins are read, because they depend on the width.
        if view.storedLayoutMargins == .standard { view.setMargins(.directional(.zero)) }
        additionalSafeAreaInsetsDidChange()
    }

    /// Creates the view and assigns it to `view`: that of the controller's scene or nib, or else a plain one.
    open func loadView() {
        if loadInterface() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: View life cycle

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

    /// The appearance state of the view.
    package final var appearanceState = AppearanceState.disappeared
    final var isTransitionAnimated = false

    /// The size of the view in its last picture.
    final var shownSize: CGSize?

    /// Starts the appearance or disappearance of the controller and its children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(appearing: isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance of the controller and its children.
    open func endAppearanceTransition() { endTransition() }

    /// Whether children appear and disappear with the controller.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Margins and safe area

    /// The system's minimum margins for the view at its current width: 16 points at the sides, or 20 if it is at least
    /// 414 points wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = storedView?.bounds.width ?? 0
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsChanged() } }
    }

    /// Additional insets of the safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { additionalSafeAreaInsetsDidChange() } }
    }

    /// The insets of the view that the bars of parent controllers cover, in points.
    final var coveredInsets = UIEdgeInsets.zero {
        didSet { if coveredInsets != oldValue { additionalSafeAreaInsetsDidChange() } }
    }

    private func additionalSafeAreaInsetsDidChange() {
        storedView?.safeArea.covered = coveredInsets
        storedView?.safeArea.additional = additionalSafeAreaInsets
    }

    /// The edges at which the view extends under bars.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerLayoutDidChange() } }

    /// Whether the view also extends under opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutDidChange() } }

    /// Requests layout from the parent controller.
    final func containerLayoutDidChange() { parent?.viewIfLoaded?.setNeedsLayout() }

    /// Kept and never read: `contentInsetAdjustmentBehavior` of the scroll view decides.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Creating

    /// The nib with the controller's view, if it was created with one.
    open var nibName: String? { givenNib?.name }
    open var nibBundle: Bundle? { givenNib?.bundle }

    private var givenNib: (name: String?, bundle: Bundle?)?

    /// Creates a controller with the view of a nib.
    ///
    /// Without a name, it is that of the class: `LoginView.xib` or `LoginViewController.xib` for
    /// `LoginViewController`. Without a file, the view is created in code.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        if nibNameOrNil != nil || nibBundleOrNil != nil { givenNib = (nibNameOrNil, nibBundleOrNil) }
        super.init()
    }

    override public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.decode(self, UIViewController.decodeController)
    }

    // MARK: The storyboard

    /// The scene or nib that the controller was made from.
    final var interface: ControllerInterface?

    /// The storyboard that the controller was made from.
    open var storyboard: UIStoryboard? { interface?.context.storyboard }

    /// Performs a segue of the controller's scene. An unknown identifier is reported.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performInterfaceSegue(identifier, sender: sender)
    }

    /// Called before a segue is performed, and when a container view gets its controller.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a control may perform its segue, or a container view gets its controller.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Whether an unwind segue may end at the controller: if it has the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool {
        Connections.hasAction(action.description, self)
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

    /// The title of the screen. As in UIKit, setting it also sets the titles of the navigation item and the tab.
    open var title: String? {
        didSet {
            storedNavigationItem?.titleDidChange()
            guard let item = tabBarItemIfCreated, !item.isSystemItem else { return }
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

    /// Whether tab bar and toolbar are hidden while the controller is on top of a navigation controller, but isn't its
    /// root.
    open var hidesBottomBarWhenPushed = false { didSet { containerLayoutDidChange() } }

    /// The items of a navigation controller's toolbar while the controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { (parent as? UINavigationController)?.toolbarItemsDidChange() }
    }

    /// Sets the items at once: animations aren't played.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    private var storedTabBarItem: UITabBarItem?

    /// The tab of the controller in a tab bar controller; by default, one with the controller's title.
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

    /// The tab with the controller's title, if it was created.
    var tabBarItemIfCreated: UITabBarItem? { storedTabBarItem }

    /// Updates the containers that show the tab.
    final func tabBarItemWasReplaced() {
        switch parent {
        case let tabs as UITabBarController: tabs.reloadTabs()
        case let navigation as UINavigationController: navigation.tabBarItemWasReplaced()
        default: break
        }
    }

    private var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView)] = []

    /// Returns the scroll view for the bars at an edge; `nil` for the first one in the view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.last { $0.edges.contains(edge) }?.view
    }

    /// Sets the scroll view for the bars at some edges.
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

    /// Shows a controller in the detail area: the last column of a split view, or else presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: false)
        }
    }

    // MARK: Presenting

    /// The controller that this one, or a parent, presents. A picture shows it above the presenting screen.
    open var presentedViewController: UIViewController? {
        storedPresentedViewController ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or a parent.
    open var presentingViewController: UIViewController? {
        storedPresentingViewController ?? parent?.presentingViewController
    }

    final var storedPresentedViewController: UIViewController?
    final weak var storedPresentingViewController: UIViewController?

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// Kept and never read: transitions aren't played.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Kept and never read: there are no touches.
    open var isModalInPresentation = false

    /// Whether a controller presented in the current context covers this one instead of the screen.
    open var definesPresentationContext = false
    /// Kept and never read: transitions aren't played.
    open var providesPresentationContextTransitionStyle = false

    /// The delegate that provides the presentation controller for the style `custom`.
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?

    /// The preferred size of the controller in a popover or a form sheet, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called when the preferred size of a child has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The name of a system controller whose content isn't drawn; `nil` for all others.
    var undrawnName: String? { nil }

    private var storedPresentationController: UIPresentationController?

    /// The controller that presents this one; created on first use, for the current style.
    open var presentationController: UIPresentationController? {
        if let stored = storedPresentationController, stored.fits(modalPresentationStyle) { return stored }
        storedPresentationController = makePresentationController()
        return storedPresentationController
    }

    /// The presentation controller of a sheet; `nil` in other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller of a popover; `nil` in other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Stores the controller as `presentedViewController`, and calls `completion` at once. A picture of this
    /// controller, or of a parent, shows it.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let presenter = presenter(of: viewControllerToPresent)
        presenter.storedPresentedViewController = viewControllerToPresent
        viewControllerToPresent.storedPresentingViewController = presenter
        completion?()
    }

    /// Dismisses the controller at once: animations aren't played.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        var presenter: UIViewController? = self
        while let candidate = presenter, candidate.storedPresentedViewController == nil { presenter = candidate.parent }
        let ending = presenter ?? presentingViewController
        ending?.storedPresentedViewController?.storedPresentingViewController = nil
        ending?.storedPresentedViewController = nil
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

    /// Whether the content can be edited. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    private final var isInEditing = false

    /// Sets the editing state at once: animations aren't played.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isInEditing = editing
        storedEditButtonItem?.become(editing ? .done : .edit)
    }

    /// A bar button that starts and ends editing: “Edit”, or “Done” while the controller is editing.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: action)
        storedEditButtonItem = item
        return item
    }
    private final var storedEditButtonItem: UIBarButtonItem?

    // MARK: Traits and bars

    open var traitCollection: UITraitCollection { currentControllerTraits }

    /// Called when traits have changed, with the previous ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called: traits change between pictures, which `traitCollectionDidChange(_:)` reports.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {}

    /// Called before a picture in another size than the last one; calls the children's method.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// The controller's trait overrides and observers.
    final var traitState: ControllerTraitState?

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            changeTraitOverrides { $0.style = newValue }
        }
    }

    /// Overrides traits of a child, its view and all descendants.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard collection != child.traitState?.child else { return }
        child.changeTraitOverrides { $0.child = collection }
    }

    /// Returns the traits that are overridden for a child.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.traitState?.child
    }

    /// The child that determines the style of the status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that determines whether the home indicator is hidden.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that determines the deferring screen edges.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Never read: the render's settings decide about the home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Does nothing: the render's settings decide about the home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Never read: there are no touches.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Does nothing: there are no touches.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Never read: the status bar follows the appearance of the render.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Never read: the render's settings decide about the status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Does nothing: the render's settings decide about the status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// The supported orientations: all on iPads, all but upside down on phones. If the root controller of a window
    /// doesn't support the orientation of the window's size, it is drawn anyway, and reported.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// Never read: screens don't rotate.
    open var shouldAutorotate: Bool { true }
}

extension UIViewController: FrameSource {
    /// Makes the controller appear, lays out its view in the proposed size, and returns its drawing.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        return MainQueue.run {
            whileAppearing { view.makeFrame(proposing: size) }
        }
    }
}
