import ChatLook
import ChatModels
import HeadlessSwiftUI

/// A sheet at the bottom of the screen with the actions on a channel.
public struct MoreChannelActionsView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let channel: ChatChannel
    private let channelActions: [ChannelAction]
    @Binding private var swipedChannelId: String?
    private let onDismiss: () -> Void

    public init(
        channel: ChatChannel, channelActions: [ChannelAction], swipedChannelId: Binding<String?>,
        onDismiss: @escaping () -> Void
    ) {
        self.channel = channel
        self.channelActions = channelActions
        _swipedChannelId = swipedChannelId
        self.onDismiss = onDismiss
    }

    public var body: some View {
        VStack {
            Spacer()
            VStack(spacing: 4) {
                Text(channel.localizedName)
                    .font(fonts.bodyBold)
                    .foregroundColor(Color(colors.text))
                members
                ForEach(channelActions) { action in
                    VStack(spacing: 8) {
                        Divider()
                            .padding(.horizontal, -16)
                        ActionRow(
                            title: action.title, icon: Image(systemName: action.iconName),
                            isDestructive: action.isDestructive, action: action.action)
                    }
                }
            }
            .padding(.all, 16)
            .background(Color(colors.background1))
            .cornerRadius(16)
            .padding(.all, 8)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.black.opacity(0.3))
        .accessibilityIdentifier("MoreChannelActionsView")
    }

    private var members: some View {
        HStack {
            ForEach(channel.lastActiveMembers.prefix(5)) { member in
                VStack {
                    MessageAvatarView(avatarURL: member.imageURL, size: CGSize(width: 64, height: 64))
                    Text(member.name ?? member.id)
                        .font(fonts.footnoteBold)
                        .foregroundColor(Color(colors.text))
                        .lineLimit(1)
                }
            }
        }
        .frame(minHeight: 50)
    }
}

/// An icon and a bold title.
struct ActionRow: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let title: String
    let icon: Image
    let isDestructive: Bool
    let action: () -> Void

    var body: some View {
        Button(action: { action() }) {
            HStack(spacing: 16) {
                icon
                    .customizable()
                    .frame(maxWidth: 18, maxHeight: 18)
                    .foregroundColor(isDestructive ? Color(colors.alert) : Color(colors.textLowEmphasis))
                Text(title)
                    .font(fonts.bodyBold)
                    .foregroundColor(isDestructive ? Color(colors.alert) : Color(colors.text))
                Spacer()
            }
            .frame(minHeight: 40)
        }
    }
}

extension ChannelAction {
    /// The default actions on a channel: view its info, mute or unmute it, leave or delete it if allowed, and cancel.
    @MainActor
    static func defaults(for channel: ChatChannel, onDismiss: @escaping () -> Void) -> [ChannelAction] {
        func action(_ title: String, _ iconName: String) -> ChannelAction {
            ChannelAction(
                title: title, iconName: iconName, action: onDismiss, confirmationPopup: nil, isDestructive: false)
        }
        var info = action(L10n.ChannelActions.info, "person.fill")
        info.navigationDestination = AnyView(ChatChannelInfoView(channel: channel))
        var actions = [
            info,
            action(muteTitle(for: channel), channel.isMuted ? "speaker.wave.2" : "speaker.slash"),
        ]
        if !channel.isDirectMessageChannel, channel.canLeaveChannel {
            actions.append(action(L10n.ChannelActions.leave, "minus.circle"))
        }
        if channel.canDeleteChannel {
            actions.append(
                ChannelAction(
                    title: L10n.ChannelActions.delete, iconName: "trash", action: onDismiss,
                    confirmationPopup: ConfirmationPopup(
                        title: L10n.ChannelActions.deleteTitle,
                        message: L10n.ChannelActions.confirmDelete,
                        buttonTitle: L10n.ChannelActions.delete),
                    isDestructive: true))
        }
        actions.append(action(L10n.ChannelActions.cancel, "xmark.circle"))
        return actions
    }

    private static func muteTitle(for channel: ChatChannel) -> String {
        switch (channel.isMuted, channel.isDirectMessageChannel) {
        case (false, true): L10n.ChannelActions.muteUser
        case (false, false): L10n.ChannelActions.muteGroup
        case (true, true): L10n.ChannelActions.unmuteUser
        case (true, false): L10n.ChannelActions.unmuteGroup
        }
    }
}
