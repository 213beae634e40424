import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Numbers that aren't finite don't affect other drawing.
@MainActor @preconcurrency
final class NumberTests: XCTestCase {
    func testAStrokeThatEndsNowhereIsWhole() throws {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.path = UIBezierPath(ovalIn: layer.bounds).cgPath
        layer.strokeColor = UIColor.red.cgColor
        layer.strokeEnd = .nan
        let view = UIView(frame: layer.frame)
        view.layer.addSublayer(layer)
        let frame = view.makeFrame(proposing: ProposedSize(width: 20, height: 20))
        XCTAssertNoThrow(try JSONEncoder().encode(frame))
        guard case .path(let content) = try XCTUnwrap(frame.children.first).content else { return XCTFail("no path") }
        XCTAssertNil(content.stroke?.part)
    }

    func testARendererWithoutASizeSaysSo() {
        var image = UIImage()
        let lines = reported {
            image = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 4)).image { $0.fill(.zero) }
        }
        XCTAssertEqual(image.size, .zero)
        XCTAssertEqual(lines.count, 1)
    }
}
