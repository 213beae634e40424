import UIKit

/// The hills of a route: the more it climbs, the higher they are.
final class RouteProfileView: UIView {
    private let shapeLayer = CAShapeLayer()

    var ascent = 0 {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shapeLayer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        let height = bounds.height * min(1, 0.2 + CGFloat(ascent) / 1200)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.maxY))
        path.addCurve(
            to: CGPoint(x: bounds.width, y: bounds.maxY),
            controlPoint1: CGPoint(x: bounds.width * 0.35, y: bounds.maxY - 2 * height),
            controlPoint2: CGPoint(x: bounds.width * 0.6, y: bounds.maxY - height / 2))
        path.close()
        shapeLayer.frame = bounds
        shapeLayer.path = path.cgPath
        shapeLayer.fillColor = UIColor.trailGreen.cgColor
    }
}
