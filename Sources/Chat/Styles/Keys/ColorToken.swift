import ChatLook
import Documents

extension ColorToken: DocumentKey {
    package static let noun = "a mapping from names of the palette to colors"

    package var shape: ValueShape { .color }

    package var comment: String {
        switch self {
        case .text: "Texts."
        case .textInverted: "Texts on dark grounds, such as the progress of an upload."
        case .textLowEmphasis: "Texts that step back: deleted messages, placeholders."
        case .textLinkColor: "Links outside of messages; those in messages have the tint."
        case .staticColorText: "White texts on a colored ground: date separators, badges."
        case .staticBlackColorText: "Black texts in light and in dark."
        case .subtitleText: "Names, times and other small texts."
        case .background: "The ground of lists and screens."
        case .background1: "The ground of pictures, of fields and of buttons."
        case .background2: "The bubble of reactions to others' messages."
        case .background3: "The veil over a picture that is being sent."
        case .background4: "The ground of the progress of an upload."
        case .background5: "The veil over a picture that stands for more."
        case .background6: "The bubbles of one's own messages, and strips in the list."
        case .background7: "Date separators."
        case .background8: "The bubbles of others' messages."
        case .overlayBackground: "Parts that float over a list."
        case .popoverBackground: "The bubble of reactions to one's own messages, quoted messages, files, menus."
        case .highlightedBackground: "Parts that are being pressed."
        case .highlightedAccentBackground: "Parts that are being pressed, in color."
        case .highlightedAccentBackground1: "The ground of links."
        case .messageCellHighlightBackground: "The row of a message that one jumped to."
        case .pinnedMessageBackground: "The row of a pinned message."
        case .jumpToUnreadButtonBackground: "The button that leads to unread messages."
        case .shadow: "Shadows."
        case .lightBorder: "Lines in the color of the ground, such as those around badges."
        case .border: "Lines between rows, and around quoted messages, files and reactions."
        case .border2: "Dark lines."
        case .border3: "The lines around bubbles."
        case .hoverButtonShadow: "The shadow of buttons that float over a list."
        case .validationError: "Mistakes in a form."
        case .alert: "Errors and unread badges."
        case .alternativeActiveTint: "Active parts, such as the dot of a user who is online."
        case .inactiveTint: "Icons that are not active, such as others' reactions."
        case .alternativeInactiveTint: "Icons that are hardly to be seen."
        case .accentPrimary: "Accents: read marks, sending, votes."
        }
    }
}
