import ChatLook
import Documents

extension ColorToken: DocumentKey {
    package static let noun = "a mapping from names of the palette to colors"

    package var shape: ValueShape { .color }

    package var comment: String {
        switch self {
        case .text: "Texts."
        case .textInverted: "Text on dark backgrounds, such as the progress of an upload."
        case .textLowEmphasis: "Less prominent text: deleted messages, placeholders."
        case .textLinkColor: "Links outside of messages; links in messages have the tint color."
        case .staticColorText: "White text on colored backgrounds: date separators, badges."
        case .staticBlackColorText: "Black text in light and dark mode."
        case .subtitleText: "Names, times and other small text."
        case .background: "The background of lists and screens."
        case .background1: "The background of pictures, fields and buttons."
        case .background2: "The reaction bubble of other users' messages."
        case .background3: "The overlay on a picture that is being sent."
        case .background4: "The background of the progress of an upload."
        case .background5: "The overlay on a picture that represents additional ones."
        case .background6: "The current user's bubbles, and separators in the list."
        case .background7: "Date separators."
        case .background8: "Other users' bubbles."
        case .overlayBackground: "Parts that float over a list."
        case .popoverBackground: "The reaction bubble of the current user's messages, quoted messages, files, menus."
        case .highlightedBackground: "Pressed parts."
        case .highlightedAccentBackground: "Pressed parts, in color."
        case .highlightedAccentBackground1: "The background of links."
        case .messageCellHighlightBackground: "The row of a message that was jumped to."
        case .pinnedMessageBackground: "The row of a pinned message."
        case .jumpToUnreadButtonBackground: "The button that leads to unread messages."
        case .shadow: "Shadows."
        case .lightBorder: "Borders in the background color, such as those around badges."
        case .border: "Separators between rows, and borders of quoted messages, files and reactions."
        case .border2: "Dark borders."
        case .border3: "The borders of bubbles."
        case .hoverButtonShadow: "The shadow of floating buttons."
        case .validationError: "Validation errors in a form."
        case .alert: "Errors and unread badges."
        case .alternativeActiveTint: "Active parts, such as the dot of a user who is online."
        case .inactiveTint: "Inactive icons, such as others' reactions."
        case .alternativeInactiveTint: "Barely visible icons."
        case .accentPrimary: "Accents: read receipts, the send button, votes."
        }
    }
}
