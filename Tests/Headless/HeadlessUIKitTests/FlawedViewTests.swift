import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

/// Views with numbers that aren't finite. They are reported by their names, and the other views are drawn.
@MainActor @preconcurrency
final class FlawedViewTests: XCTestCase {
    private final class OddView: UIView {}

    private let changes: [(String, (UIView) -> Void)] = [
        ("its rectangle's x is nan; it must be from -16777216 to 16777216; it is left out", { $0.center.x = .nan }),
        (
            "its rectangle's x is -inf; it must be from -16777216 to 16777216; it is left out",
            { $0.bounds.size.width = .infinity }
        ),
        (
            "its fill's red is nan; it must be from -16777216 to 16777216; it is drawn without its fill",
            { $0.backgroundColor = UIColor(red: .nan, green: 0, blue: 0, alpha: 1) }
        ),
        (
            "its transform's factor is nan; it must be from -1048576 to 1048576; it is left out",
            { $0.transform = CGAffineTransform(scaleX: .nan, y: 1) }
        ),
    ]

    func testTheRestIsDrawn() throws {
        for (reason, change) in changes {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let odd = OddView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
            let good = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            good.backgroundColor = .black
            view.addSubview(odd)
            view.addSubview(good)
            change(odd)
            var frame = Frame(rect: .zero)
            let lines = reported { frame = view.makeFrame(proposing: ProposedSize(width: 20, height: 20)) }
            XCTAssertEqual(lines, ["OddView: \(reason)"])
            XCTAssertNoThrow(try frame.check())
            XCTAssertNoThrow(try frame.json())
            XCTAssertEqual(try Renderer().render(frame, scale: 1)[2, 2], .black)
        }
    }
}
