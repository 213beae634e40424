import HeadlessUIKit

/// The bubble behind the reactions of a message, with a tail of a larger and a smaller disc below it.
open class ChatReactionsBubbleView: ChatReactionBubbleBaseView {
    /// The height of the tail below the body of the bubble, in points.
    open var tailHeight: CGFloat { 6 }

    /// The outline of the bubble and a gap around it.
    open var maskingPath: CGPath? { bubblePath(withRadiiIncreasedBy: 4).cgPath }

    /// The color inside the bubble.
    open var fillColor: UIColor? {
        tailDirection.map {
            $0 == .toTrailing ? appearance.colorPalette.popoverBackground : appearance.colorPalette.background2
        }
    }

    /// The color of the line around the bubble.
    open var strokeColor: UIColor? {
        tailDirection.map {
            $0 == .toTrailing ? appearance.colorPalette.border : appearance.colorPalette.background2
        }
    }

    // MARK: Geometry

    /// The center of the bubble without its tail.
    open var bubbleBodyCenter: CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY - tailHeight / 2)
    }

    /// The center of the larger disc of the tail, at the edge of the body.
    open var bigTailCircleCenter: CGPoint {
        CGPoint(x: bubbleBodyCenter.x + 10 * tailSide, y: bubbleBodyCenter.y + 14)
    }

    /// The center of the smaller disc of the tail, below the body.
    open var smallTailCircleCenter: CGPoint {
        CGPoint(x: bigTailCircleCenter.x + 4 * tailSide, y: bigTailCircleCenter.y + 6)
    }

    /// 1 if the tail is at the right, -1 if it is at the left.
    private var tailSide: CGFloat {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return (tailDirection == .toTrailing) == isLeftToRight ? 1 : -1
    }

    /// Returns the outline of body and tail.
    ///
    /// - Parameter increase: The distance of the outline from that of the bubble, in points.
    open func bubblePath(withRadiiIncreasedBy increase: CGFloat = 0) -> UIBezierPath {
        // Half of the line, which is one point wide, is outside of the outline.
        let inset: CGFloat = 0.5
        let size = CGSize(
            width: bounds.width - inset + 2 * increase, height: bounds.height - tailHeight - inset + 2 * increase)
        let body = CGRect(
            x: bubbleBodyCenter.x - size.width / 2, y: bubbleBodyCenter.y - size.height / 2,
            width: size.width, height: size.height)
        let path = UIBezierPath(roundedRect: body, cornerRadius: size.height / 2)
        path.append(disc(center: bigTailCircleCenter, radius: 4 - inset + increase))
        path.append(disc(center: smallTailCircleCenter, radius: 2 - inset + increase))
        path.lineWidth = 1
        return path
    }

    private func disc(center: CGPoint, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        directionalLayoutMargins.bottom += tailHeight
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = .clear
    }

    override open func updateContent() {
        super.updateContent()

        setNeedsDisplay()
    }

    override open func draw(_ rect: CGRect) {
        super.draw(rect)

        let path = bubblePath()
        // The fill hides the lines where the body and the discs overlap.
        if let strokeColor {
            strokeColor.setStroke()
            path.stroke()
        }
        if let fillColor {
            fillColor.setFill()
            path.fill()
        }
    }
}
