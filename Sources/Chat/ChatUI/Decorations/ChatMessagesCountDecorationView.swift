import HeadlessUIKit

/// A banner over the full width with an uppercase text.
open class ChatMessagesCountDecorationView: ChatMessageDecorationView, AppearanceProvider {
    /// The banner.
    open private(set) lazy var container = UIView()

    /// The text in the banner.
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
