import HeadlessUIKit

extension Appearance {
    /// The colours of the components, light and dark.
    public struct ColorPalette {
        // MARK: Text

        public var text = dynamic(0x000000, 0xFFFFFF)
        public var textInverted = dynamic(0xFFFFFF, 0x101418)
        public var textLowEmphasis = dynamic(0x72767E, 0x72767E)
        public var textLinkColor = UIColor.systemBlue
        public var staticColorText = dynamic(0xFFFFFF, 0xFFFFFF)
        public var staticBlackColorText = dynamic(0x000000, 0x000000)
        public var subtitleText = dynamic(0x7A7A7A, 0x7A7A7A)

        // MARK: Interaction

        public var highlightedColorForColor: (UIColor) -> UIColor = { $0.withAlphaComponent(0.5) }
        public var disabledColorForColor: (UIColor) -> UIColor = { _ in .lightGray }
        public var unselectedColorForColor: (UIColor) -> UIColor = { _ in .lightGray }

        // MARK: Backgrounds

        public var background = dynamic(0xFCFCFC, 0x070A0D)
        public var background1 = dynamic(0xF2F2F2, 0x13151B)
        public var background2 = dynamic(0xDBDBDB, 0x2D2F2F)
        public var background3 = dynamic(0x000000, 0x000000, alpha: 0.2, 0.4)
        public var background4 = dynamic(0x000000, 0xFFFFFF, alpha: 0.6, 0.8)
        public var background5 = dynamic(0x000000, 0x000000, alpha: 0.6, 0.6)
        public var background6 = dynamic(0xECEBEB, 0x1C1E22)
        public var background7 = dynamic(0x7A7A7A, 0x7A7A7A)
        public var background8 = dynamic(0xFFFFFF, 0x101418)
        public var overlayBackground = dynamic(0xFCFCFC, 0x070A0D, alpha: 0.9, 0.9)
        public var popoverBackground = dynamic(0xFFFFFF, 0x101418)
        public var highlightedBackground = dynamic(0xDBDBDB, 0x2D2F2F)
        public var highlightedAccentBackground = dynamic(0x005FFF, 0x005FFF)
        public var highlightedAccentBackground1 = dynamic(0xE9F2FF, 0x00193D)
        public var messageCellHighlightBackground = dynamic(0xFBF4DD, 0x333024)
        public var pinnedMessageBackground = dynamic(0xFBF4DD, 0x333024)
        public var jumpToUnreadButtonBackground = dynamic(0x72767E, 0x72767E)

        // MARK: Borders and shadows

        public var shadow = dynamic(0xD6D6D6, 0x000000)
        public var lightBorder = dynamic(0xFCFCFC, 0x070A0D)
        public var border = dynamic(0xDBDBDB, 0x2D2F2F)
        public var border2 = dynamic(0x7A7A7A, 0x7A7A7A)
        public var border3 = dynamic(0xECEBEB, 0x1C1E22)
        public var hoverButtonShadow = dynamic(0x000000, 0x000000, alpha: 0.25, 0.25)

        // MARK: Tints

        public var validationError = dynamic(0xFF3742, 0xFF3742)
        public var alert = dynamic(0xFF3742, 0xFF3742)
        public var alternativeActiveTint = dynamic(0x20E070, 0x20E070)
        public var inactiveTint = dynamic(0x7A7A7A, 0x7A7A7A)
        public var alternativeInactiveTint = dynamic(0xDBDBDB, 0x2D2F2F)
        public var accentPrimary = dynamic(0x005FFF, 0x337EFF)

        public init() {}

        private static func dynamic(
            _ light: UInt32, _ dark: UInt32, alpha lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
        ) -> UIColor {
            let lightColor = UIColor(hex: light, alpha: lightAlpha)
            let darkColor = UIColor(hex: dark, alpha: darkAlpha)
            return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
        }
    }
}

extension UIColor {
    /// Creates a colour from a number such as `0x005FFF`.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}
