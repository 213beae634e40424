import ChatModels
import HeadlessUIKit

/// Is told what of a message was tapped.
@MainActor @preconcurrency
public protocol ChatMessageContentViewDelegate: AnyObject {
    /// The red mark was tapped.
    func messageContentViewDidTapOnErrorIndicator(_ indexPath: IndexPath?)

    /// The number of replies was tapped.
    func messageContentViewDidTapOnThread(_ indexPath: IndexPath?)

    /// The quoted message was tapped.
    func messageContentViewDidTapOnQuotedMessage(_ quotedMessage: ChatMessage)
    /// The older form: the place of the message that quotes.
    func messageContentViewDidTapOnQuotedMessage(_ indexPath: IndexPath?)

    /// The avatar of the author was tapped.
    func messageContentViewDidTapOnAvatarView(_ indexPath: IndexPath?)

    /// The reactions were tapped.
    func messageContentViewDidTapOnReactionsView(_ indexPath: IndexPath?)

    /// The check mark was tapped.
    func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?)

    /// The name of a mentioned user was tapped.
    func messageContentViewDidTapOnMentionedUser(_ mentionedUser: ChatUser)
}

extension ChatMessageContentViewDelegate {
    public func messageContentViewDidTapOnQuotedMessage(_ quotedMessage: ChatMessage) {}
    public func messageContentViewDidTapOnQuotedMessage(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnReactionsView(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnMentionedUser(_ mentionedUser: ChatUser) {}
}
