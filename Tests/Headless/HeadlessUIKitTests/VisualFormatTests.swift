import Frames
import Rendering
import XCTest

@testable import HeadlessUIKit

/// Apple's visual format language.
@MainActor @preconcurrency
final class VisualFormatTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    private let (first, second) = (UIView(), UIView())

    override func setUp() async throws {
        await MainActor.run {
            for view in [first, second] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
        }
    }

    private func add(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics,
                views: ["first": first, "second": second]))
    }

    func testRow() {
        add("H:|-20-[first(40)]-[second]|", .alignAllTop)
        add("V:|-[first(30)]")
        add("V:[second(==first)]")
        root.layoutIfNeeded()
        // A dash is 8 points between neighbors, and the superview's margin at its edge.
        XCTAssertEqual(first.frame, CGRect(x: 20, y: 8, width: 40, height: 30))
        XCTAssertEqual(second.frame, CGRect(x: 68, y: 8, width: 252, height: 30))
    }

    func testPredicatesAndMetrics() {
        add("|-gap-[first(>=10@200,<=160)]-(>=gap@500,<=100)-[second(wide)]-0-|", [], ["gap": 12, "wide": 100.0])
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame.minX, 12)
        XCTAssertEqual(second.frame.minX, 220)
        XCTAssertLessThanOrEqual(first.frame.width, 160)
        XCTAssertLessThanOrEqual(second.frame.minX - first.frame.maxX, 100)
    }

    func testDirections() {
        add("H:|-10-[first(20)]", .directionRightToLeft)
        add("H:|-10-[second(20)]", .directionLeftToRight)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame.maxX, 310)
        XCTAssertEqual(second.frame.minX, 10)
    }

    func testNegativeDistance() {
        add("V:|-(-5)-[first(20)]-(-4)-[second(20)]")
        root.layoutIfNeeded()
        XCTAssertEqual([first.frame.minY, second.frame.minY], [-5, 11])
    }

    func testMistakesAreReported() {
        let mistakes = [
            ("H:|-[first", "expected ]"), ("H:[third]", "no view or guide “third”"), ("Q:[first]", "H or V"),
            ("H:[first(>40)]", "expected a relation"), ("H:[first]-gap-[second]", "no number “gap”"),
            ("", "expected a view in brackets or |"),
            ("H:|-", "ends after a dash"), ("H:|-[first]-|-[second]", "nothing can follow"), ("H:|-8-|", "no view"),
            ("H:[first]-8[second]", "expected a dash"),
        ]
        for (format, reason) in mistakes {
            let reported = ReportedLines()
            RenderProblems.withHandler(reported.add) { add(format) }
            XCTAssertEqual(reported.lines.count, 1, format)
            XCTAssertTrue(reported.lines.first?.contains(reason) == true, reported.lines.first ?? "")
        }
    }

    func testSuperviewIsNeeded() {
        first.removeFromSuperview()
        let reported = ReportedLines()
        RenderProblems.withHandler(reported.add) { add("|[first]") }
        XCTAssertTrue(reported.lines.first?.contains("has no superview") == true)
    }
}
