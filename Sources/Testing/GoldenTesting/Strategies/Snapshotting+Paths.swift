import Comparison
import Foundation
import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A picture of the path, filled with black.
    public static var image: Snapshotting { .image() }

    /// A picture of the path, filled with black.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - scale: Pixels per point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), settings: { $0.scaled(scale) }) { path in
            path.cgPath.frame(named: "UIBezierPath", using: path.usesEvenOddFillRule ? .eoFill : .fill)
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A picture of the path, filled with black.
    public static var image: Snapshotting { .image() }

    /// A picture of the path in black, one pixel per point.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - drawingMode: Whether the path is filled, by which rule, and whether a line one point wide is drawn along it.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), settings: { $0.scaled(1) }) { path in
            path.frame(named: "CGPath", using: drawingMode)
        }
    }
}

extension CGPath {
    fileprivate func frame(named name: String, using mode: CGPathDrawingMode) -> Frame {
        let bounds = boundingBoxOfPath.isNull ? .zero : boundingBoxOfPath
        let isFilled = mode != .stroke
        let isStroked = [.stroke, .fillStroke, .eoFillStroke].contains(mode)
        let content = PathContent(
            outline: outline.translated(x: -bounds.minX, y: -bounds.minY), fill: isFilled ? .color(.black) : nil,
            fillRule: [.eoFill, .eoFillStroke].contains(mode) ? .evenOdd : .nonZero,
            stroke: isStroked ? PathContent.Stroke(color: .black, width: 1) : nil)
        return Frame(
            origin: Frame.Origin(name: name), rect: CGRect(origin: .zero, size: bounds.size), content: .path(content))
    }
}

extension RenderSettings {
    fileprivate func scaled(_ scale: CGFloat) -> RenderSettings {
        var copy = self
        copy.scale = scale
        return copy
    }
}
