import Frames

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
        let margin = systemMinimumLayoutMargins
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: margin.leading, bottom: 0, trailing: margin.trailing)
        additionalSafeAreaInsetsDidChange()
    }

    /// Makes the view and assigns it to `view`; a plain one unless overridden.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
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
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// Whether the view has been told that it appears.
    private var hasAppeared = false

    /// Goes through what happens when the view comes onto the screen, once, for this controller and those in it.
    public final func appear() {
        loadViewIfNeeded()
        guard !hasAppeared else { return }
        hasAppeared = true
        viewWillAppear(false)
        for child in children { child.appear() }
        viewIsAppearing(false)
        viewDidAppear(false)
    }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    }

    open func endAppearanceTransition() {}

    // MARK: Margins and safe area

    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = storedView?.bounds.width ?? 0
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    open var viewRespectsSystemMinimumLayoutMargins = true

    /// Room that the controller keeps free in addition to what bars cover.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { additionalSafeAreaInsetsDidChange() } }
    }

    /// What the bars of the controllers around this one cover of its view.
    final var coveredInsets = UIEdgeInsets.zero {
        didSet { if coveredInsets != oldValue { additionalSafeAreaInsetsDidChange() } }
    }

    private func additionalSafeAreaInsetsDidChange() {
        storedView?.safeArea.covered = coveredInsets
        storedView?.safeArea.additional = additionalSafeAreaInsets
    }

    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
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
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    override open var next: UIResponder? { storedView?.superview ?? parent }

    // MARK: Navigation

    open var title: String? {
        didSet { storedNavigationItem?.titleDidChange() }
    }

    private var storedNavigationItem: UINavigationItem?

    /// What a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.controller = self
        storedNavigationItem = item
        return item
    }

    open var navigationController: UINavigationController? {
        var ancestor = parent
        while let controller = ancestor {
            if let navigation = controller as? UINavigationController { return navigation }
            ancestor = controller.parent
        }
        return nil
    }

    open var tabBarController: UIViewController? { nil }
    open var splitViewController: UIViewController? { nil }
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?

    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: false)
        } else {
            present(controller, animated: false)
        }
    }

    // MARK: Presenting

    /// The controller that was presented last; it is recorded, not drawn.
    public private(set) final var presentedViewController: UIViewController?
    public private(set) final weak var presentingViewController: UIViewController?

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    open var preferredContentSize = CGSize.zero
    open var presentationController: UIPresentationController? { nil }
    open var popoverPresentationController: UIPopoverPresentationController? { nil }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController == nil ? presentingViewController : self
        presenter?.presentedViewController?.presentingViewController = nil
        presenter?.presentedViewController = nil
        completion?()
    }

    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var isEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Traits and bars

    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {}
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        child.view.overrideTraits(collection)
    }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var shouldAutorotate: Bool { true }
}

extension UIViewController: FrameSource {
    /// Shows the controller, lays its view out in the proposed room, and returns what it paints.
    public func makeFrame(proposing size: ProposedSize) -> Frame {
        appear()
        return view.makeFrame(proposing: size)
    }
}
