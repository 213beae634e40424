/// The name of a color of a palette, in the order of declaration.
public enum ColorToken: String, CaseIterable, Sendable {
    /// Texts.
    case text, textInverted, textLowEmphasis, textLinkColor, staticColorText, staticBlackColorText,
        subtitleText

    /// Backgrounds.
    case background, background1, background2, background3, background4, background5, background6, background7,
        background8, overlayBackground, popoverBackground, highlightedBackground, highlightedAccentBackground,
        highlightedAccentBackground1, messageCellHighlightBackground, pinnedMessageBackground,
        jumpToUnreadButtonBackground

    /// Shadows and borders.
    case shadow, lightBorder, border, border2, border3, hoverButtonShadow

    /// Tints.
    case validationError, alert, alternativeActiveTint, inactiveTint, alternativeInactiveTint, accentPrimary
}
