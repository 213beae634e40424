import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The author and the time of a vote or comment.
struct PollVoteRow: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let poll: Poll
    let vote: PollVote

    /// The diameter of the avatar, in points.
    let avatarSize: CGFloat

    var body: some View {
        HStack {
            if poll.votingVisibility != .anonymous {
                MessageAvatarView(
                    avatarURL: vote.user?.imageURL, size: CGSize(width: avatarSize, height: avatarSize))
            }
            Text(name)
                .font(fonts.body)
                .foregroundColor(Color(colors.text))
            Spacer()
            Text(PollVoteDate.text(for: vote.createdAt))
                .font(fonts.subheadline)
                .foregroundColor(Color(colors.textLowEmphasis))
        }
        .accessibilityIdentifier("PollVoteRow")
    }

    private var name: String {
        guard poll.votingVisibility != .anonymous, let user = vote.user else {
            return L10n.Polls.Sheet.anonymous
        }
        return user.name ?? user.id
    }
}
