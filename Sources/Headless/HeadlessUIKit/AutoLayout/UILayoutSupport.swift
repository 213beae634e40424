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

extension UIView {
    /// The guide of the bars at the top or the bottom of a controller's view.
    final func barGuide(_ kind: UILayoutGuide.Kind) -> BarLayoutGuide {
        systemGuide(kind, kind == .topBars ? "topLayoutGuide" : "bottomLayoutGuide") {
            BarLayoutGuide(kind: kind, of: self)
        }
    }
}

extension UIViewController {
    /// A guide whose bottom is the end of the top bars: the top of the safe area.
    public final var topLayoutGuide: UILayoutSupport {
        view.barGuide(.topBars)
    }

    /// A guide whose top is the start of the bottom bars: the bottom of the safe area.
    public final var bottomLayoutGuide: UILayoutSupport {
        view.barGuide(.bottomBars)
    }
}
