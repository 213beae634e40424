// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import Gallery
import HeadlessSwiftUI

/// A channel without messages.
enum NoMessagesView {}

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
