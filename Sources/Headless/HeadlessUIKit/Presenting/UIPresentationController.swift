import Frames
import Rendering

/// Presents a controller above another.
///
/// For a subclass with the style `custom`, the same methods are called as on iOS, for the state after the transition:
/// `presentationTransitionWillBegin()`, `containerViewWillLayoutSubviews()`, the frame of the presented view,
/// `containerViewDidLayoutSubviews()`, `presentationTransitionDidEnd(_:)`.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?

    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    open var presentingViewController: UIViewController {
        presented?.storedPresentingViewController ?? presenting ?? presentedViewController
    }

    /// Adapts the presentation to a compact size class.
    open weak var delegate: UIAdaptivePresentationControllerDelegate?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle { presented?.resolvedPresentationStyle ?? .none }
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: .current) }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The view that contains the presented one while a picture is drawn; otherwise `nil`.
    open internal(set) weak var containerView: UIView?
    open var presentedView: UIView? { presented?.view }

    /// The frame of the presented view; by default, all of the container, in points.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? UIScreen.main.bounds }
    /// Whether to hide the presenting view.
    open var shouldRemovePresentersView: Bool { false }
    open var shouldPresentInFullscreen: Bool { true }
    open var traitCollection: UITraitCollection { presented?.traitCollection ?? .current }
    /// Kept and never read: the presented controller has the traits of the screen. Reported.
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
    /// Never called: transitions aren't played.
    open func dismissalTransitionWillBegin() {}
    /// Never called: transitions aren't played.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    /// Never called: transitions aren't played.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Never called: override `frameOfPresentedViewInContainerView` instead.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Never called: override `frameOfPresentedViewInContainerView` instead.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { container.preferredContentSize }

    /// Whether the controller was created for a style.
    func fits(_ style: UIModalPresentationStyle) -> Bool { presentationStyleAtCreation == style }

    final var presentationStyleAtCreation: UIModalPresentationStyle?
}

/// An object with content that a container can size: a controller.
@MainActor @preconcurrency
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: ObjectiveCProtocol {
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
    /// The default for a popover is a sheet, as in UIKit.
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
    /// Never called: there are no touches.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Never called: there are no touches.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Never called: there are no touches.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Never called: there are no touches.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
