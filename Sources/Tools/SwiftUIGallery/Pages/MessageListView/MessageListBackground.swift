// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// The background of the list and the fill of bubbles.
enum MessageListBackground {
    static let section = PictureSection("Message List Background") {
        scene.beforeAndAfter("message-list-background", with: { GradientBackgroundFactory() })
        scene.beforeAndAfter("message-list-bubbles") { $0.fillBubblesWithGradients() }
    }

    private static let scene = ChannelScene(conversation: Conversations.twoDays)
}

final class GradientBackgroundFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 6
    func makeMessageListBackground(
        colors: ColorPalette,
        isInThread: Bool
    ) -> some View {
        LinearGradient(gradient: Gradient(
            colors: [.white, .red, .black]), 
            startPoint: .top, 
            endPoint: .bottom
        )
    }
    // End of snippet
}

extension CustomAppDelegate {
    func fillBubblesWithGradients() {
        // Snippet 7
        var colors = ColorPalette()
        colors.messageCurrentUserBackground = [UIColor.red, UIColor.white]
        colors.messageOtherUserBackground = [UIColor.white, UIColor.red]
                
        let appearance = Appearance(colors: colors)
                
        streamChat = StreamChat(chatClient: chatClient, appearance: appearance)
        // End of snippet
    }
}
