import HeadlessUIKit

/// A strip over the whole width with a text in capitals.
open class ChatMessagesCountDecorationView: ChatMessageDecorationView, AppearanceProvider {
    /// The strip.
    open private(set) lazy var container = UIView()

    /// The text in the strip.
    open private(set) lazy var textLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(container)
        container.embed(textLabel, insets: .decorationText)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = nil
        container.backgroundColor = appearance.colorPalette.background6
        textLabel.font = appearance.fonts.caption1.bold
        textLabel.textColor = appearance.colorPalette.textLowEmphasis
        textLabel.textAlignment = .center
        textLabel.adjustsFontForContentSizeCategory = true
    }
}
