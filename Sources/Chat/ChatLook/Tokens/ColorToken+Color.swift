import Frames
import UIKitValues

extension ColorToken {
    /// The default color of palettes, in light and dark mode. The values are those of the SDK's palette.
    package var color: UIColor { Self.colors[self] ?? figure }

    private static let colors = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.figure) })

    private var figure: UIColor {
        switch self {
        // Texts
        case .text: .dynamic(0x000000, 0xFFFFFF)
        case .textInverted: .dynamic(0xFFFFFF, 0x101418)
        case .textLowEmphasis: .dynamic(0x72767E, 0x72767E)
        case .textLinkColor: .systemBlue
        case .staticColorText: .dynamic(0xFFFFFF, 0xFFFFFF)
        case .staticBlackColorText: .dynamic(0x000000, 0x000000)
        case .subtitleText: .dynamic(0x7A7A7A, 0x7A7A7A)

        // Backgrounds
        case .background: .dynamic(0xFCFCFC, 0x070A0D)
        case .background1: .dynamic(0xF2F2F2, 0x13151B)
        case .background2: .dynamic(0xDBDBDB, 0x2D2F2F)
        case .background3: .dynamic(0x000000, 0x000000, alpha: 0.2, 0.4)
        case .background4: .dynamic(0x000000, 0xFFFFFF, alpha: 0.6, 0.8)
        case .background5: .dynamic(0x000000, 0x000000, alpha: 0.6, 0.6)
        case .background6: .dynamic(0xECEBEB, 0x1C1E22)
        case .background7: .dynamic(0x7A7A7A, 0x7A7A7A)
        case .background8: .dynamic(0xFFFFFF, 0x101418)
        case .overlayBackground: .dynamic(0xFCFCFC, 0x070A0D, alpha: 0.9, 0.9)
        case .popoverBackground: .dynamic(0xFFFFFF, 0x101418)
        case .highlightedBackground: .dynamic(0xDBDBDB, 0x2D2F2F)
        case .highlightedAccentBackground: .dynamic(0x005FFF, 0x005FFF)
        case .highlightedAccentBackground1: .dynamic(0xE9F2FF, 0x00193D)
        case .messageCellHighlightBackground: .dynamic(0xFBF4DD, 0x333024)
        case .pinnedMessageBackground: .dynamic(0xFBF4DD, 0x333024)
        case .jumpToUnreadButtonBackground: .dynamic(0x72767E, 0x72767E)

        // Shadows and borders
        case .shadow: .dynamic(0xD6D6D6, 0x000000)
        case .lightBorder: .dynamic(0xFCFCFC, 0x070A0D)
        case .border: .dynamic(0xDBDBDB, 0x2D2F2F)
        case .border2: .dynamic(0x7A7A7A, 0x7A7A7A)
        case .border3: .dynamic(0xECEBEB, 0x1C1E22)
        case .hoverButtonShadow: .dynamic(0x000000, 0x000000, alpha: 0.25, 0.25)

        // Tints
        case .validationError: .dynamic(0xFF3742, 0xFF3742)
        case .alert: .dynamic(0xFF3742, 0xFF3742)
        case .alternativeActiveTint: .dynamic(0x20E070, 0x20E070)
        case .inactiveTint: .dynamic(0x7A7A7A, 0x7A7A7A)
        case .alternativeInactiveTint: .dynamic(0xDBDBDB, 0x2D2F2F)
        case .accentPrimary: .dynamic(0x005FFF, 0x337EFF)
        }
    }
}

extension UIColor {
    /// - Parameters:
    ///   - light: The RGB value of the light color, such as `0x005FFF`.
    ///   - dark: The RGB value of the dark color.
    fileprivate static func dynamic(
        _ light: UInt32, _ dark: UInt32, alpha lightAlpha: Double = 1, _ darkAlpha: Double = 1
    ) -> UIColor {
        UIColor(light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha))
    }
}
