/// A color in a set: its components, or the name of a system color.
public enum AssetColor: Sendable, Hashable {
    case components(AssetColorComponents)
    /// A color of the system by its name in the file, such as `systemBlueColor`.
    case system(String)
}

/// The components of a color, from 0 to 1.
public struct AssetColorComponents: Sendable, Hashable {
    /// The color spaces of Xcode's editor.
    public enum Space: String, Sendable {
        case sRGB = "srgb"
        case extendedSRGB = "extended-srgb"
        case extendedLinearSRGB = "extended-linear-srgb"
        case displayP3 = "display-p3"
        case gray = "gray-gamma-22"
        case extendedGray = "extended-gray"
    }

    /// The space of the components.
    public let space: Space
    /// The components, from 0 to 1, or beyond in an extended space. Equal for a gray.
    public let red, green, blue: Double
    /// The opacity, from 0 to 1.
    public let alpha: Double
}

extension AssetColor: Decodable {
    private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let reference = try values.decodeIfPresent(String.self, forKey: .reference) {
            self = .system(reference)
            return
        }
        let name = try values.decode(String.self, forKey: .space)
        guard let space = AssetColorComponents.Space(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .space, in: values, debugDescription: "the color space “\(name)” isn't known")
        }
        let file = try values.decode(Components.self, forKey: .components)
        self = .components(
            AssetColorComponents(
                space: space, red: file.red, green: file.green, blue: file.blue, alpha: file.alpha))
    }

    private struct Components: Decodable {
        let red, green, blue, alpha: Double

        enum CodingKeys: CodingKey { case red, green, blue, white, alpha }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            func component(_ key: CodingKeys) throws -> Double { try values.decode(Component.self, forKey: key).value }
            if values.contains(.white) {
                red = try component(.white)
                (green, blue) = (red, red)
            } else {
                (red, green, blue) = (try component(.red), try component(.green), try component(.blue))
            }
            // The editor writes opacity as a fraction, whatever the notation of the other components.
            alpha = try values.decodeIfPresent(Component.self, forKey: .alpha)?.fraction ?? 1
        }
    }

    /// A number in one of Xcode's notations: `"0.500"`, `"128"` of 255, `"0x80"`.
    private struct Component: Decodable {
        /// The number as a fraction of 1.
        let value: Double
        /// The number if whole numbers are fractions too.
        let fraction: Double

        init(from decoder: any Decoder) throws {
            let single = try decoder.singleValueContainer()
            if let number = try? single.decode(Double.self) {
                (value, fraction) = (number, number)
                return
            }
            let text = try single.decode(String.self)
            let isHex = text.lowercased().hasPrefix("0x")
            guard let number = isHex ? Int(text.dropFirst(2), radix: 16).map(Double.init) : Double(text),
                number.isFinite
            else {
                throw DecodingError.dataCorruptedError(
                    in: single, debugDescription: "“\(text)” is no component such as 0.5, 128 or 0x80")
            }
            value = isHex || !text.contains(".") ? number / 255 : number
            fraction = isHex || number > 1 ? number / 255 : number
        }
    }
}
