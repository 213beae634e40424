import HeadlessUIKit

/// The base of all bubbles behind reactions: a tail that points at the message.
open class ChatReactionBubbleBaseView: _View, AppearanceProvider {
    /// The side to which the tail points, or `nil` without a message.
    open var tailDirection: ChatThreadArrowView.Direction? {
        didSet { updateContentIfNeeded() }
    }
}
