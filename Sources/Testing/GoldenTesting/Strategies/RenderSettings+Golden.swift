import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension RenderSettings {
    /// The default settings of goldens: two pixels per point.
    public static let golden = RenderSettings(scale: 2)

    /// The settings of the asserting code: ``RenderSettings/current`` if a test has set any.
    package static var aroundAssertion: RenderSettings { current == RenderSettings() ? .golden : current }

    /// Throws a ``GoldenError`` if the locale or the time zone doesn't exist, rather than drawing with a substitute.
    func requireValidLocaleAndTimeZone() throws {
        if let problem { throw GoldenError("the settings have \(problem)") }
    }

    /// Takes over the folder of system fonts that the enclosing scope names, unless the settings name another one.
    ///
    /// - Parameter package: The folder of the package, which a relative path begins in.
    mutating func useSystemFonts(ofScopeIn package: String) {
        guard systemFonts == SystemFontsFolder.current,
            let folder = SnapshotTestingConfiguration.inForce?.systemFonts
        else { return }
        systemFonts = GoldenPlace.absolute(folder, from: package)
    }

    /// Returns the settings with the values of a trait collection.
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

    /// Returns the settings with the scale of a trait collection.
    func applyingScale(of traits: UITraitCollection) -> RenderSettings {
        var copy = self
        if traits.displayScale > 0 { copy.scale = traits.displayScale }
        return copy
    }

    /// The color behind views that don't fill their bounds.
    package var background: RGBA { appearance == .dark ? .black : .white }
}
