import Foundation
import Frames
import Comparison
import Goldens
import HeadlessUIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A picture of the path, filled with black.
    public static var image: Snapshotting { .image() }

    /// A picture of the path, filled with black.
    ///
    /// - Parameters:
    ///   - precision: The share of the pixels that has to be alike, from 0 to 1.
    ///   - perceptualPrecision: How much alike a pixel has to be, from 0 to 1: 1 − ΔE/100.
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
    ///   - precision: The share of the pixels that has to be alike, from 0 to 1.
    ///   - perceptualPrecision: How much alike a pixel has to be, from 0 to 1: 1 − ΔE/100.
    ///   - drawingMode: Whether the path is filled, by which rule, and whether a line one point wide is drawn along it.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), settings: { $0.scaled(1) }) { path in
            path.frame(named: "CGPath", using: drawingMode)
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The path's elements, a line each.
    public static var elementsDescription: Snapshotting { .elements(\.outline, \.shortDescription) }

    /// The path's elements, a line each.
    ///
    /// - Parameter numberFormatter: Writes the coordinates, which are points.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        .elements(\.outline, numberFormatter.words)
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// The path's elements, a line each.
    public static var elementsDescription: Snapshotting { .elements(\.outline, \.shortDescription) }

    /// The path's elements, a line each.
    ///
    /// - Parameter numberFormatter: Writes the coordinates, which are points.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        .elements(\.outline, numberFormatter.words)
    }
}

extension Snapshotting where Format == String {
    fileprivate static func elements(
        _ outline: @escaping (Value) -> Outline, _ words: @escaping (CGFloat) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            outline(value).elements.map { $0.line(words) }.joined(separator: "\n")
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
        return Frame(name: name, rect: CGRect(origin: .zero, size: bounds.size), content: .path(content))
    }
}

extension Outline.Element {
    fileprivate func line(_ words: (CGFloat) -> String) -> String {
        func place(_ point: CGPoint) -> String { "(\(words(point.x)), \(words(point.y)))" }
        return switch self {
        case .move(let point): "MoveTo \(place(point))"
        case .line(let point): "LineTo \(place(point))"
        case .curve(let point, let one, let other): "CurveTo \(place(one)) \(place(other)) \(place(point))"
        case .close: "Close"
        }
    }
}

extension NumberFormatter {
    fileprivate func words(_ number: CGFloat) -> String {
        string(from: NSNumber(value: Double(number))) ?? number.shortDescription
    }
}

extension RenderSettings {
    fileprivate func scaled(_ scale: CGFloat) -> RenderSettings {
        var copy = self
        copy.scale = scale
        return copy
    }
}
