import StreamChat
import StreamChatUI
import UIKit

/// Leads from messages to threads and members.
final class TrailMessageListRouter: ChatMessageListRouter {
    override func showUser(_ user: ChatUser) {
        let card = MemberCardViewController(user: user)
        card.modalPresentationStyle = .pageSheet
        card.sheetPresentationController?.detents = [.medium()]
        rootViewController.present(card, animated: true)
    }

    override func showThread(messageId: MessageId, at replyId: MessageId?, cid: ChannelId, client: ChatClient) {
        let threadVC = components.threadVC.init()
        threadVC.channelController = client.channelController(for: cid)
        threadVC.messageController = client.messageController(cid: cid, messageId: messageId)
        threadVC.initialReplyId = replyId
        rootNavigationController?.pushViewController(threadVC, animated: true)
    }

    override func showLinkPreview(link: URL) {
        guard link.host?.hasSuffix("trailmates.club") == true else { return super.showLinkPreview(link: link) }
    }
}
