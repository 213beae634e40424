import ChatLook
import ChatModels
import HeadlessSwiftUI

/// An option of a poll: a checkbox, its text, its voters, its number of votes, and a bar.
struct PollOptionRow: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let poll: Poll
    let option: PollOption
    var font: Font?

    /// Whether the voters and the bar are shown.
    var showsVotes = true

    /// The space between the checkbox and the text, in points.
    var spacing: CGFloat = 4

    var body: some View {
        HStack(alignment: .top, spacing: spacing) {
            if !poll.isClosed { PollVoteCheckbox(isChecked: poll.hasCurrentUserVoted(for: option)) }
            VStack(spacing: 4) {
                HStack(alignment: .top) {
                    Text(option.text)
                        .font(font ?? fonts.body)
                    Spacer()
                    if showsVotes { voters }
                    Text(LocalizedNumber.text(poll.voteCount(for: option)))
                        .font(fonts.body)
                }
                .foregroundColor(Color(colors.text))
                if showsVotes { bar }
            }
        }
        .accessibilityIdentifier("PollOptionRow")
    }

    /// The two latest voters, unless the poll is anonymous.
    @ViewBuilder
    private var voters: some View {
        if poll.votingVisibility != .anonymous {
            HStack(spacing: -4) {
                ForEach(option.latestVotes.latest.prefix(2).filter { $0.user != nil }) { vote in
                    MessageAvatarView(avatarURL: vote.user?.imageURL, size: CGSize(width: 20, height: 20))
                }
            }
        }
    }

    private var bar: some View {
        PollVotesBar(ratio: CGFloat(poll.voteRatio(for: option)), isWinner: poll.isOptionWinner(option))
    }
}

extension [PollVote] {
    /// The votes, newest first.
    var latest: [PollVote] { sorted { $0.createdAt > $1.createdAt } }
}

/// The checkbox of an option, with a check mark if the user chose it.
struct PollVoteCheckbox: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    let isChecked: Bool

    var body: some View {
        Group {
            if isChecked {
                Image(uiImage: images.pollVoteCheckmark).customizable()
            } else {
                Image(systemName: "circle").customizable()
            }
        }
        .padding(1)
        .frame(width: 19, height: 19)
        .foregroundColor(colors.tintColor)
    }
}

/// A bar with a length relative to the votes of the leading option.
struct PollVotesBar: View {
    @Injected(\.colors) private var colors

    /// From 0 to 1.
    let ratio: CGFloat
    let isWinner: Bool

    private let height: CGFloat = 4

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color(colors.background2))
                RoundedRectangle(cornerRadius: 8)
                    .fill(isWinner ? Color(colors.alternativeActiveTint) : colors.tintColor)
                    .frame(width: ratio * geometry.size.width)
            }
        }
        .frame(height: height)
    }
}
