import DocumentationImages
import StreamChatUI

/// A component of the chat, before and after it is replaced.
enum ReceiptBubble {
    static let section = PictureSection(
        "Receipt bubbles",
        note: "Bubbles of a conversation with the bakery look like receipts: the `layer` has no corners."
    ) {
        PictureRow.beforeAndAfter("receipt-bubble", of: .messages(conversation, width: 360), changedBy: useReceipts)
    }

    // Snippet bubble
    final class ReceiptBubbleView: ChatMessageBubbleView {
        override func layoutSubviews() {
            super.layoutSubviews()

            layer.cornerRadius = 0
        }
    }
    // End of snippet

    @MainActor
    private static func useReceipts() {
        // Snippet bubble, continued
        Components.default.messageBubbleView = ReceiptBubbleView.self
        // End of snippet
    }

    private static let conversation: PictureConversation = """
        channel: { name: Corner Bakery, members: [ada, baker], direct: true }
        me: ada
        users:
          ada: { name: Ada }
          baker: { name: Corner Bakery }
        messages:
          - { from: ada, at: 2024-01-01T08:02:00Z, text: "Two sourdough loaves, please" }
          - { from: baker, at: 2024-01-01T08:03:00Z, text: "That makes 9.60. See you on Saturday!" }
        """
}
