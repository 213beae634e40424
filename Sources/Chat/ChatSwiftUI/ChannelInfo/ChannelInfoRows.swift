import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// A row with an icon, a title, and a view at the trailing edge.
public struct ChannelInfoItemView<TrailingView: View>: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let icon: UIImage
    private let title: String
    private let verticalPadding: CGFloat
    private let trailingView: () -> TrailingView

    /// - Parameter verticalPadding: The space above and below the content, in points.
    public init(
        icon: UIImage, title: String, verticalPadding: CGFloat = 16,
        @ViewBuilder trailingView: @escaping () -> TrailingView
    ) {
        self.icon = icon
        self.title = title
        self.verticalPadding = verticalPadding
        self.trailingView = trailingView
    }

    public var body: some View {
        HStack(spacing: 16) {
            Image(uiImage: icon)
                .customizable()
                .frame(width: 24)
                .foregroundColor(Color(colors.textLowEmphasis))
            Text(title)
                .font(fonts.bodyBold)
                .foregroundColor(Color(colors.text))
            Spacer()
            trailingView()
        }
        .padding(.horizontal, 16)
        .padding(.vertical, verticalPadding)
        .background(Color(colors.background8))
    }
}

/// A row that opens another screen.
public struct NavigatableChatInfoItemView<Destination: View>: View {
    private let icon: UIImage
    private let title: String
    private let destination: () -> Destination

    public init(icon: UIImage, title: String, @ViewBuilder destination: @escaping () -> Destination) {
        self.icon = icon
        self.title = title
        self.destination = destination
    }

    public var body: some View {
        NavigationLink(destination: LazyView(destination())) {
            ChannelInfoItemView(icon: icon, title: title) { DisclosureIndicatorView() }
        }
    }
}

/// The arrow at the end of a row that opens another screen.
struct DisclosureIndicatorView: View {
    @Injected(\.colors) private var colors

    var body: some View {
        Image(systemName: "chevron.right")
            .foregroundColor(Color(colors.textLowEmphasis))
    }
}

/// The gray bar between two groups of rows.
public struct ChannelInfoDivider: View {
    @Injected(\.colors) private var colors

    public init() {}

    public var body: some View {
        Rectangle()
            .fill(Color(colors.innerBorder))
            .frame(height: 8)
    }
}

/// The members of a group, one below the other.
public struct ChatInfoParticipantsView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let participants: [ParticipantInfo]
    private let onItemAppear: (ParticipantInfo) -> Void

    public init(participants: [ParticipantInfo], onItemAppear: @escaping (ParticipantInfo) -> Void) {
        self.participants = participants
        self.onItemAppear = onItemAppear
    }

    public var body: some View {
        LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(participants) { participant in
                row(of: participant)
                    .onAppear { onItemAppear(participant) }
            }
        }
        .background(Color(colors.background))
    }

    private func row(of participant: ParticipantInfo) -> some View {
        HStack {
            MessageAvatarView(avatarURL: participant.chatUser.imageURL)
            VStack(alignment: .leading, spacing: 4) {
                Text(participant.displayName)
                    .lineLimit(1)
                    .font(fonts.bodyBold)
                    .foregroundColor(Color(colors.text))
                Text(participant.onlineInfoText)
                    .font(fonts.footnote)
                    .foregroundColor(Color(colors.textLowEmphasis))
            }
            Spacer()
        }
        .padding(.all, 8)
    }
}

/// The other user of a direct channel: a large avatar, and the online status below it.
public struct ChatInfoDirectChannelView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let participant: ParticipantInfo?

    /// - Parameter participant: `nil` if nobody else is in the channel.
    public init(participant: ParticipantInfo?) {
        self.participant = participant
    }

    public var body: some View {
        VStack {
            MessageAvatarView(avatarURL: participant?.chatUser.imageURL, size: CGSize(width: 64, height: 64))
            Text(participant?.onlineInfoText ?? "")
                .font(fonts.footnote)
                .foregroundColor(Color(colors.textLowEmphasis))
        }
        .padding(.bottom, 16)
        .frame(maxWidth: .infinity)
    }
}
