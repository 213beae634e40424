// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// How far a finger has to go in order to reply. A still shows nothing of it.
enum MinimumSwipeGestureDistance {
    static let section = PictureSection(
        "Minimum Swipe Gesture Distance For Replying to Messages",
        note: "A still shows nothing of it."
    )
}

extension CustomAppDelegate {
    func replyAfterTwentyPoints() {
        // Snippet 18
        let messageDisplayOptions = MessageDisplayOptions(minimumSwipeGestureDistance: 20)
        let messageListConfig = MessageListConfig(messageDisplayOptions: messageDisplayOptions)
        let utils = Utils(messageListConfig: messageListConfig)

        let streamChat = StreamChat(chatClient: chatClient, utils: utils)
        // End of snippet
        self.streamChat = streamChat
    }
}
