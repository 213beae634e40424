import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The users who reacted to a message, with their reactions.
struct ReactionsUsersView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    let message: ChatMessage
    /// In points.
    let maxHeight: CGFloat

    private static let columnCount = 4
    private static let columnWidth: CGFloat = 72

    var body: some View {
        VStack(alignment: .center, spacing: 16) {
            Text(L10n.Reactions.numberOfReactions(reactions.count))
                .font(fonts.title3)
                .fontWeight(.bold)
                .foregroundColor(Color(colors.text))
            VStack(alignment: .leading, spacing: 16) {
                ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                    HStack(alignment: .top, spacing: 16) {
                        ForEach(row, id: \.self) { reaction in
                            ReactionUserView(message: message, reaction: reaction)
                                .frame(width: Self.columnWidth)
                        }
                    }
                }
            }
            .padding(.top, 24)
        }
        .padding(.all, 16)
        .frame(maxHeight: maxHeight)
        .background(Color(colors.background))
        .cornerRadius(16)
        .accessibilityIdentifier("ReactionsUsersView")
    }

    /// The latest first.
    private var reactions: [ChatMessageReaction] {
        message.latestReactions.sorted { ($0.updatedAt, $0.author.id) > ($1.updatedAt, $1.author.id) }
    }

    private var rows: [[ChatMessageReaction]] {
        stride(from: 0, to: reactions.count, by: Self.columnCount).map {
            Array(reactions[$0..<min($0 + Self.columnCount, reactions.count)])
        }
    }
}

/// A user with the reaction at the corner of the avatar.
private struct ReactionUserView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    let message: ChatMessage
    let reaction: ChatMessageReaction

    private static let avatarSize = CGSize(width: 64, height: 64)

    var body: some View {
        VStack {
            MessageAvatarView(avatarURL: reaction.author.imageURL, size: Self.avatarSize)
                .overlay(bubble.offset(y: -6.33), alignment: .bottomTrailing)
            Text(reaction.author.nameOrId)
                .lineLimit(1)
                .font(fonts.footnoteBold)
                .foregroundColor(Color(colors.text))
        }
    }

    private var bubble: some View {
        ReactionIcon(message: message, reaction: reaction.type)
            .padding(.all, 5)
            .background(disc)
            .padding(.all, 1)
            .background(Circle().fill(Color(colors.innerBorder)))
            .overlay(disc.frame(width: 8, height: 8).offset(x: 2.67, y: 1.33), alignment: .bottomLeading)
            .overlay(disc.frame(width: 4, height: 4).offset(x: 0.33, y: 3.67), alignment: .bottomLeading)
    }

    private var disc: some View { Circle().fill(Color(colors.background6)) }
}
