import Frames
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class LayerTests: XCTestCase {
    private func view(_ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func reported(_ body: () -> Void) -> [String] {
        let lines = Lines()
        RenderProblems.withHandler({ lines.add($0) }, operation: body)
        return lines.all
    }

    // MARK: Strokes

    func testAStrokeFollowsAPartOfThePath() throws {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        layer.strokeColor = UIColor.red.cgColor
        layer.strokeEnd = 0.5
        layer.lineDashPattern = [4, -1]
        let host = view()
        host.layer.addSublayer(layer)
        guard case .path(let path) = host.paintedFrame().children[0].content else { return XCTFail("no path") }
        XCTAssertEqual(path.stroke?.part, .init(start: 0, end: 0.5))
        XCTAssertEqual(path.stroke?.dashes, [], "dashes below zero can't be drawn")
        // Half of a square's edge ends in the corner across.
        let half = path.outline.trimmed(from: 0, to: 0.5)
        XCTAssertEqual(half.elements.last, .line(CGPoint(x: 10, y: 10)))
        XCTAssertTrue(path.outline.trimmed(from: .nan, to: 0.5).isEmpty)
    }

    // MARK: Masks

    func testAnOpaqueShapeMasksAsAnOutlineAndAGradientAsAPicture() {
        let masked = view()
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: masked.bounds).cgPath
        masked.layer.mask = shape
        XCTAssertNotNil(masked.paintedFrame().mask)
        XCTAssertEqual(masked.paintedFrame().effects, [])
        let fade = CAGradientLayer()
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        fade.frame = masked.bounds
        masked.layer.mask = fade
        XCTAssertNil(masked.paintedFrame().mask)
        guard case .mask(let frames, false)? = masked.paintedFrame().effects.first else { return XCTFail("no mask") }
        XCTAssertEqual(frames[0].rect, masked.bounds)
    }

    func testAMaskWithoutAColorHidesEverything() {
        let masked = view()
        masked.mask = UIView(frame: masked.bounds)
        XCTAssertEqual(masked.paintedFrame().effects.count, 1)
        masked.mask?.backgroundColor = .black
        XCTAssertEqual(masked.paintedFrame().effects, [])
        masked.mask?.isHidden = true
        XCTAssertEqual(masked.paintedFrame().effects, [.mask([])])
    }

    // MARK: Positions

    /// As Core Animation documents: position stays, the frame moves.
    func testTheAnchorPointMovesTheFrame() {
        let moved = view(40, 20)
        moved.center = CGPoint(x: 50, y: 50)
        moved.layer.anchorPoint = .zero
        XCTAssertEqual(moved.frame, CGRect(x: 50, y: 50, width: 40, height: 20))
        XCTAssertEqual(moved.center, CGPoint(x: 50, y: 50))
        moved.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
        XCTAssertEqual(moved.center, CGPoint(x: 10, y: 20))
        moved.anchorPoint = CGPoint(x: 1, y: 1)
        XCTAssertEqual(moved.frame.origin, CGPoint(x: -30, y: 0))
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 40, height: 20)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.position = CGPoint(x: 5, y: 30)
        XCTAssertEqual(layer.frame, CGRect(x: 5, y: 10, width: 40, height: 20))
    }

    func testAViewWithAnAnchorPointKeepsThePlaceOfItsConstraints() {
        let parent = view()
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        child.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
            child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 40),
        ])
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertEqual(child.center, CGPoint(x: 10, y: 40))
    }

    func testTransformsInSpaceAreFlatWithoutAnEyeAndProjectedWithOne() {
        let card = view()
        card.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        XCTAssertEqual(card.paintedFrame().transform.a, 0.5, accuracy: 1e-9)
        XCTAssertEqual(card.paintedFrame().effects, [])
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        card.transform3D = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
        guard case .projection(let projection)? = card.paintedFrame().effects.first else {
            return XCTFail("no perspective")
        }
        // The right side is farther away.
        XCTAssertLessThan(try XCTUnwrap(projection.apply(CGPoint(x: 50, y: 50))).y, 50)
        XCTAssertGreaterThan(try XCTUnwrap(projection.apply(CGPoint(x: -50, y: 50))).y, 50)
        card.transform = .identity
        XCTAssertEqual(card.paintedFrame().effects, [])
        XCTAssertEqual(card.paintedFrame().transform, .identity)
    }

    func testInvertedTransformsUndoThemselves() {
        var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
        transform.m34 = -1 / 300
        transform = CATransform3DTranslate(transform, 10, 20, 30)
        let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
        XCTAssertEqual(product.m11, 1, accuracy: 1e-9)
        XCTAssertEqual(product.m43, 0, accuracy: 1e-9)
        XCTAssertEqual(CATransform3DInvert(CATransform3D()), CATransform3D())
    }

    // MARK: Order

    func testSublayersAreInsertedAmongTheLayersOfSubviews() {
        let host = view()
        let (first, second) = (UIView(), UIView())
        host.addSubview(first)
        host.addSubview(second)
        let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
        host.layer.addSublayer(a)
        host.layer.insertSublayer(b, at: 1)
        host.layer.insertSublayer(c, below: second.layer)
        host.layer.insertSublayer(d, above: a)
        let all: [CALayer] = [first.layer, b, c, second.layer, a, d]
        XCTAssertEqual(host.layer.sublayers?.map(ObjectIdentifier.init), all.map(ObjectIdentifier.init))
        host.layer.insertSublayer(d, at: 0)
        XCTAssertTrue(host.layer.sublayers?.first === d)
        XCTAssertEqual(host.layer.sublayers?.count, 6)
    }

    // MARK: Contents and appearance

    func testContentsGravityFollowsAnAxisThatPointsUp() throws {
        let host = view()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        host.layer.contents = image
        host.layer.contentsGravity = .top
        XCTAssertEqual(try XCTUnwrap(host.paintedFrame().first(named: "contents")).rect.minY, 90)
        XCTAssertEqual(
            reported {
                host.layer.contents = "no picture"; _ = host.paintedFrame()
            }.count, 1)
    }

    func testAViewAndItsLayerShareTheirLooks() {
        let host = view()
        host.layer.opacity = 0.5
        host.alpha = 0.5
        XCTAssertEqual(host.paintedFrame().opacity, 0.25)
        host.layer.isHidden = true
        XCTAssertTrue(host.isHidden)
        host.backgroundColor = .red
        XCTAssertEqual(host.layer.backgroundColor, UIColor.red.cgColor)
        host.layer.backgroundColor = nil
        XCTAssertNil(host.backgroundColor)
    }

    func testAHiddenRootPaintsNothing() {
        let host = view()
        host.backgroundColor = .red
        host.isHidden = true
        XCTAssertNil(host.paintedFrame().fill)
        XCTAssertEqual(host.paintedFrame().rect.size, CGSize(width: 100, height: 100))
    }

    func testFiltersThatCantBeDrawnAreReported() {
        let layer = CALayer()
        layer.compositingFilter = "multiplyBlendMode"
        XCTAssertEqual(reported { layer.compositingFilter = "multiplyBlendMode" }, [])
        XCTAssertEqual(reported { layer.compositingFilter = "vividLightBlendMode" }.count, 1)
    }

    // MARK: Animations

    func testAnAnimationThatStaysShowsItsEnd() throws {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        layer.strokeColor = UIColor.red.cgColor
        layer.strokeEnd = 0
        let host = view()
        host.layer.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 0.7
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "progress")
        guard case .path(let path) = host.paintedFrame().children[0].content else { return XCTFail("no path") }
        XCTAssertEqual(path.stroke?.part?.end, 0.7)
        XCTAssertEqual(layer.strokeEnd, 0, "the layer's own value stays")
        layer.removeAnimation(forKey: "progress")
        guard case .path(let own) = host.paintedFrame().children[0].content else { return XCTFail("no path") }
        XCTAssertEqual(own.stroke?.part?.end, 0)
    }

    func testEndlessAndRemovedAnimationsLeaveTheLayerAsItIs() {
        let host = view()
        let pulse = CABasicAnimation(keyPath: "opacity")
        (pulse.toValue, pulse.repeatCount, pulse.autoreverses) = (0.2, .infinity, true)
        host.layer.add(pulse, forKey: "pulse")
        host.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "done")
        XCTAssertEqual(host.paintedFrame().opacity, 1)
        XCTAssertEqual(host.layer.animationKeys(), ["pulse"])
    }

    func testKeyPathsOfTransforms() {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(7, forKeyPath: "transform.translation.x")
        XCTAssertEqual(layer.value(forKeyPath: "transform.scale") as? CGFloat ?? 0, 2, accuracy: 1e-9)
        XCTAssertEqual(layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0, .pi / 2, accuracy: 1e-9)
        XCTAssertEqual(layer.affineTransform().tx, 7)
    }

    func testCompletionsRunAtTheEndOfATransaction() {
        var order: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("done") }
        order.append("changes")
        CATransaction.commit()
        XCTAssertEqual(order, ["changes", "done"])
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { order.append("moved") }
        animator.addCompletion { order.append("\($0)") }
        animator.startAnimation()
        XCTAssertEqual(order.suffix(2), ["moved", "end"])
    }
}

/// The reported lines.
private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
}
