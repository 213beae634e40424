import Frames
import UIKitValues

/// The colours that palettes start from, light and dark, by their names in a palette.
///
/// The figures are those of the components' own palette; a `ColorPalette` is what an app changes.
package enum ChatColors {
    // MARK: Text

    package static let text = dynamic(0x000000, 0xFFFFFF)
    package static let textInverted = dynamic(0xFFFFFF, 0x101418)
    package static let textLowEmphasis = dynamic(0x72767E, 0x72767E)
    package static let staticColorText = dynamic(0xFFFFFF, 0xFFFFFF)
    package static let staticBlackColorText = dynamic(0x000000, 0x000000)
    package static let subtitleText = dynamic(0x7A7A7A, 0x7A7A7A)

    // MARK: Backgrounds

    package static let background = dynamic(0xFCFCFC, 0x070A0D)
    package static let background1 = dynamic(0xF2F2F2, 0x13151B)
    package static let background2 = dynamic(0xDBDBDB, 0x2D2F2F)
    package static let background3 = dynamic(0x000000, 0x000000, alpha: 0.2, 0.4)
    package static let background4 = dynamic(0x000000, 0xFFFFFF, alpha: 0.6, 0.8)
    package static let background5 = dynamic(0x000000, 0x000000, alpha: 0.6, 0.6)
    package static let background6 = dynamic(0xECEBEB, 0x1C1E22)
    package static let background7 = dynamic(0x7A7A7A, 0x7A7A7A)
    package static let background8 = dynamic(0xFFFFFF, 0x101418)
    package static let overlayBackground = dynamic(0xFCFCFC, 0x070A0D, alpha: 0.9, 0.9)
    package static let popoverBackground = dynamic(0xFFFFFF, 0x101418)
    package static let highlightedBackground = dynamic(0xDBDBDB, 0x2D2F2F)
    package static let highlightedAccentBackground = dynamic(0x005FFF, 0x005FFF)
    package static let highlightedAccentBackground1 = dynamic(0xE9F2FF, 0x00193D)
    package static let messageCellHighlightBackground = dynamic(0xFBF4DD, 0x333024)
    package static let pinnedMessageBackground = dynamic(0xFBF4DD, 0x333024)
    package static let jumpToUnreadButtonBackground = dynamic(0x72767E, 0x72767E)

    // MARK: Borders and shadows

    package static let shadow = dynamic(0xD6D6D6, 0x000000)
    package static let lightBorder = dynamic(0xFCFCFC, 0x070A0D)
    package static let border = dynamic(0xDBDBDB, 0x2D2F2F)
    package static let border2 = dynamic(0x7A7A7A, 0x7A7A7A)
    package static let border3 = dynamic(0xECEBEB, 0x1C1E22)
    package static let hoverButtonShadow = dynamic(0x000000, 0x000000, alpha: 0.25, 0.25)

    // MARK: Tints

    package static let validationError = dynamic(0xFF3742, 0xFF3742)
    package static let alert = dynamic(0xFF3742, 0xFF3742)
    package static let alternativeActiveTint = dynamic(0x20E070, 0x20E070)
    package static let inactiveTint = dynamic(0x7A7A7A, 0x7A7A7A)
    package static let alternativeInactiveTint = dynamic(0xDBDBDB, 0x2D2F2F)
    package static let accentPrimary = dynamic(0x005FFF, 0x337EFF)

    /// - Parameters:
    ///   - light: Red, green and blue of the light colour, such as `0x005FFF`.
    ///   - dark: Those of the dark one.
    private static func dynamic(
        _ light: UInt32, _ dark: UInt32, alpha lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
    ) -> UIColor {
        UIColor(
            light: RGBA(hex: light, alpha: Double(lightAlpha)), dark: RGBA(hex: dark, alpha: Double(darkAlpha)))
    }
}
