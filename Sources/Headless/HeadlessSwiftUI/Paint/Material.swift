import UIKitValues
import Frames

/// A translucent background. The content behind it shows through, but isn't blurred.
public struct Material: ShapeStyle {
    /// The material's own color in light and in dark appearance.
    private let light: RGBA
    private let dark: RGBA

    /// The colors are roughly those of the blurred materials over white and black.
    public static let ultraThin = Material(lightAlpha: 0.62, darkAlpha: 0.55)
    public static let thin = Material(lightAlpha: 0.7, darkAlpha: 0.65)
    public static let regular = Material(lightAlpha: 0.8, darkAlpha: 0.75)
    public static let thick = Material(lightAlpha: 0.9, darkAlpha: 0.85)
    public static let ultraThick = Material(lightAlpha: 0.95, darkAlpha: 0.92)
    public static let bar = Material(lightAlpha: 0.85, darkAlpha: 0.85)

    private init(lightAlpha: Double, darkAlpha: Double) {
        light = RGBA(hex: 0xF7F7F7, alpha: lightAlpha)
        dark = RGBA(hex: 0x252525, alpha: darkAlpha)
    }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        .color(surroundings.environment.colorScheme == .dark ? dark : light)
    }

    /// Returns the material unchanged: it looks the same in active and inactive windows.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let number: Int

    public static let automatic = MaterialActiveAppearance(number: 0)
    public static let active = MaterialActiveAppearance(number: 1)
    public static let inactive = MaterialActiveAppearance(number: 2)
    public static let matchWindow = MaterialActiveAppearance(number: 3)
}
