// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// A channel without messages.
enum NoMessagesView {
    static let section = PictureSection(
        "No Messages View",
        note: "The page's code creates the default view, which is the first picture. The text is that of the page's "
            + "picture, which has no code."
    ) {
        PictureRow(
            scene.picture("message-list-empty-before", with: { EmptyMessagesFactory() }).captioned("Before"),
            scene.picture("message-list-empty-after", with: { NoMessagesYetFactory() }).captioned("After"),
            scene.picture("message-list-empty-custom", with: { GreetingFactory() }).captioned("A custom view"))
    }

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

/// The framed text of the page's picture.
final class NoMessagesYetFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    public func makeEmptyMessagesView(for channel: ChatChannel, colors: ColorPalette) -> some View {
        Text("No messages yet, enter the first one by tapping on the composer at the bottom of the screen.")
            .padding(18)
            .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color(colors.innerBorder), lineWidth: 1))
            .padding(.horizontal, 22)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(colors.background))
    }
}

/// A text for a channel without messages.
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
