import StreamChat
import StreamChatUI
import UIKit

/// The replies to a message.
final class TrailThreadVC: ChatThreadVC {
    override func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = .systemBackground
        messageListVC.listView.backgroundColor = .systemBackground
    }

    override func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
    ) {
        super.messageController(controller, didChangeReplies: changes)

        navigationItem.prompt = controller.replies.isEmpty ? nil : "\(controller.replies.count) on this"
    }
}
