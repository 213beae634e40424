import Frames

/// The screen that a picture is made for.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    /// Pixels per point of the render that is under way.
    open var scale: CGFloat { RenderSettings.current.scale }
    open var nativeScale: CGFloat { scale }

    /// The size in points that counts where nothing else is said: a phone of 390 × 844 points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The traits of the render under way.
    open var traitCollection: UITraitCollection { .application }
}

extension UIScreen: UITraitEnvironment {
    /// Never called: a screen's traits are those of the render.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
