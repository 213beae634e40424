import Frames
import Comparison
import Goldens
import HeadlessUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A picture of the layer.
    public static var image: Snapshotting { .image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), settings: { $0.applying(traits) }) {
            $0.makeFrame()
        }
    }
}

extension CALayer {
    /// Returns what the layer paints: a view's through the view, another one's below a view of its own.
    fileprivate func makeFrame() -> Frame {
        if let view { return view.paintedFrame() }
        guard superlayer == nil else { return Frame(name: name ?? "CALayer", rect: frame) }
        let host = UIView(frame: frame)
        host.layer.addSublayer(self)
        defer { removeFromSuperlayer() }
        return host.paintedFrame().children.first ?? Frame(name: name ?? "CALayer", rect: frame)
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// The path, filled with black.
    public static var image: Snapshotting { .image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), settings: { $0.scaled(scale) }) { path in
            let bounds = path.bounds
            let content = PathContent(
                outline: path.outline.translated(x: -bounds.minX, y: -bounds.minY), fill: .color(.black),
                fillRule: path.usesEvenOddFillRule ? .evenOdd : .nonZero)
            return Frame(
                name: "UIBezierPath", rect: CGRect(origin: .zero, size: bounds.size), content: .path(content))
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// The path, filled with black.
    public static var image: Snapshotting { Snapshotting<UIBezierPath, UIImage>.image.pullback(UIBezierPath.init) }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The path's elements, a line each.
    public static var elementsDescription: Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            path.outline.elements.map(\.line).joined(separator: "\n")
        }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// The path's elements, a line each.
    public static var elementsDescription: Snapshotting {
        Snapshotting<UIBezierPath, String>.elementsDescription.pullback(UIBezierPath.init)
    }
}

extension Outline.Element {
    fileprivate var line: String {
        switch self {
        case .move(let point): "MoveTo \(point.words)"
        case .line(let point): "LineTo \(point.words)"
        case .curve(let point, let one, let other): "CurveTo \(one.words) \(other.words) \(point.words)"
        case .close: "Close"
        }
    }
}

extension CGPoint {
    fileprivate var words: String { "(\(x.shortDescription), \(y.shortDescription))" }
}

extension RenderSettings {
    fileprivate func scaled(_ scale: CGFloat) -> RenderSettings {
        var copy = self
        copy.scale = scale
        return copy
    }
}
