import Frames

/// A path with its drawing attributes.
open class UIBezierPath: NSObject, NSCopying {
    /// The path, as a frame stores it.
    public final var outline: Outline

    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    /// The maximum miter length in line widths, beyond which a corner is beveled.
    open var miterLimit: CGFloat = 10
    /// Kept and never read: curves aren't flattened before they are painted.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    final var dashes: [CGFloat] = []
    final var dashPhase: CGFloat = 0

    override public init() {
        outline = Outline()
        super.init()
    }

    init(outline: Outline) {
        self.outline = outline
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init(outline: .rectangle(rect))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(outline: .ellipse(in: rect))
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(outline: .roundedRectangle(rect, radii: CornerRadii(cornerRadius)))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = CornerRadii(
            topLeft: radius(.topLeft), topRight: radius(.topRight),
            bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft))
        self.init(outline: .smoothRoundedRectangle(rect, radii: radii))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init(outline: cgPath.outline)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(outline: outline)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }

    open var cgPath: CGPath {
        get { CGPath(outline: outline) }
        set { outline = newValue.outline }
    }

    // MARK: Building

    open func move(to point: CGPoint) { outline.move(to: point) }
    open func addLine(to point: CGPoint) { outline.addLine(to: point) }
    open func close() { outline.close() }
    open func removeAllPoints() { outline = Outline() }
    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open func apply(_ transform: CGAffineTransform) {
        outline = outline.applying(transform)
    }

    open func reversing() -> UIBezierPath {
        guard let path = copy(with: nil) as? UIBezierPath else { return self }
        path.outline = outline.reversed
        return path
    }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    // MARK: Querying

    open var isEmpty: Bool { outline.isEmpty }
    open var bounds: CGRect { outline.tightBounds ?? .null }
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }

    // MARK: Drawing

    /// Fills the path with the current context's fill color.
    open func fill() {
        UIGraphicsGetCurrentContext()?.fill(outline, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }

    /// Strokes the path with the current context's stroke color.
    open func stroke() {
        let isDashed = dashes.contains { $0 > 0 } && !dashes.contains { $0 < 0 || !$0.isFinite }
        UIGraphicsGetCurrentContext()?.stroke(
            outline,
            LineState(
                width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
                dashes: isDashed ? dashes : [], dashPhase: dashPhase))
    }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawing(blendMode, alpha) { fill() }
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawing(blendMode, alpha) { stroke() }
    }

    private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ actions: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        actions()
        context.restoreGState()
    }

    /// Clips later drawing to the inside of the path.
    open func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: outline, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }
}
