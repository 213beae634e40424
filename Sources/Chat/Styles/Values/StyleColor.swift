import ChatLook
import Frames
import UIKitValues

/// A color in a style file.
public indirect enum StyleColor: Sendable, Hashable {
    /// An RGBA color.
    case fixed(RGBA)

    /// A system color.
    case system(SystemColor)

    /// A color of the current palette.
    case token(ColorToken)

    /// A color for light mode and another one for dark mode.
    case adaptive(light: StyleColor, dark: StyleColor)

    /// All color names.
    static let names = SystemColor.names + ColorToken.allCases.map(\.rawValue)

    /// Whether the color refers to the palette.
    package var mentionsToken: Bool {
        switch self {
        case .fixed, .system: false
        case .token: true
        case .adaptive(let light, let dark): light.mentionsToken || dark.mentionsToken
        }
    }

    /// The color for views.
    ///
    /// - Parameter named: Returns a color of the current palette.
    package func uiColor(named: (ColorToken) -> UIColor) -> UIColor {
        switch self {
        case .fixed(let rgba): return UIColor(cgColor: CGColor(rgba: rgba))
        case .system(let color): return color.uiColor
        case .token(let token): return named(token)
        case .adaptive(let light, let dark):
            let (lightColor, darkColor) = (light.uiColor(named: named), dark.uiColor(named: named))
            return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
        }
    }
}

extension StyleColor {
    /// Parses a color: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or `rgba(0, 95, 255, 0.5)`.
    init?(numbers text: String) {
        guard let rgba = Self.hexadecimal(text) ?? Self.function(text) else { return nil }
        self = .fixed(rgba)
    }

    private static func hexadecimal(_ text: String) -> RGBA? {
        guard text.hasPrefix("#") else { return nil }
        let digits = text.dropFirst()
        return RGBA(digits.count == 3 ? "#" + digits.map { "\($0)\($0)" }.joined() : text)
    }

    /// Red, green and blue from 0 to 255, and alpha from 0 to 1.
    private static func function(_ text: String) -> RGBA? {
        guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst(5).dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }
        guard parts.count == 4, numbers.count == 4, numbers[..<3].allSatisfy((0...255).contains),
            (0...1).contains(numbers[3])
        else { return nil }
        return RGBA(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: numbers[3])
    }
}
