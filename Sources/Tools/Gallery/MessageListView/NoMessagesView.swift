// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import Gallery
import HeadlessSwiftUI

/// A channel without messages.
enum NoMessagesView {
    static let customization = Customization(
        "No Messages View",
        note: "The page's view is the colour that the kit shows too; the last picture has words.",
        PictureRow(
            scene.picture("message-list-empty-before").captioned("Before"),
            scene.picture("message-list-empty-after", with: { EmptyMessagesFactory() }).captioned("After"),
            scene.picture("message-list-empty-custom", with: { GreetingFactory() }).captioned("A view of one's own")))

    private static let scene = ChannelScene(conversation: Conversations.empty)
}

final class EmptyMessagesFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 16
    public func makeEmptyMessagesView(
        for channel: ChatChannel,
        colors: ColorPalette
    ) -> some View {
        Color(colors.background)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    // End of snippet
}

struct CustomApp: App {
    // Snippet 17
    var body: some Scene {
        WindowGroup {
            ChatChannelListView(viewFactory: CustomFactory.shared)
        }
    }
    // End of snippet
}

/// Words for a channel without messages.
final class GreetingFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    public func makeEmptyMessagesView(for channel: ChatChannel, colors: ColorPalette) -> some View {
        VStack(spacing: 8) {
            Image(systemName: "bubble.left.and.bubble.right")
                .font(.largeTitle)
            Text("Say hello to \(channel.name ?? "everybody")")
                .font(.headline)
        }
        .foregroundColor(Color(colors.textLowEmphasis))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(colors.background))
    }
}
