import HeadlessUIKit

/// The base class of the bubbles behind reactions, with a tail that points at the message.
open class ChatReactionBubbleBaseView: _View, AppearanceProvider {
    /// The side that the tail points to, or `nil` without a message.
    open var tailDirection: ChatThreadArrowView.Direction? {
        didSet { updateContentIfNeeded() }
    }
}
