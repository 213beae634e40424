import ChatLook
import ChatModels
import Frames
import HeadlessSwiftUI
import Rendering

/// The name of a channel, and the online status or the users who are typing below it.
public struct ChannelTitleView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils
    @Injected(\.chatClient) private var chatClient
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @State private var fit = BarFit()

    private let channel: ChatChannel
    private let shouldShowTypingIndicator: Bool

    public init(channel: ChatChannel, shouldShowTypingIndicator: Bool) {
        self.channel = channel
        self.shouldShowTypingIndicator = shouldShowTypingIndicator
    }

    public var body: some View {
        VStack(spacing: 2) {
            Text(utils.channelNamer(channel, chatClient.currentUserId) ?? "")
                .font(fonts.bodyBold)
                .foregroundColor(Color(colors.text))
                .accessibilityIdentifier("chatName")
            if shouldShowTypingIndicator {
                typingLine
            } else {
                Text(channel.onlineInfo(currentUserId: chatClient.currentUserId))
                    .font(fonts.footnote)
                    .foregroundColor(Color(colors.textLowEmphasis))
                    .accessibilityIdentifier("chatOnlineInfo")
            }
        }
        .scaled(to: $fit, in: verticalSizeClass)
    }

    private var typingLine: some View {
        HStack {
            TypingIndicatorView()
            Text(channel.typingIndicatorString(currentUserId: chatClient.currentUserId))
                .font(fonts.caption1)
                .foregroundColor(Color(colors.subtitleText))
        }
    }
}

/// The title of a thread screen.
struct MessageThreadTitleView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @State private var fit = BarFit()

    var body: some View {
        VStack(spacing: 2) {
            Text(L10n.Message.Threads.reply)
                .font(fonts.bodyBold)
                .foregroundColor(Color(colors.text))
            Text(L10n.Message.Threads.subtitle)
                .font(fonts.footnote)
                .foregroundColor(Color(colors.textLowEmphasis))
        }
        .scaled(to: $fit, in: verticalSizeClass)
    }
}

/// Whether a title fits in a navigation bar.
private struct BarFit {
    /// The height of the title in points; 0 if it fits.
    private var height: CGFloat = 0

    /// Takes the height of the title, in points. As on iOS, two lines of the default size, which are 38 points high,
    /// overlap the edges of the low bar in landscape.
    mutating func measure(_ height: CGFloat, isCompact: Bool) {
        if height > (isCompact ? 38 : 48) { self.height = height }
    }

    /// Returns the scale at which the title is as high as the bar; 1 if it fits.
    func scale(isCompact: Bool) -> CGFloat { height > 0 ? (isCompact ? 32 : 44) / height : 1 }
}

extension View {
    /// Scales two lines down to the height of a navigation bar: letters of Tibetan or Khmer are high, and bars in
    /// landscape low.
    fileprivate func scaled(to fit: Binding<BarFit>, in sizeClass: UserInterfaceSizeClass?) -> some View {
        let isCompact = sizeClass == .compact
        return onGeometryChange(for: CGFloat.self, of: { $0.size.height }) {
            fit.wrappedValue.measure($0, isCompact: isCompact)
        }
        .scaleEffect(fit.wrappedValue.scale(isCompact: isCompact))
    }
}

extension ChatChannel {
    /// The online status: of the other of two members, or the number of online members; empty if the user is alone.
    func onlineInfo(currentUserId: UserId?) -> String {
        guard isDirectMessageChannel else {
            return L10n.Message.Title.group(members: memberCount, online: watcherCount)
        }
        guard let member = lastActiveMembers.first(where: { $0.id != currentUserId }) else {
            return ""
        }
        return member.onlineInfo
    }
}

extension ChatUser {
    /// That the user is online, or when that was last the case.
    var onlineInfo: String {
        if isOnline { return L10n.Message.Title.online }
        let elapsed = lastActiveAt.flatMap { ElapsedTime(from: $0, to: RenderSettings.current.now) }
        return elapsed.map(L10n.LastSeen.ago) ?? L10n.Message.Title.offline
    }
}
