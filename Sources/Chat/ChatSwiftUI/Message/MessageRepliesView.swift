import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The line below a message with its replies, and the hook that leads to it.
public struct MessageRepliesView<Factory: ViewFactory>: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    private let factory: Factory
    private let channel: ChatChannel
    private let message: ChatMessage
    private let replyCount: Int
    private let showReplyCount: Bool
    private let isRightAligned: Bool

    /// - Parameter isRightAligned: `nil` for the alignment of the message.
    public init(
        factory: Factory, channel: ChatChannel, message: ChatMessage, replyCount: Int, showReplyCount: Bool = true,
        isRightAligned: Bool? = nil
    ) {
        self.factory = factory
        self.channel = channel
        self.message = message
        self.replyCount = replyCount
        self.showReplyCount = showReplyCount
        self.isRightAligned = isRightAligned ?? message.isRightAligned
    }

    public var body: some View {
        HStack {
            if !isRightAligned { avatar }
            Text(title)
                .font(fonts.footnoteBold)
            if isRightAligned { avatar }
        }
        .padding(.horizontal, 16)
        .overlay(hook, alignment: isRightAligned ? .trailing : .leading)
        .foregroundColor(colors.tintColor)
        .accessibilityIdentifier("MessageRepliesView")
    }

    private var title: String {
        showReplyCount
            ? L10n.Message.Threads.count(replyCount) : L10n.Message.Threads.reply
    }

    private var avatar: some View {
        MessageAvatarView(
            avatarURL: message.threadParticipants.first?.imageURL, size: CGSize(width: 16, height: 16))
    }

    private var hook: some View {
        ReplyHook()
            .stroke(Color(colors.innerBorder), style: StrokeStyle(lineWidth: 1, lineCap: .round))
            .frame(width: 16, height: 32)
            .scaleEffect(x: isRightAligned ? -1 : 1, y: 1)
            .offset(y: -16)
    }
}

/// A line down and around the corner.
private struct ReplyHook: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + 16))
            path.addQuadCurve(
                to: CGPoint(x: rect.minX + 16, y: rect.minY + 32),
                control: CGPoint(x: rect.minX, y: rect.minY + 32))
        }
    }
}
