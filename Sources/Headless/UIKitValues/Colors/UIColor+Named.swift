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

    /// Returns the color registered under the name. Nothing is reported.
    package static func registered(named name: String) -> UIColor? { NamedColors.color(name) }

    /// Creates the color registered under the name; `nil` if there is none, which is reported.
    public convenience init?(named name: String) {
        guard let color = UIColor.registered(named: name) else {
            RenderProblems.report(
                .oncePerRender,
                "No color is named “\(name)”: asset catalogs aren't read; UIColor.register(_:named:) gives a name.")
            return nil
        }
        self.init(copying: color)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(named: name)
    }
}
