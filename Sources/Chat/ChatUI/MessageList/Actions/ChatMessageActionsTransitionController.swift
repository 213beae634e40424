import ChatModels
import HeadlessUIKit

/// Moves the menu of a message in and out on iOS. A still shows where it ends: nobody asks a subclass to animate.
open class ChatMessageActionsTransitionController: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    /// The list of the message.
    public private(set) weak var messageListVC: ChatMessageListVC?

    /// The message whose menu is shown.
    public var selectedMessageId: MessageId?

    /// Creates the transitions of a list.
    public required init(messageListVC: ChatMessageListVC?) {
        self.messageListVC = messageListVC
        super.init()
    }

    /// In seconds.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    /// Ends the transition at once.
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
