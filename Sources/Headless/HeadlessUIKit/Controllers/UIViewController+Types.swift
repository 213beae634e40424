public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// Animates along with a transition. Nothing makes one: a still has no transitions.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Never called: presented controllers are kept, not drawn.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Presents a controller above another.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    public let presentingViewController: UIViewController

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// Always `nil`: presented controllers are kept, not drawn around.
    open var containerView: UIView? { nil }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
    /// Never called: a still has no transitions.
    open func presentationTransitionWillBegin() {}
    /// Never called: a still has no transitions.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Never called: a still has no transitions.
    open func dismissalTransitionWillBegin() {}
    /// Never called: a still has no transitions.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Never called: there is no container view.
    open func containerViewWillLayoutSubviews() {}
    /// Never called: there is no container view.
    open func containerViewDidLayoutSubviews() {}
}

/// Presents a controller in a bubble beside a view.
open class UIPopoverPresentationController: UIPresentationController {
    /// Kept and never read: popovers are not drawn.
    open var sourceView: UIView?
    /// Kept and never read: popovers are not drawn.
    open var sourceRect = CGRect.zero
    /// Kept and never read: popovers are not drawn.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
