import Foundation
import Frames
import Rendering
import UIKitValues

/// A color. As a view, it is a rectangle that fills the proposed size.
///
/// A color keeps its definition and is resolved only where it is painted, depending on light and dark, the accent color
/// and the foreground of the environment.
public struct Color: Hashable, Sendable {
    /// The definition of the color.
    indirect enum Base: Hashable, Sendable {
        case fixed(RGBA)
        case uiColor(UIColor)
        /// A label color, by level from 0.
        case label(Int)
        case accent
        /// A name in an asset catalog.
        case named(String, in: Bundle?)
        case faded(Color, by: Double)
        case mixed(Color, Color, by: Double)
    }

    let base: Base

    init(_ base: Base) { self.base = base }

    package init(rgba: RGBA) { base = .fixed(rgba) }

    /// Creates a color of UIKit. A symbol that both have, as in `Color(.brand)`, is that of a catalog.
    @_disfavoredOverload
    public init(_ color: UIColor) { base = .uiColor(color) }

    public init(uiColor: UIColor) { base = .uiColor(uiColor) }

    /// Creates a color of Core Graphics. It is generic so that `Color(.white)` is UIKit's color.
    public init<Source: _CoreGraphicsColor>(_ color: Source) { base = .fixed(color._rgba) }

    public init(cgColor: CGColor) { base = .fixed(cgColor.rgba) }

    /// Creates a named color, as found by `UIColor(named:in:compatibleWith:)`: a registered one, or that of an asset
    /// catalog. A name without a color is reported, and nothing is painted.
    public init(_ name: String, bundle: Bundle? = nil) { base = .named(name, in: bundle) }

    /// Creates the color of a generated symbol, as in `Color(.brand)`.
    public init(_ resource: ColorResource) { base = .named(resource.name, in: resource.bundle) }

    // MARK: Resolving

    /// Returns the color's components in an environment.
    package func rgba(in environment: EnvironmentValues) -> RGBA {
        switch base {
        case .fixed(let rgba): return rgba
        case .uiColor(let color): return color.rgba(in: environment.traits)
        case .label(let level): return Self.labels[level].rgba(in: environment.traits)
        case .accent:
            guard let accent = environment.accentColor else { return UIColor.appAccent.rgba(in: environment.traits) }
            // An accent color defined by the accent color refers to the system's.
            var surroundings = environment
            surroundings.accentColor = nil
            return accent.rgba(in: surroundings)
        case .named(let name, let bundle):
            if let color = UIColor.found(named: name, in: bundle) { return color.rgba(in: environment.traits) }
            RenderProblems.report(.oncePerRender, UIColor.missing(name, in: bundle, "it is painted as clear"))
            return .clear
        case .faded(let color, let opacity):
            let rgba = color.rgba(in: environment)
            return rgba.withAlpha(rgba.alpha * min(max(opacity, 0), 1))
        case .mixed(let one, let other, let fraction):
            return one.rgba(in: environment).mixed(with: other.rgba(in: environment), by: fraction)
        }
    }

    private static let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

    /// Returns the color with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, by: opacity)) }

    /// Returns a blend of this color (0) and another one (1).
    ///
    /// The colors are blended as in gradients, in sRGB, whatever the color space.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(self, rhs, by: min(max(fraction, 0), 1)))
    }

    /// The color as a `CGColor`, if it doesn't depend on the environment.
    public var cgColor: CGColor? {
        if case .fixed(let rgba) = base { CGColor(rgba: rgba) } else { nil }
    }
}

/// The type `CGColor`, of which no implicit member can be meant.
public protocol _CoreGraphicsColor {
    var _rgba: RGBA { get }
}

extension CGColor: _CoreGraphicsColor {
    public var _rgba: RGBA { rgba }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch base {
        case .fixed(let rgba): "\(rgba)"
        case .uiColor(let color): "\(color)"
        case .label(let level): ["primary", "secondary", "tertiary", "quaternary"][level]
        case .accent: "accentColor"
        case .named(let name, _): "NamedColor(name: \(name))"
        case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
        case .mixed(let one, let other, let fraction): "\(Int((fraction * 100).rounded()))% \(other) in \(one)"
        }
    }
}

extension RGBA {
    /// Returns the blend of two colors as in gradients, with premultiplied components.
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
