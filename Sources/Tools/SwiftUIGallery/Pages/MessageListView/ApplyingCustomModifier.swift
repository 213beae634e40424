// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// Modifiers of the list and of the bubbles.
enum ApplyingCustomModifier {
    static let section = PictureSection(
        "Applying Custom Modifier",
        note: "The page leaves the bubble of the second snippet to the reader; this one has small corners and no border."
    ) {
        scene.beforeAndAfter("message-list-modifier", with: { ListModifierFactory() })
        scene.beforeAndAfter("message-list-bubble-modifier", with: { BubbleModifierFactory() })
    }

    private static let scene = ChannelScene(conversation: Conversations.twoDays)
}

final class ListModifierFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 8
    func makeMessageListModifier() -> some ViewModifier {
        VerticalPaddingViewModifier()
    }

    struct VerticalPaddingViewModifier: ViewModifier {
        
        public func body(content: Content) -> some View {
            content
                .padding(.vertical, 8)
        }
        
    }
    // End of snippet
}

final class BubbleModifierFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 9
    func makeMessageViewModifier(for messageModifierInfo: MessageModifierInfo) -> some ViewModifier {
        CustomMessageBubbleModifier(
            message: messageModifierInfo.message,
            isFirst: messageModifierInfo.isFirst,
            injectedBackgroundColor: messageModifierInfo.injectedBackgroundColor,
            cornerRadius: messageModifierInfo.cornerRadius,
            forceLeftToRight: messageModifierInfo.forceLeftToRight
        )
    }
    // End of snippet
}

/// The bubble that the page leaves to the reader: small corners, a tint for the current user's, and no border.
struct CustomMessageBubbleModifier: ViewModifier {
    @Injected(\.colors) private var colors

    let message: ChatMessage
    let isFirst: Bool
    let injectedBackgroundColor: UIColor?
    let cornerRadius: CGFloat
    let forceLeftToRight: Bool

    func body(content: Content) -> some View {
        content
            .background(background)
            .cornerRadius(cornerRadius / 3)
    }

    private var background: Color {
        if let injectedBackgroundColor { return Color(injectedBackgroundColor) }
        return message.isSentByCurrentUser ? colors.tintColor.opacity(0.2) : Color(colors.background1)
    }
}
