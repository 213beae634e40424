import HeadlessUIKit

/// A decoration that is a strip with a text, at some distance from the message.
open class _StripDecorationView: ChatMessageDecorationView, ThemeProvider {
    /// The strip with its text.
    open private(set) lazy var messagesCountDecorationView = components.messagesCountDecorationView.init()

    /// The strip.
    open var container: UIView { messagesCountDecorationView.container }

    /// The text in the strip.
    open var textLabel: UILabel { messagesCountDecorationView.textLabel }

    /// The distances between the strip and the edges, in points.
    var stripInsets: NSDirectionalEdgeInsets { .zero }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(messagesCountDecorationView, insets: stripInsets)
    }
}
