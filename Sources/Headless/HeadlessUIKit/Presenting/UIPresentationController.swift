import Frames
import Rendering

/// Presents a controller above another.
///
/// A subclass for the style `custom` is asked as on iOS, for the state after the transition:
/// `presentationTransitionWillBegin()`, `containerViewWillLayoutSubviews()`, the frame of the presented view,
/// `containerViewDidLayoutSubviews()`, `presentationTransitionDidEnd(_:)`.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?

    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    open var presentingViewController: UIViewController {
        presented?.ownPresentingViewController ?? presenting ?? presentedViewController
    }

    /// Says how the presentation changes where there is little room.
    open weak var delegate: UIAdaptivePresentationControllerDelegate?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle { presented?.resolvedPresentationStyle ?? .none }
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: .current) }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The view in which a picture shows the presented one; `nil` while none is made.
    open internal(set) weak var containerView: UIView?
    open var presentedView: UIView? { presented?.view }

    /// The place of the presented view; all of the container unless overridden, in points.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? UIScreen.main.bounds }
    /// Whether the presenting view is not drawn.
    open var shouldRemovePresentersView: Bool { false }
    open var shouldPresentInFullscreen: Bool { true }
    open var traitCollection: UITraitCollection { presented?.traitCollection ?? .current }
    /// Kept and never read: the presented controller has traits of its own. Told.
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            guard overrideTraitCollection != nil else { return }
            RenderProblems.report(
                .undrawn(
                    "UIPresentationController.overrideTraitCollection", of: self,
                    instead: "the presented controller has the traits of the screen"))
        }
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Never called: a still has no transitions.
    open func dismissalTransitionWillBegin() {}
    /// Never called: a still has no transitions.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    /// Never called: a still has no transitions.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Never called: override `frameOfPresentedViewInContainerView` instead.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Never called: override `frameOfPresentedViewInContainerView` instead.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { container.preferredContentSize }

    /// Whether the controller was made for a style.
    func fits(_ style: UIModalPresentationStyle) -> Bool { presentationStyleWhenMade == style }

    final var presentationStyleWhenMade: UIModalPresentationStyle?
}

/// What may be the content of a controller: another one.
@MainActor @preconcurrency
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// A sheet in place of a popover, as UIKit does.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle == .popover ? .formSheet : .none
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Never called: the presented controller itself is shown.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Never called: nobody touches a still.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Never called: nobody touches a still.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Never called: nobody touches a still.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Never called: nobody touches a still.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
