import ChatModels
import HeadlessUIKit

/// A delegate that is notified of taps on a message.
@MainActor @preconcurrency
public protocol ChatMessageContentViewDelegate: AnyObject {
    /// Called when the error icon was tapped.
    func messageContentViewDidTapOnErrorIndicator(_ indexPath: IndexPath?)

    /// Called when the number of replies was tapped.
    func messageContentViewDidTapOnThread(_ indexPath: IndexPath?)

    /// Called when the quoted message was tapped.
    func messageContentViewDidTapOnQuotedMessage(_ quotedMessage: ChatMessage)
    /// The older form, with the index path of the quoting message.
    func messageContentViewDidTapOnQuotedMessage(_ indexPath: IndexPath?)

    /// Called when the avatar of the author was tapped.
    func messageContentViewDidTapOnAvatarView(_ indexPath: IndexPath?)

    /// Called when the reactions were tapped.
    func messageContentViewDidTapOnReactionsView(_ indexPath: IndexPath?)

    /// Called when the check mark was tapped.
    func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?)

    /// Called when the name of a mentioned user was tapped.
    func messageContentViewDidTapOnMentionedUser(_ mentionedUser: ChatUser)
}

extension ChatMessageContentViewDelegate {
    public func messageContentViewDidTapOnQuotedMessage(_ quotedMessage: ChatMessage) {}
    public func messageContentViewDidTapOnQuotedMessage(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnReactionsView(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnMentionedUser(_ mentionedUser: ChatUser) {}
}
