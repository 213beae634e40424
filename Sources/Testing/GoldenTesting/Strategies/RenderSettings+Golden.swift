import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension RenderSettings {
    /// The settings of goldens unless a test says otherwise: the defaults at two pixels per point.
    public static let golden = RenderSettings(scale: 2)

    /// The settings around the code that asks: those of ``RenderSettings/current`` if a test has set any.
    static var aroundAssertion: RenderSettings { current == RenderSettings() ? .golden : current }

    /// Throws a ``GoldenError`` if the locale or the time zone is none: others would be drawn in their place.
    func requireKnownPlace() throws {
        if let problem { throw GoldenError("the settings have \(problem)") }
    }

    /// Returns the settings with what a collection of traits says.
    package func applying(_ traits: UITraitCollection) -> RenderSettings {
        var copy = self
        if traits.displayScale > 0 { copy.scale = traits.displayScale }
        if traits.userInterfaceStyle != .unspecified {
            copy.appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        }
        if traits.preferredContentSizeCategory != .unspecified {
            copy.contentSize = traits.preferredContentSizeCategory.contentSize
        }
        if traits.layoutDirection != .unspecified {
            copy.direction = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        return copy
    }

    /// Returns the settings with the scale of a collection of traits.
    func applyingScale(of traits: UITraitCollection) -> RenderSettings {
        var copy = self
        if traits.displayScale > 0 { copy.scale = traits.displayScale }
        return copy
    }

    /// The color behind views that do not fill their rectangle.
    var background: RGBA { appearance == .dark ? .black : .white }
}
