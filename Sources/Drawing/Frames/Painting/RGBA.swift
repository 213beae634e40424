import Foundation

/// A color in sRGB, with components from 0 to 1, not premultiplied.
public struct RGBA: Sendable, Hashable {
    /// Red, from 0 to 1.
    public var red: Double
    /// Green, from 0 to 1.
    public var green: Double
    /// Blue, from 0 to 1.
    public var blue: Double
    /// Alpha, from 0 (transparent) to 1 (opaque).
    public var alpha: Double

    /// Creates a color from components between 0 and 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from a number such as `0x005FFF`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    /// Creates a color from `"#RRGGBB"` or `"#RRGGBBAA"`, with or without the `#`; `nil` for other texts.
    public init?(_ text: String) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        if digits.count == 6 {
            self.init(hex: value)
        } else {
            self.init(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
        }
    }

    /// Transparent black.
    public static let clear = RGBA(hex: 0, alpha: 0)
    /// Opaque black.
    public static let black = RGBA(hex: 0)
    /// Opaque white.
    public static let white = RGBA(hex: 0xFFFFFF)

    /// Returns the color with its alpha replaced.
    public func withAlpha(_ alpha: Double) -> RGBA {
        var copy = self
        copy.alpha = alpha
        return copy
    }
}

extension RGBA: CustomStringConvertible {
    /// `"#RRGGBB"`, followed by the alpha if the color isn't opaque.
    public var description: String {
        let bytes = (alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map { component in
            UInt8((min(max(component, 0), 1) * 255).rounded())
        }
        return "#" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined().uppercased()
    }
}

extension RGBA: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let color = RGBA(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "“\(text)” is not a color such as #005FFF"))
        }
        self = color
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
