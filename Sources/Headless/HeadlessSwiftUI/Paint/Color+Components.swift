import Foundation
import Frames
import UIKitValues

/// Colors from components, each from 0 to 1.
extension Color {
    /// The color space of color components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded components, as color pickers show them.
        case sRGB
        /// Linear components.
        case sRGBLinear
        /// Apple's wide gamut, painted as sRGB.
        case displayP3

        func encoded(_ component: Double) -> Double {
            self == .sRGBLinear ? component.encodedAsSRGB : component
        }
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            rgba: RGBA(
                red: colorSpace.encoded(red), green: colorSpace.encoded(green), blue: colorSpace.encoded(blue),
                alpha: opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// - Parameter hue: The angle on the color wheel, where 0 and 1 are red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            rgba: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity).rgba)
    }

    /// Creates a color from resolved components.
    public init(_ resolved: Resolved) {
        self.init(rgba: resolved.rgba)
    }

    /// Returns the color's components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let rgba = rgba(in: environment)
        return Resolved(
            colorSpace: .sRGB, red: Float(rgba.red), green: Float(rgba.green), blue: Float(rgba.blue),
            opacity: Float(rgba.alpha))
    }

    /// The components of a color, in sRGB.
    public struct Resolved: Hashable, Sendable, Codable {
        /// The linear components, from 0 to 1.
        public var linearRed, linearGreen, linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            func linear(_ component: Float) -> Float {
                colorSpace == .sRGBLinear ? component : Float(Double(component).decodedFromSRGB)
            }
            (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
            self.opacity = opacity
        }

        /// The gamma-encoded component, from 0 to 1.
        public var red: Float {
            get { Float(Double(linearRed).encodedAsSRGB) }
            set { linearRed = Float(Double(newValue).decodedFromSRGB) }
        }

        /// The gamma-encoded component, from 0 to 1.
        public var green: Float {
            get { Float(Double(linearGreen).encodedAsSRGB) }
            set { linearGreen = Float(Double(newValue).decodedFromSRGB) }
        }

        /// The gamma-encoded component, from 0 to 1.
        public var blue: Float {
            get { Float(Double(linearBlue).encodedAsSRGB) }
            set { linearBlue = Float(Double(newValue).decodedFromSRGB) }
        }

        public var cgColor: CGColor { CGColor(rgba: rgba) }

        var rgba: RGBA {
            RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { "\(rgba)" }
}

extension UIColor {
    /// Creates a UIKit color from a SwiftUI color, which adapts to light and dark.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            return UIColor(color.rgba(in: environment))
        }
    }
}

/// The transfer functions of sRGB: IEC 61966-2-1.
extension Double {
    fileprivate var encodedAsSRGB: Double {
        let size = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return self < 0 ? -size : size
    }

    fileprivate var decodedFromSRGB: Double {
        let size = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return self < 0 ? -size : size
    }
}
