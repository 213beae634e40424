import ChatLook
import Frames
import HeadlessSwiftUI
import UIKitValues

/// The colors of the views. Derived colors follow the colors that they derive from until they are set.
public struct ColorPalette {
    /// The color of interactive elements: the system's accent color.
    public var tintColor = Color.accentColor

    // MARK: Text

    public var text = ColorToken.text.color
    public var textInverted = ColorToken.textInverted.color
    public var textLowEmphasis = ColorToken.textLowEmphasis.color
    public var staticColorText = ColorToken.staticColorText.color
    public var subtitleText = ColorToken.subtitleText.color

    // MARK: Backgrounds

    public var highlightedColorForColor: (UIColor) -> UIColor = { $0.withAlphaComponent(0.5) }
    public var disabledColorForColor: (UIColor) -> UIColor = { _ in Self.disabled }
    public var unselectedColorForColor: (UIColor) -> UIColor = { _ in .lightGray }
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
    public var pinnedBackground = ColorToken.pinnedMessageBackground.color

    // MARK: Borders and shadows

    public var shadow = ColorToken.shadow.color
    public var lightBorder = ColorToken.lightBorder.color
    public var innerBorder = UIColor(light: RGBA(hex: 0xDBDDE1), dark: RGBA(hex: 0x272A30))
    public var border = ColorToken.border.color
    public var border2 = ColorToken.border2.color
    public var border3 = ColorToken.border3.color

    // MARK: Tints

    public var alert = ColorToken.alert.color
    public var alternativeActiveTint = ColorToken.alternativeActiveTint.color
    public var inactiveTint = ColorToken.inactiveTint.color
    public var alternativeInactiveTint = ColorToken.alternativeInactiveTint.color

    // MARK: Derived

    private var custom = Custom()

    /// The derived colors that were set.
    private struct Custom {
        var messageCurrentUserBackground: [UIColor]?
        var messageCurrentUserEmphemeralBackground: [UIColor]?
        var messageOtherUserBackground: [UIColor]?
        var messageCurrentUserTextColor: UIColor?
        var messageOtherUserTextColor: UIColor?
        var quotedMessageBackgroundCurrentUser: UIColor?
        var quotedMessageBackgroundOtherUser: UIColor?
        var reactionCurrentUserColor: UIColor??
        var reactionOtherUserColor: UIColor??
        var selectedReactionBackgroundColor: UIColor??
        var composerPlaceholderColor: UIColor?
        var composerInputBackground: UIColor?
        var composerInputHighlightedBorder: UIColor?
    }

    /// The fill of the current user's bubbles; several colors are a gradient from top to bottom.
    public var messageCurrentUserBackground: [UIColor] {
        get { custom.messageCurrentUserBackground ?? [background6] }
        set { custom.messageCurrentUserBackground = newValue }
    }

    /// The fill of the current user's ephemeral bubbles, such as a GIF before it is sent. The name has the SDK's
    /// spelling.
    public var messageCurrentUserEmphemeralBackground: [UIColor] {
        get { custom.messageCurrentUserEmphemeralBackground ?? [background8] }
        set { custom.messageCurrentUserEmphemeralBackground = newValue }
    }

    /// The fill of others' bubbles; several colors are a gradient from top to bottom.
    public var messageOtherUserBackground: [UIColor] {
        get { custom.messageOtherUserBackground ?? [background8] }
        set { custom.messageOtherUserBackground = newValue }
    }

    /// The text color of the current user's messages.
    public var messageCurrentUserTextColor: UIColor {
        get { custom.messageCurrentUserTextColor ?? text }
        set { custom.messageCurrentUserTextColor = newValue }
    }

    /// The text color of others' messages.
    public var messageOtherUserTextColor: UIColor {
        get { custom.messageOtherUserTextColor ?? text }
        set { custom.messageOtherUserTextColor = newValue }
    }

    /// The fill of quotes in the current user's bubbles.
    public var quotedMessageBackgroundCurrentUser: UIColor {
        get { custom.quotedMessageBackgroundCurrentUser ?? background8 }
        set { custom.quotedMessageBackgroundCurrentUser = newValue }
    }

    /// The fill of quotes in others' bubbles.
    public var quotedMessageBackgroundOtherUser: UIColor {
        get { custom.quotedMessageBackgroundOtherUser ?? background8 }
        set { custom.quotedMessageBackgroundOtherUser = newValue }
    }

    /// The color of the current user's reactions.
    public var reactionCurrentUserColor: UIColor? {
        get { custom.reactionCurrentUserColor ?? UIColor(tintColor) }
        set { custom.reactionCurrentUserColor = newValue }
    }

    /// The color of others' reactions.
    public var reactionOtherUserColor: UIColor? {
        get { custom.reactionOtherUserColor ?? textLowEmphasis }
        set { custom.reactionOtherUserColor = newValue }
    }

    /// The fill behind a selected reaction; `nil` for none.
    public var selectedReactionBackgroundColor: UIColor? {
        get { custom.selectedReactionBackgroundColor ?? nil }
        set { custom.selectedReactionBackgroundColor = newValue }
    }

    /// The color of the placeholder in the composer.
    public var composerPlaceholderColor: UIColor {
        get { custom.composerPlaceholderColor ?? subtitleText }
        set { custom.composerPlaceholderColor = newValue }
    }

    /// The fill of the composer's input field.
    public var composerInputBackground: UIColor {
        get { custom.composerInputBackground ?? background }
        set { custom.composerInputBackground = newValue }
    }

    /// The border of the composer's input field.
    public var composerInputHighlightedBorder: UIColor {
        get { custom.composerInputHighlightedBorder ?? innerBorder }
        set { custom.composerInputHighlightedBorder = newValue }
    }

    public init() {}
}

extension ColorPalette {
    /// The color of disabled elements.
    fileprivate static let disabled = UIColor(light: RGBA(hex: 0xB4B7BB), dark: RGBA(hex: 0x4C525C))
}
