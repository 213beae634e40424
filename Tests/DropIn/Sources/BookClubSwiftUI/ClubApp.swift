import Combine
import StreamChat
import StreamChatSwiftUI
import SwiftUI

/// A chat about books.
@main
struct ClubApp: App {
    @StateObject private var shelf = Shelf(title: "Momo", pages: 272)

    private let streamChat: StreamChat

    init() {
        streamChat = Self.configureChat(for: ChatClient(config: ChatClientConfig()))
    }

    var body: some Scene {
        WindowGroup {
            ChatChannelListView(viewFactory: ClubViewFactory.shared)
                .environmentObject(shelf)
        }
    }

    /// Warm bubbles, small dates between the messages, and no avatars in conversations of two.
    @discardableResult
    static func configureChat(for client: ChatClient) -> StreamChat {
        var colors = ColorPalette()
        colors.tintColor = .club
        colors.messageCurrentUserBackground = [
            UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(red: 0.35, green: 0.2, blue: 0.1, alpha: 1)
                    : UIColor(red: 0.98, green: 0.87, blue: 0.75, alpha: 1)
            }
        ]
        var fonts = Fonts()
        fonts.body = .callout
        let utils = Utils(
            messageListConfig: MessageListConfig(
                messageDisplayOptions: MessageDisplayOptions(showAvatarsInGroups: true, overlayDateLabelSize: 24),
                dateIndicatorPlacement: .messageList
            ),
            composerConfig: ComposerConfig(inputViewCornerRadius: 8)
        )
        return StreamChat(
            chatClient: client, appearance: Appearance(colors: colors, fonts: fonts), utils: utils)
    }
}

/// The book that the club reads.
final class Shelf: ObservableObject {
    let title: String
    let pages: Int
    @Published var pagesRead = 0

    init(title: String, pages: Int) {
        self.title = title
        self.pages = pages
    }
}

extension Color {
    static let club = Color(red: 0.72, green: 0.36, blue: 0.12)
}
