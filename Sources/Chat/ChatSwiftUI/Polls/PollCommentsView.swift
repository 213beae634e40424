import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The comments on a poll: a card for each, and a button to add one.
public struct PollCommentsView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let poll: Poll
    private let comments: [PollVote]

    /// - Parameter comments: The loaded comments; `nil` for the latest ones of the poll.
    public init(poll: Poll, comments: [PollVote]? = nil) {
        self.poll = poll
        self.comments = comments ?? poll.latestAnswers
    }

    public var body: some View {
        PollSheet(title: L10n.Polls.Sheet.comments) {
            VStack(spacing: 32) {
                ForEach(comments) { comment in
                    VStack(alignment: .leading) {
                        Text(comment.answerText ?? "")
                            .font(fonts.bodyBold)
                            .foregroundColor(Color(colors.text))
                        PollVoteRow(poll: poll, vote: comment, avatarSize: 36)
                    }
                    .pollCard()
                }
            }
            .padding(16)
        }
    }
}
