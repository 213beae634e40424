import Foundation
import Frames

extension Device {
    /// The metal of a body, in its color.
    public enum Metal: Hashable, Sendable {
        /// Blasted aluminum, which spreads the light.
        case aluminum(RGBA)

        /// Brushed titanium, with a soft sheen.
        case titanium(RGBA)

        /// Polished stainless steel, which mirrors its surroundings.
        case stainlessSteel(RGBA)

        /// The color of the metal.
        public var color: RGBA {
            switch self {
            case .aluminum(let color), .titanium(let color), .stainlessSteel(let color): color
            }
        }
    }
}

extension Device.Metal {
    /// The metal in the light, from the left to the right of a body.
    var sheen: Paint {
        let lights: [CGFloat] =
            switch self {
            case .aluminum: [0.1, 0.03, 0, -0.04, -0.1]
            case .titanium: [0.14, -0.05, 0.08, -0.08, 0.06]
            case .stainlessSteel: [0.4, -0.1, 0.26, -0.24, 0.18]
            }
        let stops = lights.enumerated().map { number, light in
            ColorStops.Stop(
                color: color.lit(by: light), location: CGFloat(number) / CGFloat(lights.count - 1))
        }
        return .linearGradient(ColorStops(stops), from: .zero, to: CGPoint(x: 1, y: 0))
    }

    /// The outer edge, which catches the light.
    var edge: RGBA { color.lit(by: 0.42) }

    /// The inner edge, in the shade of the glass.
    var seam: RGBA { color.lit(by: -0.5) }
}

extension RGBA {
    /// Returns the color mixed with white by an amount up to 1, or with black by one down to -1.
    fileprivate func lit(by amount: CGFloat) -> RGBA {
        let (target, share) = (amount > 0 ? 1.0 : 0, Double(abs(amount)))
        func mixed(_ component: Double) -> Double { component + (target - component) * share }
        return RGBA(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: alpha)
    }

    // The colors of metals.

    /// Nearly black.
    static let midnight = RGBA(hex: 0x2E2F32)
    /// The dark gray of polished steel.
    static let graphite = RGBA(hex: 0x54524F)
    /// A dark gray.
    static let spaceGray = RGBA(hex: 0x5B5C60)
    /// A light gray.
    static let silver = RGBA(hex: 0xC9CACC)
    /// The gray of untreated titanium.
    static let natural = RGBA(hex: 0x9D968C)
    /// A light blue.
    static let sky = RGBA(hex: 0xC3D0DC)
    /// A dark blue.
    static let deepBlue = RGBA(hex: 0x38405A)
}
