/// Shows the last of a stack of controllers below a navigation bar.
open class UINavigationController: UIViewController {
    public private(set) final var navigationBar = UINavigationBar()

    /// The controllers from the root to the one that is shown.
    open var viewControllers: [UIViewController] = [] {
        didSet { stackDidChange(from: oldValue) }
    }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open var isNavigationBarHidden = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var isToolbarHidden = true
    /// Kept and never read: nobody touches a still.
    open var hidesBarsOnSwipe = false
    open weak var delegate: UINavigationControllerDelegate?
    /// Always `nil`: nobody touches a still.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a controller with a bar of the given type.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let barType = navigationBarClass as? UINavigationBar.Type { navigationBar = UIView.make(barType) }
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    // MARK: The stack

    /// Happens at once: a still has no animations.
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

    /// Happens at once: a still has no animations.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Happens at once: a still has no animations.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Keeps the flag: toolbars are not drawn.
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
        navigationBar.items = viewControllers.map(\.navigationItem)
        if isViewLoaded { showTopController() }
    }

    // MARK: The view

    override open func loadView() {
        let container = NavigationContainerView(frame: UIScreen.main.bounds)
        container.controller = self
        view = container
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        if navigationBar.accessibilityIdentifier == nil { navigationBar.accessibilityIdentifier = "navigationBar" }
        view.addSubview(navigationBar)
        navigationBar.heightDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        showTopController()
    }

    private func showTopController() {
        for controller in viewControllers where controller !== topViewController {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        guard let top = topViewController else { return }
        if top.view.superview !== view { view.insertSubview(top.view, at: 0) }
        view.setNeedsLayout()
    }

    /// Puts the bar below the top safe area and the content under all of it.
    fileprivate func layOutContent(in bounds: CGRect) {
        let top = view.safeAreaInsets.top
        let barHeight = isNavigationBarHidden ? 0 : navigationBar.contentHeight
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top + barHeight)
        if let controller = topViewController {
            controller.coveredInsets = UIEdgeInsets(
                top: top + barHeight, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
            controller.view.translatesAutoresizingMaskIntoConstraints = true
            controller.view.frame = bounds
        }
        updateScrollEdge()
    }

    /// A bar looks different while content is scrolled under it.
    fileprivate func updateScrollEdge() {
        let scrollView = topViewController?.viewIfLoaded?.firstScrollView
        navigationBar.isAtScrollEdge = scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
    }
}

extension UIView {
    /// The scroll view that a bar above the view goes by: the first one in it.
    fileprivate var firstScrollView: UIScrollView? {
        if let scrollView = self as? UIScrollView { return scrollView }
        return subviews.lazy.compactMap(\.firstScrollView).first
    }
}

/// The view of a navigation controller: a bar above the content of the top controller.
private final class NavigationContainerView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutContent(in: bounds)
    }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Never called: controllers are shown without a transition.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Never called: controllers are shown without a transition.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
