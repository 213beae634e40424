/// The name of a colour in the palettes of both flavours, in the order in which they declare them.
public enum ColorToken: String, CaseIterable, Sendable {
    case text, textInverted, textLowEmphasis, textLinkColor, staticColorText, staticBlackColorText
    case subtitleText, background, background1, background2, background3, background4, background5
    case background6, background7, background8, overlayBackground, popoverBackground
    case highlightedBackground, highlightedAccentBackground, highlightedAccentBackground1
    case messageCellHighlightBackground, pinnedMessageBackground, jumpToUnreadButtonBackground
    case shadow, lightBorder, border, border2, border3, hoverButtonShadow, validationError, alert
    case alternativeActiveTint, inactiveTint, alternativeInactiveTint, accentPrimary
}
