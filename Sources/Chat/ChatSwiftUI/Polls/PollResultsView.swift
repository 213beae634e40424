import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The results of a poll: a card for each option, with its latest votes.
public struct PollResultsView: View {
    @Injected(\.colors) private var colors

    private let poll: Poll

    /// The maximum number of votes in a card.
    private static let shownVotes = 5

    public init(poll: Poll) {
        self.poll = poll
    }

    public var body: some View {
        PollSheet(title: L10n.Polls.Sheet.results) {
            VStack(spacing: 16) {
                PollNameCard(name: poll.name)
                ForEach(poll.options) { option in
                    PollOptionVotesCard(poll: poll, option: option, votes: votes(for: option), offersAll: true)
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
        }
        .background(Color(colors.background))
    }

    private func votes(for option: PollOption) -> [PollVote] {
        Array(option.latestVotes.latest.prefix(Self.shownVotes))
    }
}

/// All votes for one option of a poll.
public struct PollOptionAllVotesView: View {
    private let poll: Poll
    private let option: PollOption
    private let votes: [PollVote]

    /// - Parameter votes: The loaded votes, in display order.
    public init(poll: Poll, option: PollOption, votes: [PollVote] = []) {
        self.poll = poll
        self.option = option
        self.votes = votes
    }

    public var body: some View {
        ScrollView {
            PollOptionVotesCard(poll: poll, option: option, votes: votes, offersAll: false)
                .padding(.horizontal, 16)
        }
    }
}

/// An option of a poll, its number of votes, and some of its voters.
struct PollOptionVotesCard: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    let poll: Poll
    let option: PollOption
    let votes: [PollVote]

    /// Whether a button shows the hidden votes.
    let offersAll: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            heading
            if !votes.isEmpty {
                VStack(spacing: 16) {
                    ForEach(votes) { PollVoteRow(poll: poll, vote: $0, avatarSize: 20) }
                }
                .padding(.top, 8)
            }
            if offersAll, poll.voteCount(for: option) > votes.count, !votes.isEmpty {
                Text(L10n.Polls.Sheet.showAll)
                    .font(fonts.body)
                    .foregroundColor(colors.tintColor)
                    .frame(maxWidth: .infinity)
            }
        }
        .pollCard()
    }

    private var heading: some View {
        HStack {
            Text(option.text)
                .font(fonts.bodyBold)
            Spacer()
            if offersAll, poll.isOptionWithMostVotes(option) {
                Image(uiImage: images.pollWinner)
                    .customizable()
                    .frame(width: 16, height: 16)
            }
            Text(L10n.Polls.Sheet.votes(poll.voteCount(for: option)))
                .font(fonts.body)
        }
        .foregroundColor(Color(colors.text))
    }
}
