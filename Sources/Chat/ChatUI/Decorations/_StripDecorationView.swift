import HeadlessUIKit

/// A decoration with a banner, at a distance from the message.
open class _StripDecorationView: ChatMessageDecorationView, ThemeProvider {
    /// The banner with its text.
    open private(set) lazy var messagesCountDecorationView = components.messagesCountDecorationView.init()

    /// The banner.
    open var container: UIView { messagesCountDecorationView.container }

    /// The text in the banner.
    open var textLabel: UILabel { messagesCountDecorationView.textLabel }

    /// The insets of the banner, in points.
    var stripInsets: NSDirectionalEdgeInsets { .zero }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(messagesCountDecorationView, insets: stripInsets)
    }
}
