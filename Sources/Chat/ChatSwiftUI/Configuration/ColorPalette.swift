import ChatLook
import Frames
import HeadlessSwiftUI
import UIKitValues

/// The colours of the views. Derived colours follow those that they derive from until they are set themselves.
public struct ColorPalette {
    /// The colour of what can be tapped: the system's accent colour.
    public var tintColor = Color.accentColor

    // MARK: Text

    public var text = ChatColors.text
    public var textInverted = ChatColors.textInverted
    public var textLowEmphasis = ChatColors.textLowEmphasis
    public var staticColorText = ChatColors.staticColorText
    public var subtitleText = ChatColors.subtitleText

    // MARK: Backgrounds

    public var highlightedColorForColor: (UIColor) -> UIColor = { $0.withAlphaComponent(0.5) }
    public var disabledColorForColor: (UIColor) -> UIColor = { _ in Self.disabled }
    public var unselectedColorForColor: (UIColor) -> UIColor = { _ in .lightGray }
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
    public var pinnedBackground = ChatColors.pinnedMessageBackground

    // MARK: Borders and shadows

    public var shadow = ChatColors.shadow
    public var lightBorder = ChatColors.lightBorder
    public var innerBorder = UIColor(light: RGBA(hex: 0xDBDDE1), dark: RGBA(hex: 0x272A30))
    public var border = ChatColors.border
    public var border2 = ChatColors.border2
    public var border3 = ChatColors.border3

    // MARK: Tints

    public var alert = ChatColors.alert
    public var alternativeActiveTint = ChatColors.alternativeActiveTint
    public var inactiveTint = ChatColors.inactiveTint
    public var alternativeInactiveTint = ChatColors.alternativeInactiveTint

    // MARK: Derived

    private var custom = Custom()

    /// The derived colours that were set.
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

    /// The fill of own bubbles; several colours make a gradient from top to bottom.
    public var messageCurrentUserBackground: [UIColor] {
        get { custom.messageCurrentUserBackground ?? [background6] }
        set { custom.messageCurrentUserBackground = newValue }
    }

    /// The fill of own bubbles that only their author sees, such as a GIF before it is sent. The name is spelled as
    /// the SDK spells it.
    public var messageCurrentUserEmphemeralBackground: [UIColor] {
        get { custom.messageCurrentUserEmphemeralBackground ?? [background8] }
        set { custom.messageCurrentUserEmphemeralBackground = newValue }
    }

    /// The fill of bubbles of others; several colours make a gradient from top to bottom.
    public var messageOtherUserBackground: [UIColor] {
        get { custom.messageOtherUserBackground ?? [background8] }
        set { custom.messageOtherUserBackground = newValue }
    }

    /// The colour of own texts.
    public var messageCurrentUserTextColor: UIColor {
        get { custom.messageCurrentUserTextColor ?? text }
        set { custom.messageCurrentUserTextColor = newValue }
    }

    /// The colour of texts of others.
    public var messageOtherUserTextColor: UIColor {
        get { custom.messageOtherUserTextColor ?? text }
        set { custom.messageOtherUserTextColor = newValue }
    }

    /// The fill of quotes in own bubbles.
    public var quotedMessageBackgroundCurrentUser: UIColor {
        get { custom.quotedMessageBackgroundCurrentUser ?? background8 }
        set { custom.quotedMessageBackgroundCurrentUser = newValue }
    }

    /// The fill of quotes in bubbles of others.
    public var quotedMessageBackgroundOtherUser: UIColor {
        get { custom.quotedMessageBackgroundOtherUser ?? background8 }
        set { custom.quotedMessageBackgroundOtherUser = newValue }
    }

    /// The colour of reactions of the current user.
    public var reactionCurrentUserColor: UIColor? {
        get { custom.reactionCurrentUserColor ?? UIColor(tintColor) }
        set { custom.reactionCurrentUserColor = newValue }
    }

    /// The colour of reactions of others only.
    public var reactionOtherUserColor: UIColor? {
        get { custom.reactionOtherUserColor ?? textLowEmphasis }
        set { custom.reactionOtherUserColor = newValue }
    }

    /// The fill behind a chosen reaction; `nil` for none.
    public var selectedReactionBackgroundColor: UIColor? {
        get { custom.selectedReactionBackgroundColor ?? nil }
        set { custom.selectedReactionBackgroundColor = newValue }
    }

    /// The colour of the text of an empty composer.
    public var composerPlaceholderColor: UIColor {
        get { custom.composerPlaceholderColor ?? subtitleText }
        set { custom.composerPlaceholderColor = newValue }
    }

    /// The fill of the composer's input.
    public var composerInputBackground: UIColor {
        get { custom.composerInputBackground ?? background }
        set { custom.composerInputBackground = newValue }
    }

    /// The line around the composer's input.
    public var composerInputHighlightedBorder: UIColor {
        get { custom.composerInputHighlightedBorder ?? innerBorder }
        set { custom.composerInputHighlightedBorder = newValue }
    }

    public init() {}
}

extension ColorPalette {
    /// The colour of what can't be used now.
    fileprivate static let disabled = UIColor(light: RGBA(hex: 0xB4B7BB), dark: RGBA(hex: 0x4C525C))
}
