public import Foundation

/// A path of lines and curves, in points.
public struct Outline: Sendable, Equatable, Codable {
    /// A path element.
    public enum Element: Sendable, Equatable, Codable {
        /// Begins a subpath at a point.
        case move(CGPoint)
        /// A straight line to a point.
        case line(CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to the beginning of the subpath.
        case close
    }

    /// The elements, in drawing order.
    public var elements: [Element]

    /// Creates an outline from its elements.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// Whether the outline has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    // MARK: Building

    /// Begins a subpath at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

    /// Adds a straight line to a point.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

    /// Adds a cubic Bézier curve to a point.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(point, control1: control1, control2: control2))
    }

    /// Adds a quadratic Bézier curve, as the equivalent cubic one.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        let start = currentPoint ?? control
        func between(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        addCurve(to: point, control1: between(start), control2: between(point))
    }

    /// Closes the subpath with a straight line to its beginning.
    public mutating func close() { elements.append(.close) }

    /// Appends another outline.
    public mutating func append(_ other: Outline) { elements += other.elements }

    /// The point at which the next line would begin; `nil` for an empty outline.
    public var currentPoint: CGPoint? {
        for (index, element) in elements.enumerated().reversed() {
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): return point
            case .close:
                for earlier in elements[..<index].reversed() {
                    if case .move(let point) = earlier { return point }
                }
            }
        }
        return nil
    }

    // MARK: Shapes

    /// The control point distance at which a cubic curve best approximates a quarter circle of radius 1.
    static let circleHandle: CGFloat = 0.552284749831

    /// A rectangle, clockwise from its top-left corner.
    ///
    /// Infinite sides, like those of `CGRect.infinite`, end far outside any picture.
    public static func rectangle(_ rect: CGRect) -> Outline {
        let (left, right) = sides(rect.minX, rect.maxX)
        let (top, bottom) = sides(rect.minY, rect.maxY)
        return Outline([
            .move(CGPoint(x: left, y: top)), .line(CGPoint(x: right, y: top)),
            .line(CGPoint(x: right, y: bottom)), .line(CGPoint(x: left, y: bottom)), .close,
        ])
    }

    private static func sides(_ start: CGFloat, _ end: CGFloat) -> (CGFloat, CGFloat) {
        let limit: CGFloat = 0x1p21
        return end - start > limit ? (max(start, -limit), min(end, limit)) : (start, end)
    }

    /// A rectangle with circular corners. Radii are limited to half the shorter side.
    public static func roundedRectangle(_ rect: CGRect, radii: CornerRadii) -> Outline {
        let r = radii.limited(to: min(rect.width, rect.height) / 2)
        let k = circleHandle
        var path = Outline()
        path.move(to: CGPoint(x: rect.minX + r.topLeft, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - r.topRight, y: rect.minY))
        if r.topRight > 0 {
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: rect.minY + r.topRight),
                control1: CGPoint(x: rect.maxX - r.topRight * (1 - k), y: rect.minY),
                control2: CGPoint(x: rect.maxX, y: rect.minY + r.topRight * (1 - k)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - r.bottomRight))
        if r.bottomRight > 0 {
            path.addCurve(
                to: CGPoint(x: rect.maxX - r.bottomRight, y: rect.maxY),
                control1: CGPoint(x: rect.maxX, y: rect.maxY - r.bottomRight * (1 - k)),
                control2: CGPoint(x: rect.maxX - r.bottomRight * (1 - k), y: rect.maxY))
        }
        path.addLine(to: CGPoint(x: rect.minX + r.bottomLeft, y: rect.maxY))
        if r.bottomLeft > 0 {
            path.addCurve(
                to: CGPoint(x: rect.minX, y: rect.maxY - r.bottomLeft),
                control1: CGPoint(x: rect.minX + r.bottomLeft * (1 - k), y: rect.maxY),
                control2: CGPoint(x: rect.minX, y: rect.maxY - r.bottomLeft * (1 - k)))
        }
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + r.topLeft))
        if r.topLeft > 0 {
            path.addCurve(
                to: CGPoint(x: rect.minX + r.topLeft, y: rect.minY),
                control1: CGPoint(x: rect.minX, y: rect.minY + r.topLeft * (1 - k)),
                control2: CGPoint(x: rect.minX + r.topLeft * (1 - k), y: rect.minY))
        }
        path.close()
        return path
    }

    /// The ellipse that touches all sides of a rectangle, as four cubic curves.
    ///
    /// It goes clockwise from its rightmost point, as in Core Graphics and SVG. Dashes and trimmed paths start there.
    public static func ellipse(in rect: CGRect) -> Outline {
        let k = circleHandle
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry)
        }
        return Outline([
            .move(point(1, 0)),
            .curve(point(0, 1), control1: point(1, k), control2: point(k, 1)),
            .curve(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
            .curve(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
            .curve(point(1, 0), control1: point(k, -1), control2: point(1, -k)),
            .close,
        ])
    }

    // MARK: Measuring and transforming

    /// The bounding box of all points and control points; `nil` if there are none.
    public var controlBounds: CGRect? {
        var bounds: CGRect?
        func include(_ point: CGPoint) {
            let dot = CGRect(origin: point, size: .zero)
            bounds = bounds.map { $0.union(dot) } ?? dot
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .curve(let point, let control1, let control2):
                include(control1)
                include(control2)
                include(point)
            case .close: break
            }
        }
        return bounds
    }

    /// Returns the outline with all points transformed.
    public func applying(_ transform: Transform) -> Outline {
        mapPoints { point in
            CGPoint(
                x: transform.a * point.x + transform.c * point.y + transform.tx,
                y: transform.b * point.x + transform.d * point.y + transform.ty)
        }
    }

    /// Returns the outline shifted by the given distances.
    public func translated(x: CGFloat, y: CGFloat) -> Outline {
        mapPoints { CGPoint(x: $0.x + x, y: $0.y + y) }
    }

    private func mapPoints(_ change: (CGPoint) -> CGPoint) -> Outline {
        Outline(
            elements.map { element in
                switch element {
                case .move(let point): .move(change(point))
                case .line(let point): .line(change(point))
                case .curve(let point, let control1, let control2):
                    .curve(change(point), control1: change(control1), control2: change(control2))
                case .close: .close
                }
            })
    }
}
