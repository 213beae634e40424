import ChatLook
import UIKitValues

extension ColorToken {
    /// The key path of the color in a palette; `nil` for a color that only the UIKit flavor has.
    package var inColorPalette: WritableKeyPath<ColorPalette, UIColor>? {
        switch self {
        case .text: \.text
        case .textInverted: \.textInverted
        case .textLowEmphasis: \.textLowEmphasis
        case .staticColorText: \.staticColorText
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
        case .pinnedMessageBackground: \.pinnedBackground
        case .shadow: \.shadow
        case .lightBorder: \.lightBorder
        case .border: \.border
        case .border2: \.border2
        case .border3: \.border3
        case .alert: \.alert
        case .alternativeActiveTint: \.alternativeActiveTint
        case .inactiveTint: \.inactiveTint
        case .alternativeInactiveTint: \.alternativeInactiveTint
        case .textLinkColor, .staticBlackColorText, .messageCellHighlightBackground, .jumpToUnreadButtonBackground,
            .hoverButtonShadow, .validationError, .accentPrimary:
            nil
        }
    }

    /// The name of the color in a palette.
    package var nameInColorPalette: String { self == .pinnedMessageBackground ? "pinnedBackground" : rawValue }

    /// The default of a color that only the UIKit flavor has, for styles that use it. Links have the accent color.
    package var standardColor: UIColor { self == .textLinkColor ? ColorToken.accentPrimary.color : color }
}
