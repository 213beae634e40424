import Foundation
import Frames
import Rendering
import Synchronization

/// Colors by name, as in an asset catalog on iOS.
private enum NamedColors {
    private static let colors = Mutex<[String: UIColor]>([:])

    static func color(_ name: String) -> UIColor? {
        colors.withLock { $0[name] }
    }

    static func set(_ color: UIColor?, _ name: String) {
        colors.withLock { $0[name] = color }
    }
}

extension UIColor {
    /// Registers a color for `UIColor(named: name)`; it may depend on traits.
    ///
    /// - Parameter color: `nil` removes the name.
    public static func register(_ color: UIColor?, named name: String) {
        NamedColors.set(color, name)
    }

    /// Returns the registered color, or that of a catalog; `nil` if there is none, which isn't reported.
    package static func found(named name: String, in bundle: Bundle?) -> UIColor? {
        NamedColors.color(name) ?? asset(named: name, in: bundle)
    }

    /// Creates a copy of a color that was looked up; without one, it is clear.
    package convenience init(found color: UIColor?) { self.init(copying: color ?? .clear) }

    /// Says that there is no color of a name, what follows, and which name is near.
    package static func missing(_ name: String, in bundle: Bundle?, _ consequence: String) -> String {
        let place = bundle.map { " in the bundle \($0.bundlePath.nameInPath)" } ?? ""
        let near = AssetLibrary.name(near: name, [.color], in: bundle)
        let advice = near.map { " Did you mean “\($0)”?" } ?? ""
        return "There is no color named “\(name)”\(place); \(consequence).\(advice)"
    }

    /// Creates the color of a name in the app's bundles; `nil` if there is none, which is reported.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Creates the color of a name; `nil` if there is none, which is reported.
    ///
    /// A name is looked up among the registered ones, then in the asset catalogs of the bundle. The color depends on the
    /// traits of the view that shows it.
    ///
    /// - Parameter bundle: `nil` for the main bundle, and those of the package's targets.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let color = UIColor.found(named: name, in: bundle) else {
            RenderProblems.report(.oncePerRender, UIColor.missing(name, in: bundle, "UIColor(named:) is nil"))
            return nil
        }
        self.init(copying: color)
    }
}
