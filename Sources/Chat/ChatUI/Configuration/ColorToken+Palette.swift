import ChatLook
import HeadlessUIKit

extension ColorToken {
    /// The key path of the color in a palette.
    public var keyPath: WritableKeyPath<Appearance.ColorPalette, UIColor> {
        switch self {
        case .text: \.text
        case .textInverted: \.textInverted
        case .textLowEmphasis: \.textLowEmphasis
        case .textLinkColor: \.textLinkColor
        case .staticColorText: \.staticColorText
        case .staticBlackColorText: \.staticBlackColorText
        case .subtitleText: \.subtitleText
        case .background: \.background
        case .background1: \.background1
        case .background2: \.background2
        case .background3: \.background3
        case .background4: \.background4
        case .background5: \.background5
        case .background6: \.background6
        case .background7: \.background7
        case .background8: \.background8
        case .overlayBackground: \.overlayBackground
        case .popoverBackground: \.popoverBackground
        case .highlightedBackground: \.highlightedBackground
        case .highlightedAccentBackground: \.highlightedAccentBackground
        case .highlightedAccentBackground1: \.highlightedAccentBackground1
        case .messageCellHighlightBackground: \.messageCellHighlightBackground
        case .pinnedMessageBackground: \.pinnedMessageBackground
        case .jumpToUnreadButtonBackground: \.jumpToUnreadButtonBackground
        case .shadow: \.shadow
        case .lightBorder: \.lightBorder
        case .border: \.border
        case .border2: \.border2
        case .border3: \.border3
        case .hoverButtonShadow: \.hoverButtonShadow
        case .validationError: \.validationError
        case .alert: \.alert
        case .alternativeActiveTint: \.alternativeActiveTint
        case .inactiveTint: \.inactiveTint
        case .alternativeInactiveTint: \.alternativeInactiveTint
        case .accentPrimary: \.accentPrimary
        }
    }
}
