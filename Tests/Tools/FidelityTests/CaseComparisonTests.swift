import Foundation
import Frames
import XCTest

@testable import fidelity

/// Passing and failing comparisons.
final class CaseComparisonTests: XCTestCase {
    func testABubbleMayLie3PointsOff() throws {
        XCTAssertEqual(try misses(x: 13), [])
        XCTAssertEqual(try misses(x: 14), ["bubble"])
    }

    func testAColorMayDifferBy6Levels() throws {
        XCTAssertEqual(try misses(fill: RGBA(hex: 0x467080)), [])
        XCTAssertEqual(try misses(fill: RGBA(hex: 0x477080)), ["  fill"])
    }

    func testTheBackgroundIsCompared() throws {
        XCTAssertEqual(try misses(background: .black), ["background"])
    }

    func testThePictureMayBe2PointsLarger() throws {
        XCTAssertEqual(try misses(size: CGSize(width: 102, height: 60)), [])
        XCTAssertEqual(try misses(size: CGSize(width: 103, height: 60)), ["size"])
    }

    /// Compares a bubble on white with one that was measured at 10, 10, 80 wide and 40 high, in #407080.
    private func misses(
        x: CGFloat = 10, fill: RGBA = RGBA(hex: 0x407080), background: RGBA = .white,
        size: CGSize = CGSize(width: 100, height: 60)
    ) throws -> [String] {
        let reference = try makeCase(measured: [
            "background": "#FFFFFF",
            "surfaces": [["kind": "bubble", "frame": [10, 10, 80, 40], "fill": "#407080"] as [String: Any]],
        ])
        let bubble = Frame(rect: CGRect(x: x, y: 10, width: 80, height: 40), fill: .color(fill))
        let frame = Frame(rect: CGRect(origin: .zero, size: size), fill: .color(background), children: [bubble])
        let comparison = CaseComparison(
            reference: reference, drawn: try DrawnRegions(in: frame), picture: try CasePicture(of: frame))
        return comparison.findings().checks.filter { !$0.passes }.map(\.subject)
    }
}
