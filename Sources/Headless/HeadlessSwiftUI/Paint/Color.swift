import Foundation
import Frames
import Rendering
import UIKitValues

/// A color; as a view, a rectangle of it that fills what is proposed.
///
/// A color keeps what it was made from, and becomes components only where it is painted: light and dark, the accent
/// color and the foreground of the surroundings count there.
public struct Color: Hashable, Sendable {
    /// What the color was made from.
    indirect enum Base: Hashable, Sendable {
        case fixed(RGBA)
        case uiColor(UIColor)
        /// The label's color: first, second, third, fourth.
        case label(Int)
        case accent
        /// A name in an asset catalog.
        case named(String)
        case faded(Color, by: Double)
        case mixed(Color, Color, by: Double)
    }

    let base: Base

    init(_ base: Base) { self.base = base }

    package init(rgba: RGBA) { base = .fixed(rgba) }

    public init(_ color: UIColor) { base = .uiColor(color) }

    public init(uiColor: UIColor) { base = .uiColor(uiColor) }

    /// UIKit's color is meant where both have a name, as in `Color(.white)`.
    @_disfavoredOverload
    public init(_ color: CGColor) { base = .fixed(color.rgba) }

    public init(cgColor: CGColor) { base = .fixed(cgColor.rgba) }

    /// Creates the color of a name in an asset catalog. There are no catalogs here: the name is told, and nothing is
    /// painted.
    public init(_ name: String, bundle: Bundle? = nil) { base = .named(name) }

    // MARK: Resolving

    /// The color's components in an environment.
    package func rgba(in environment: EnvironmentValues) -> RGBA {
        switch base {
        case .fixed(let rgba): return rgba
        case .uiColor(let color): return color.rgba(in: environment.traits)
        case .label(let level): return Self.labels[level].rgba(in: environment.traits)
        case .accent:
            guard let accent = environment.accentColor else { return Self.systemBlue.rgba(in: environment) }
            // An accent color that is made of the accent color means the system's.
            var surroundings = environment
            surroundings.accentColor = nil
            return accent.rgba(in: surroundings)
        case .named(let name):
            RenderProblems.report(.oncePerRender, "There is no color named “\(name)”: it is painted as clear.")
            return .clear
        case .faded(let color, let opacity):
            let rgba = color.rgba(in: environment)
            return rgba.withAlpha(rgba.alpha * min(max(opacity, 0), 1))
        case .mixed(let one, let other, let fraction):
            return one.rgba(in: environment).mixed(with: other.rgba(in: environment), by: fraction)
        }
    }

    private static let systemBlue = Color(.systemBlue)
    private static let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

    /// Returns the color with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, by: opacity)) }

    /// Returns a color between this one, at 0, and another one, at 1.
    ///
    /// The colors are mixed as gradients mix them, in sRGB, whatever the color space.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(self, rhs, by: min(max(fraction, 0), 1)))
    }

    /// The color as Core Graphics has it, if it depends on nothing.
    public var cgColor: CGColor? {
        if case .fixed(let rgba) = base { CGColor(rgba: rgba) } else { nil }
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch base {
        case .fixed(let rgba): "\(rgba)"
        case .uiColor(let color): "\(color)"
        case .label(let level): ["primary", "secondary", "tertiary", "quaternary"][level]
        case .accent: "accentColor"
        case .named(let name): "NamedColor(name: \(name))"
        case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
        case .mixed(let one, let other, let fraction): "\(Int((fraction * 100).rounded()))% \(other) in \(one)"
        }
    }
}

extension RGBA {
    /// Returns the color between two as gradients mix them: components multiplied by their alpha.
    func mixed(with other: RGBA, by fraction: Double) -> RGBA {
        let alpha = self.alpha + (other.alpha - self.alpha) * fraction
        guard alpha > 0 else { return withAlpha(0) }
        func mix(_ one: Double, _ two: Double) -> Double {
            (one * self.alpha * (1 - fraction) + two * other.alpha * fraction) / alpha
        }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
    }
}
