import HeadlessUIKit

/// The author and the time of a comment on a poll.
open class PollCommentListItemView: PollResultsVoteItemView {
    /// The diameter of the avatar, in points: larger than that of a vote.
    override open var authorAvatarSize: CGFloat { 36 }
}
