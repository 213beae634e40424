import Foundation
import Frames
import Rendering
import UIKitValues

/// A path of lines and curves. As a view, it is filled.
public struct Path: Equatable, Sendable {
    /// The outline of the path.
    package var outline: Outline

    package init(_ outline: Outline) { self.outline = outline }

    public init() { outline = Outline() }

    public init(_ path: CGPath) { outline = path.outline }

    public init(_ path: CGMutablePath) { outline = path.outline }

    public init(_ rect: CGRect) { outline = .rectangle(rect) }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        outline = .rectangle(rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        outline = .rectangle(rect, cornerRadius: cornerRadius, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        outline = .rectangle(rect, corners: cornerRadii.corners, style: style)
    }

    public init(ellipseIn rect: CGRect) { outline = .ellipse(in: rect) }

    /// Creates a path with a closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path from its description; `nil` for an invalid text.
    public init?(_ string: String) {
        guard let outline = Outline(pathDescription: string) else { return nil }
        self.outline = outline
    }

    // MARK: Querying

    /// The path as a `CGPath`.
    public var cgPath: CGPath { CGPath(outline: outline) }

    public var isEmpty: Bool { outline.isEmpty }

    /// The bounding box of the path; null if it is empty.
    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }

    public var currentPoint: CGPoint? { outline.currentPoint }

    /// Returns whether a point is inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    /// A path element.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Calls a closure for each element. Quadratic curves are passed as cubic ones.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in outline.elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .curve(let point, let control1, let control2):
                body(.curve(to: point, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    // MARK: Drawing

    public mutating func move(to end: CGPoint) { outline.move(to: end) }

    public mutating func addLine(to end: CGPoint) { outline.addLine(to: end) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: end, control: control)
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }

    public mutating func closeSubpath() { outline.close() }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(Outline.rectangle(rect).applying(transform.frame))
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(Outline.ellipse(in: rect).applying(transform.frame))
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds an arc, with a line to its start if there is a current point.
    ///
    /// - Parameter clockwise: The direction as if y pointed up: `true` is counterclockwise on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, endAngle.radians.isFinite else {
            return RenderProblems.report(
                .oncePerRender, "An arc of a path has an angle that is not a number; it is left out.")
        }
        changed(through: transform) { path in
            path.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: clockwise)
        }
    }

    /// Adds an arc by its sweep angle: a positive `delta` is clockwise on the screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta.radians < 0, transform: transform)
    }

    /// Adds an arc that is tangent to the line to `p1` and to the line from there to `p2`.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        changed(through: transform) { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        outline.append(transform.isIdentity ? path.outline : path.outline.applying(transform.frame))
    }

    /// Draws in transformed coordinates, continuing at the current point.
    private mutating func changed(through transform: CGAffineTransform, _ draw: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        if let currentPoint { path.move(to: currentPoint.applying(transform.inverted())) }
        draw(path)
        var added = path.outline
        if currentPoint != nil, !added.isEmpty { added.elements.removeFirst() }
        outline.append(transform.isIdentity ? added : added.applying(transform.frame))
    }

    // MARK: Modifying

    public func applying(_ transform: CGAffineTransform) -> Path { Path(outline.applying(transform.frame)) }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { Path(outline.translated(x: dx, y: dy)) }

    /// Returns the part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(outline.trimmed(from: from, to: to)) }

    /// Returns the outline of a stroke along the path.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline.stroked(style.stroke(.color(.black)))) }
}

extension Path: LosslessStringConvertible {
    /// The elements as text: `0 0 m 10 0 l h`.
    public var description: String { outline.pathDescription }
}

extension Path: Shape {
    /// Returns the path itself, regardless of the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}

extension CGAffineTransform {
    /// The transform for frames.
    var frame: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
