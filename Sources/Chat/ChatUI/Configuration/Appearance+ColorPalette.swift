import ChatLook
import HeadlessUIKit

extension Appearance {
    /// The colors of the components, in light and dark mode.
    public struct ColorPalette {
        // MARK: Text

        public var text = ColorToken.text.color
        public var textInverted = ColorToken.textInverted.color
        public var textLowEmphasis = ColorToken.textLowEmphasis.color
        public var textLinkColor = ColorToken.textLinkColor.color
        public var staticColorText = ColorToken.staticColorText.color
        public var staticBlackColorText = ColorToken.staticBlackColorText.color
        public var subtitleText = ColorToken.subtitleText.color

        // MARK: Interaction

        public var highlightedColorForColor: (UIColor) -> UIColor = { $0.withAlphaComponent(0.5) }
        public var disabledColorForColor: (UIColor) -> UIColor = { _ in .lightGray }
        public var unselectedColorForColor: (UIColor) -> UIColor = { _ in .lightGray }

        // MARK: Backgrounds

        public var background = ColorToken.background.color
        public var background1 = ColorToken.background1.color
        public var background2 = ColorToken.background2.color
        public var background3 = ColorToken.background3.color
        public var background4 = ColorToken.background4.color
        public var background5 = ColorToken.background5.color
        public var background6 = ColorToken.background6.color
        public var background7 = ColorToken.background7.color
        public var background8 = ColorToken.background8.color
        public var overlayBackground = ColorToken.overlayBackground.color
        public var popoverBackground = ColorToken.popoverBackground.color
        public var highlightedBackground = ColorToken.highlightedBackground.color
        public var highlightedAccentBackground = ColorToken.highlightedAccentBackground.color
        public var highlightedAccentBackground1 = ColorToken.highlightedAccentBackground1.color
        public var messageCellHighlightBackground = ColorToken.messageCellHighlightBackground.color
        public var pinnedMessageBackground = ColorToken.pinnedMessageBackground.color
        public var jumpToUnreadButtonBackground = ColorToken.jumpToUnreadButtonBackground.color

        // MARK: Borders and shadows

        public var shadow = ColorToken.shadow.color
        public var lightBorder = ColorToken.lightBorder.color
        public var border = ColorToken.border.color
        public var border2 = ColorToken.border2.color
        public var border3 = ColorToken.border3.color
        public var hoverButtonShadow = ColorToken.hoverButtonShadow.color

        // MARK: Tints

        public var validationError = ColorToken.validationError.color
        public var alert = ColorToken.alert.color
        public var alternativeActiveTint = ColorToken.alternativeActiveTint.color
        public var inactiveTint = ColorToken.inactiveTint.color
        public var alternativeInactiveTint = ColorToken.alternativeInactiveTint.color
        public var accentPrimary = ColorToken.accentPrimary.color

        public init() {}
    }
}
