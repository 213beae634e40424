import ChatLook
import ChatModels
import HeadlessSwiftUI

/// Three dots that move while a user is typing. In a static image, they are in their initial position.
public struct TypingIndicatorView: View {
    /// In points.
    private static let dotSize: CGFloat = 4

    public init() {}

    public var body: some View {
        HStack(spacing: Self.dotSize) {
            ForEach(0..<3) { _ in
                Circle()
                    .fill(Color.primary.opacity(0.1))
                    .frame(width: Self.dotSize, height: Self.dotSize)
                    .offset(y: -1.5)
            }
        }
        .accessibilityIdentifier("TypingIndicatorView")
    }
}

/// The typing indicator at the bottom of the list.
struct TypingIndicatorBottomView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let typingIndicatorString: String

    var body: some View {
        VStack {
            Spacer()
            HStack {
                TypingIndicatorView()
                Text(typingIndicatorString)
                    .font(fonts.footnote)
                    .foregroundColor(Color(colors.textLowEmphasis))
                Spacer()
            }
            .standardPadding()
            .background(Color(colors.background).opacity(0.9))
        }
        .accessibilityIdentifier("TypingIndicatorBottomView")
    }
}

extension ChatChannel {
    /// The users who are typing besides the current user, such as `Luke is typing`.
    func typingIndicatorString(currentUserId: UserId?) -> String {
        L10n.MessageList.TypingIndicator.typing(typingUsers(currentUserId: currentUserId))
    }

    /// The users who are typing without the current user, in a stable order.
    func typingUsers(currentUserId: UserId?) -> [ChatUser] {
        currentlyTypingUsers.filter { $0.id != currentUserId }.sorted { $0.id < $1.id }
    }
}
