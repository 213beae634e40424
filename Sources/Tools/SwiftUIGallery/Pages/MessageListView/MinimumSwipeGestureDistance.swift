// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// The swipe distance for a reply. It isn't visible in a picture.
enum MinimumSwipeGestureDistance {
    static let section = PictureSection(
        "Minimum Swipe Gesture Distance For Replying to Messages",
        note: "It isn't visible in a picture."
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
