import StreamChat
import StreamChatSwiftUI
import SwiftUI

/// The views that the club has in place of the kit's.
final class ClubViewFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    static let shared = ClubViewFactory()

    private init() {}

    func makeMessageContainerView(
        channel: ChatChannel,
        message: ChatMessage,
        width: CGFloat?,
        showsAllInfo: Bool,
        isInThread: Bool,
        scrolledId: Binding<String?>,
        quotedMessage: Binding<ChatMessage?>,
        onLongPress: @escaping (MessageDisplayInfo) -> Void,
        isLast: Bool
    ) -> some View {
        ClubMessageRow(
            factory: self, channel: channel, message: message, width: width, showsAllInfo: showsAllInfo,
            quotedMessage: quotedMessage, onLongPress: onLongPress)
    }

    func makeMessageViewModifier(for messageModifierInfo: MessageModifierInfo) -> some ViewModifier {
        PageModifier(isOwn: messageModifierInfo.message.isSentByCurrentUser)
    }

    func makeMessageReactionView(
        message: ChatMessage,
        onTapGesture: @escaping () -> Void,
        onLongPressGesture: @escaping () -> Void
    ) -> some View {
        ClubReactions(message: message)
            .onTapGesture(perform: onTapGesture)
            .onLongPressGesture(perform: onLongPressGesture)
    }

    func makeMessageAvatarView(for userDisplayInfo: UserDisplayInfo) -> some View {
        ClubAvatar(name: userDisplayInfo.name)
    }

    func makeMessageDateView(for message: ChatMessage) -> some View {
        Text(message.createdAt, style: .time)
            .font(.caption2)
            .foregroundStyle(.secondary)
    }

    func makeMessageListDateIndicator(date: Date) -> some View {
        Label {
            Text(date, format: .dateTime.day().month())
        } icon: {
            Image(systemName: "bookmark")
        }
        .font(.footnote.weight(.semibold))
        .foregroundColor(.club)
        .padding(.vertical, 4)
    }

    func makeMessageListBackground(colors: ColorPalette, isInThread: Bool) -> some View {
        LinearGradient(
            colors: [Color(colors.background), Color.club.opacity(0.15)], startPoint: .top, endPoint: .bottom)
    }

    func makeEmptyMessagesView(for channel: ChatChannel, colors: ColorPalette) -> some View {
        VStack(spacing: 12) {
            Image(systemName: "bubble.left.and.bubble.right")
                .font(.system(size: 44))
            Text("Nothing said about \(channel.name ?? "this book") yet")
                .font(.headline)
        }
        .foregroundStyle(Color(colors.textLowEmphasis))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    func makeLeadingComposerView(state: Binding<PickerTypeState>, channelConfig: ChannelConfig?) -> some View {
        BookmarkButton(state: state)
    }

    func makeTrailingComposerView(
        enabled: Bool,
        cooldownDuration: Int,
        onTap: @escaping () -> Void
    ) -> some View {
        Button("Say", action: onTap)
            .buttonStyle(.borderedProminent)
            .tint(.club)
            .disabled(!enabled)
    }

    func makeChannelHeaderViewModifier(for channel: ChatChannel) -> some ChatChannelHeaderViewModifier {
        ClubHeader(channel: channel)
    }
}

/// A bubble with the corners of a page.
struct PageModifier: ViewModifier {
    let isOwn: Bool

    @Injected(\.colors) private var colors
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .background(fill)
            .clipShape(RoundedRectangle(cornerRadius: 4))
            .overlay {
                RoundedRectangle(cornerRadius: 4)
                    .strokeBorder(.secondary.opacity(colorScheme == .dark ? 0.6 : 0.2))
            }
    }

    private var fill: Color {
        let fills = isOwn ? colors.messageCurrentUserBackground : colors.messageOtherUserBackground
        return Color(fills[0])
    }
}

/// The channel's name and the club's progress in the bar.
struct ClubHeader: ChatChannelHeaderViewModifier {
    var channel: ChatChannel

    @EnvironmentObject private var shelf: Shelf

    func body(content: Content) -> some View {
        content
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 2) {
                        Text(channel.name ?? "").font(.headline)
                        PageBar(progress: Double(shelf.pagesRead) / Double(shelf.pages))
                            .frame(width: 120)
                    }
                }
            }
    }
}
