import Frames
import Rendering

/// The screen of the picture.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    /// Pixels per point of the current render.
    open var scale: CGFloat { RenderSettings.current.scale }
    open var nativeScale: CGFloat { scale }

    /// The size in points: that of an app's launch device, or of a phone with 390 × 844 points.
    open var bounds: CGRect { CGRect(origin: .zero, size: RenderContext.value(of: Size.self)) }
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The traits of the current render.
    open var traitCollection: UITraitCollection { .application }

    private enum Size: RenderContextKey {
        static let defaultValue = CGSize(width: 390, height: 844)
    }

    /// Runs `body` with a screen of a size in points.
    package static func withSize<Result>(_ size: CGSize, operation body: () throws -> Result) rethrows -> Result {
        try RenderContext.with(size, for: Size.self, operation: body)
    }
}

extension UIScreen: UITraitEnvironment {
    /// Never called: a screen's traits are those of the render.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
