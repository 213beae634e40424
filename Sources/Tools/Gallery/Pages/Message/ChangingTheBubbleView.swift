// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Replaces the bubble of the message view by a subclass with square corners.
enum ChangingTheBubbleView {
    // Snippet 1
    class CustomMessageSquaredBubbleView: ChatMessageBubbleView {
        override open func layoutSubviews() {
            super.layoutSubviews()

            layer.cornerRadius = 0
        }
    }
    // End of snippet

    static func replaceBubble() {
        // Snippet 2
        Components.default.messageBubbleView = CustomMessageSquaredBubbleView.self
        // End of snippet
    }

    static let section = PictureSection("Changing the Bubble View") {
        PictureRow.beforeAndAfter(
            "message-basic-customization", of: GalleryScene.messageList(conversation),
            changedBy: replaceBubble)
    }

    private static let conversation = """
        channel: { direct: true, members: [luke, leia], read-events: false }
        me: luke
        users:
          luke: { name: Luke Skywalker }
          leia: { name: Leia Organa }
        messages:
          - { from: luke, at: 2021-10-04T13:18:00Z, text: Hey there }
        """
}
