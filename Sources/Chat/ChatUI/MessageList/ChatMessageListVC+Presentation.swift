import HeadlessUIKit

extension ChatMessageListVC {
    /// Whether a presented view may be dismissed by swiping.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}
