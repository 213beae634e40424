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
    /// The path in the vocabulary of frames.
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
        let radii = CornerRadii(min(cornerWidth, cornerHeight))
        self.init(outline: Outline.roundedRectangle(rect, radii: radii).applying(transform))
    }

    public final var isEmpty: Bool { outline.isEmpty }
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The rectangle around all points and control points.
    public final var boundingBox: CGRect { outline.controlBounds ?? .null }

    /// The rectangle around the path itself.
    public final var boundingBoxOfPath: CGRect { outline.tightBounds ?? .null }

    public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        outline.contains(point, rule: rule == .evenOdd ? .evenOdd : .nonZero)
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

/// A path that can be changed.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(outline: Outline())
    }

    public func move(to point: CGPoint) { outline.move(to: point) }
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    public func closeSubpath() { outline.close() }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: end, control: control)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addRect(_ rect: CGRect) { outline.append(.rectangle(rect)) }
    public func addEllipse(in rect: CGRect) { outline.append(.ellipse(in: rect)) }
    public func addPath(_ path: CGPath) { outline.append(path.outline) }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        outline.append(.roundedRectangle(rect, radii: CornerRadii(min(cornerWidth, cornerHeight))))
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names the turn as seen with y pointing up.
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        outline.addArc(corner: corner, towards: end, radius: radius)
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
