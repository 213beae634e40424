import HeadlessUIKit
import XCTest

/// Conversion of points and rectangles between views, through transforms, as UIKit documents it.
@MainActor @preconcurrency
final class CoordinatesTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    private func nest() {
        root.addSubview(box)
        box.addSubview(inner)
    }

    func testWithoutTransforms() {
        nest()
        box.bounds.origin = CGPoint(x: 0, y: 5)

        XCTAssertEqual(inner.convert(CGPoint.zero, to: root), CGPoint(x: 110, y: 105))
        XCTAssertEqual(root.convert(CGPoint(x: 110, y: 105), to: inner), .zero)
    }

    func testThroughAScale() {
        nest()
        box.transform = CGAffineTransform(scaleX: 2, y: 2)

        // About the center (150; 125): the box starts at (50; 75).
        XCTAssertEqual(inner.convert(inner.bounds, to: root), CGRect(x: 70, y: 95, width: 40, height: 40))
        XCTAssertEqual(root.convert(CGRect(x: 70, y: 95, width: 40, height: 40), to: inner), inner.bounds)
        XCTAssertEqual(inner.convert(CGPoint(x: 70, y: 95), from: root), .zero)
    }

    func testThroughATurn() {
        nest()
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)

        // A quarter turn to the right about (150; 125) moves the point at (-40; -15) from there to (15; -40).
        let point = inner.convert(CGPoint.zero, to: nil)
        XCTAssertEqual(point.x, 165, accuracy: 0.001)
        XCTAssertEqual(point.y, 85, accuracy: 0.001)
        XCTAssertTrue(root.hitTest(CGPoint(x: 160, y: 90), with: nil) === inner)
    }
}
