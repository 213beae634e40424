import HeadlessUIKit

/// The line that leads from the side of a bubble around a corner to its thread information.
open class ChatThreadArrowView: _View, AppearanceProvider {
    /// The side that the line leads to.
    public enum Direction {
        /// To the trailing side.
        case toTrailing
        /// To the leading side.
        case toLeading
    }

    /// The side that the line leads to.
    open var direction: Direction = .toTrailing {
        didSet { setNeedsLayout() }
    }

    override open class var layerClass: AnyClass { CAShapeLayer.self }

    /// The layer of the line.
    open var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

    override open func setUpAppearance() {
        super.setUpAppearance()

        shapeLayer?.lineWidth = 1
        shapeLayer?.fillColor = nil
        shapeLayer?.strokeColor = appearance.colorPalette.border.cgColor
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        shapeLayer?.path = arrowPath.cgPath
    }

    /// The line. It begins above the view, at the lower part of the bubble's edge, and ends at the middle of the view's
    /// far side.
    private var arrowPath: UIBezierPath {
        let middle = bounds.height / 2
        let cornerSize: CGFloat = 16
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let leadsRight = (direction == .toTrailing) == isLeftToRight
        let start: CGFloat = leadsRight ? 1 : bounds.width - 1
        let end = leadsRight ? cornerSize : bounds.width - cornerSize

        let path = UIBezierPath()
        path.move(to: CGPoint(x: start, y: -3 * middle))
        path.addLine(to: CGPoint(x: start, y: middle - cornerSize))
        path.addQuadCurve(to: CGPoint(x: end, y: middle), controlPoint: CGPoint(x: start, y: middle))
        return path
    }
}
