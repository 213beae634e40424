import ChatModels
import HeadlessUIKit

/// Is told what of a message was tapped.
public protocol ChatMessageContentViewDelegate: AnyObject {
    func messageContentViewDidTapOnErrorIndicator(_ indexPath: IndexPath?)
    func messageContentViewDidTapOnThread(_ indexPath: IndexPath?)
    func messageContentViewDidTapOnQuotedMessage(_ quotedMessage: ChatMessage)
    /// The older form: the place of the message that quotes.
    func messageContentViewDidTapOnQuotedMessage(_ indexPath: IndexPath?)
    func messageContentViewDidTapOnAvatarView(_ indexPath: IndexPath?)
    func messageContentViewDidTapOnReactionsView(_ indexPath: IndexPath?)
    func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?)
    func messageContentViewDidTapOnMentionedUser(_ mentionedUser: ChatUser)
}

extension ChatMessageContentViewDelegate {
    public func messageContentViewDidTapOnQuotedMessage(_ quotedMessage: ChatMessage) {}
    public func messageContentViewDidTapOnQuotedMessage(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnReactionsView(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnDeliveryStatusIndicator(_ indexPath: IndexPath?) {}
    public func messageContentViewDidTapOnMentionedUser(_ mentionedUser: ChatUser) {}
}
