import HeadlessUIKit

extension ChatMessageListVC {
    /// Whether what is presented above the list may be swiped away.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}
