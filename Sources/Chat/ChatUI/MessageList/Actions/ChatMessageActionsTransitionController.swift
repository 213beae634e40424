import ChatModels
import HeadlessUIKit

/// Animates the menu of a message on iOS. A static image shows the final state, so subclasses are not asked to animate.
open class ChatMessageActionsTransitionController: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    /// The message list.
    public private(set) weak var messageListVC: ChatMessageListVC?

    /// The message whose menu is shown.
    public var selectedMessageId: MessageId?

    /// Creates the transition controller of a list.
    public required init(messageListVC: ChatMessageListVC?) {
        self.messageListVC = messageListVC
        super.init()
    }

    /// In seconds.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    /// Finishes the transition immediately.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }

    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
