import Frames

public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

/// A path of lines and curves.
open class CGPath: Hashable {
    /// The path, as a frame stores it.
    public internal(set) final var outline: Outline

    public init(outline: Outline) {
        self.outline = outline
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(outline: Outline.rectangle(rect).applying(transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(outline: Outline.ellipse(in: rect).applying(transform))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let outline = Outline.rectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(outline: outline.applying(transform))
    }

    public final var isEmpty: Bool { outline.isEmpty }
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The bounding box of all points and control points.
    public final var boundingBox: CGRect { outline.controlBounds ?? .null }

    /// The bounding box of the path itself.
    public final var boundingBoxOfPath: CGRect { outline.tightBounds ?? .null }

    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.applying(transform).contains(point, rule: rule == .evenOdd ? .evenOdd : .nonZero)
    }

    public final func copy() -> CGPath? { CGPath(outline: outline) }

    public final func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.outline = outline
        return copy
    }

    public static func == (first: CGPath, second: CGPath) -> Bool { first.outline == second.outline }

    public final func hash(into hasher: inout Hasher) { hasher.combine(outline.elements.count) }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(outline: Outline())
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addLine(to: point.applying(transform))
    }

    public func closeSubpath() { outline.close() }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        points.dropFirst().forEach { addLine(to: $0, transform: transform) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        outline.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(Outline.rectangle(rect).applying(transform))
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(Outline.ellipse(in: rect).applying(transform))
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.append(path.outline.applying(transform))
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        outline.append(
            Outline.rectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        // Core Graphics names the direction as seen with y pointing up.
        append(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        }
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
                clockwise: delta >= 0)
        }
    }

    public func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(transform) { $0.addArc(corner: corner, towards: end, radius: radius) }
    }

    /// Adds to the path in coordinates that `transform` maps to the path's.
    private func append(_ transform: CGAffineTransform, _ add: (inout Outline) -> Void) {
        guard !transform.isIdentity else { return add(&outline) }
        var inner = outline.applying(transform.inverted())
        let count = inner.elements.count
        add(&inner)
        outline.append(Outline(Array(inner.elements[count...])).applying(transform))
    }
}

extension Outline {
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Outline {
        transform.map { applying($0.pointee.frameTransform) } ?? self
    }

    func applying(_ transform: CGAffineTransform) -> Outline {
        transform.isIdentity ? self : applying(transform.frameTransform)
    }
}
