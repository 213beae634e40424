/// A guide that ends where a controller's bars end, for code that predates layout guides.
@MainActor @preconcurrency
public protocol UILayoutSupport: AnyObject {
    /// The height of the area that bars cover, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that bars cover at its top or bottom.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return kind == .topBars ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// A guide whose bottom is the end of the top bars: the top of the safe area.
    public final var topLayoutGuide: UILayoutSupport {
        let view = view!
        return view.systemGuide(.topBars, "topLayoutGuide") { BarLayoutGuide(kind: .topBars, of: view) }
    }

    /// A guide whose top is the start of the bottom bars: the bottom of the safe area.
    public final var bottomLayoutGuide: UILayoutSupport {
        let view = view!
        return view.systemGuide(.bottomBars, "bottomLayoutGuide") { BarLayoutGuide(kind: .bottomBars, of: view) }
    }
}
