import HeadlessUIKit

/// The side of a message that a decoration stands at.
public enum ChatMessageDecorationType: Hashable {
    /// Above the message.
    case header
    /// Below the message.
    case footer
}

/// Something above or below a message that doesn't belong to it, such as the date.
open class ChatMessageDecorationView: _View {
    /// The name of the type, under which decorations may be kept for reuse.
    open class var reuseId: String { "\(self)" }
}
