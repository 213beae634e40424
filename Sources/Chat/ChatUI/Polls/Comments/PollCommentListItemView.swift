import HeadlessUIKit

/// Who commented on a poll, and when.
open class PollCommentListItemView: PollResultsVoteItemView {
    /// The diameter of the avatar, in points: larger than that of a vote.
    override open var authorAvatarSize: CGFloat { 36 }
}
