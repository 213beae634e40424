import ChatLook
import HeadlessUIKit

extension Appearance {
    /// The colours of the components, light and dark.
    public struct ColorPalette {
        // MARK: Text

        public var text = ChatColors.text
        public var textInverted = ChatColors.textInverted
        public var textLowEmphasis = ChatColors.textLowEmphasis
        public var textLinkColor = UIColor.systemBlue
        public var staticColorText = ChatColors.staticColorText
        public var staticBlackColorText = ChatColors.staticBlackColorText
        public var subtitleText = ChatColors.subtitleText

        // MARK: Interaction

        public var highlightedColorForColor: (UIColor) -> UIColor = { $0.withAlphaComponent(0.5) }
        public var disabledColorForColor: (UIColor) -> UIColor = { _ in .lightGray }
        public var unselectedColorForColor: (UIColor) -> UIColor = { _ in .lightGray }

        // MARK: Backgrounds

        public var background = ChatColors.background
        public var background1 = ChatColors.background1
        public var background2 = ChatColors.background2
        public var background3 = ChatColors.background3
        public var background4 = ChatColors.background4
        public var background5 = ChatColors.background5
        public var background6 = ChatColors.background6
        public var background7 = ChatColors.background7
        public var background8 = ChatColors.background8
        public var overlayBackground = ChatColors.overlayBackground
        public var popoverBackground = ChatColors.popoverBackground
        public var highlightedBackground = ChatColors.highlightedBackground
        public var highlightedAccentBackground = ChatColors.highlightedAccentBackground
        public var highlightedAccentBackground1 = ChatColors.highlightedAccentBackground1
        public var messageCellHighlightBackground = ChatColors.messageCellHighlightBackground
        public var pinnedMessageBackground = ChatColors.pinnedMessageBackground
        public var jumpToUnreadButtonBackground = ChatColors.jumpToUnreadButtonBackground

        // MARK: Borders and shadows

        public var shadow = ChatColors.shadow
        public var lightBorder = ChatColors.lightBorder
        public var border = ChatColors.border
        public var border2 = ChatColors.border2
        public var border3 = ChatColors.border3
        public var hoverButtonShadow = ChatColors.hoverButtonShadow

        // MARK: Tints

        public var validationError = ChatColors.validationError
        public var alert = ChatColors.alert
        public var alternativeActiveTint = ChatColors.alternativeActiveTint
        public var inactiveTint = ChatColors.inactiveTint
        public var alternativeInactiveTint = ChatColors.alternativeInactiveTint
        public var accentPrimary = ChatColors.accentPrimary

        public init() {}
    }
}
