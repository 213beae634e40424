/// The arrow of a popover, with the shadow of its bubble.
@MainActor
final class PopoverArrow: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// The width of the arrow at the bubble, in points.
    private static let width: CGFloat = 37

    init(_ arrow: Placement.Arrow, bubble: CGRect, radius: CGFloat, color: UIColor) {
        let half = Self.width / 2
        let middle = min(max(arrow.tipX, bubble.minX + radius + half), max(bubble.maxX - radius - half, bubble.midX))
        let y = arrow.pointsUp ? bubble.minY - arrow.length : bubble.maxY
        super.init(frame: CGRect(x: middle - half, y: y, width: Self.width, height: arrow.length))
        let path = UIBezierPath()
        let (base, tip): (CGFloat, CGFloat) = arrow.pointsUp ? (arrow.length, 0) : (0, arrow.length)
        path.move(to: CGPoint(x: 0, y: base))
        path.addCurve(
            to: CGPoint(x: half, y: tip), controlPoint1: CGPoint(x: half * 0.55, y: base),
            controlPoint2: CGPoint(x: half * 0.7, y: tip))
        path.addCurve(
            to: CGPoint(x: Self.width, y: base), controlPoint1: CGPoint(x: half * 1.3, y: tip),
            controlPoint2: CGPoint(x: half * 1.45, y: base))
        path.close()
        (layer as? CAShapeLayer)?.path = path.cgPath
        (layer as? CAShapeLayer)?.fillColor = color.cgColor
    }

    required init?(coder: NSCoder) { nil }
}
