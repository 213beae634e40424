import Foundation
import Frames
import XCTest

@testable import fidelity

/// Passing and failing comparisons of SwiftUI views.
final class ViewComparisonTests: XCTestCase {
    func testABubbleOfARowMayLie1PointOff() throws {
        XCTAssertEqual(try misses(x: 11), [])
        XCTAssertEqual(try misses(x: 11.5), ["bubble"])
    }

    func testABubbleOfAScreenMayLie2PointsOff() throws {
        XCTAssertEqual(try misses(x: 12, tolerance: .screen), [])
        XCTAssertEqual(try misses(x: 12.5, tolerance: .screen), ["bubble"])
    }

    func testAColorMayDifferBy3Levels() throws {
        XCTAssertEqual(try misses(fill: RGBA(hex: 0x437080)), [])
        XCTAssertEqual(try misses(fill: RGBA(hex: 0x447080)), ["  fill"])
    }

    func testTheExactFramesAreTheOnesThatCount() throws {
        XCTAssertEqual(try misses(x: 13, exact: ["surfaces": [bubble(x: 13)]]), [])
        XCTAssertEqual(try misses(x: 10, exact: ["surfaces": [bubble(x: 13)]]), ["bubble"])
    }

    func testViewsThatAreFlippedTwiceKeepTheirPosition() throws {
        let turn = Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)

        XCTAssertEqual(try misses(turnedBy: [turn, turn]), [])
        XCTAssertEqual(try misses(turnedBy: [turn]), [])
        XCTAssertEqual(try misses(x: 20, measured: ["surfaces": [bubble(x: 0)]], turnedBy: [turn]), [])
    }

    func testADiscReachesIntoItsShadow() throws {
        let disc: [String: Any] = ["kind": "circle", "frame": [9, 10, 82, 46], "fill": "#407080"]
        let shadow = Shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 4))

        XCTAssertEqual(try misses(measured: ["surfaces": [disc]], shadow: shadow), [])
        XCTAssertEqual(try misses(measured: ["surfaces": [disc]]), ["circle"])
    }

    func testAddressesInIconsAreIgnored() throws {
        let find: [String: Any] = ["kind": "pill", "frame": [44, 26, 12, 9], "fill": "#000000"]
        let place = CGRect(x: 40, y: 20, width: 20, height: 20)
        let art = ImageContent(
            reference: .drawing(Frame(rect: place)), destination: CGRect(origin: .zero, size: place.size))
        let icon = Frame(rect: place, content: .image(art))

        XCTAssertEqual(try misses(measured: ["surfaces": [find]]), ["pill"])
        XCTAssertEqual(try misses(measured: ["surfaces": [find]], children: [icon]), [])
    }

    func testAListedTextHasToBeThere() throws {
        XCTAssertEqual(try misses(inputs: ["visible_text": ["Hello"]]), ["texts"])
    }

    /// Compares a bubble on white with one that was measured at 10, 10, 80 wide and 40 high, in #407080.
    private func misses(
        x: CGFloat = 10, fill: RGBA = RGBA(hex: 0x407080), tolerance: ViewTolerance = .row,
        inputs: [String: Any] = [:], measured: [String: Any]? = nil, exact: [String: Any]? = nil,
        shadow: Shadow? = nil, turnedBy turns: [Transform] = [], children: [Frame] = []
    ) throws -> [String] {
        var json: [String: Any] = [
            "flavor": "swiftui", "family": "MessageView", "case": "test_something", "size": ["w": 100, "h": 60],
            "inputs": inputs, "measured": measured ?? ["surfaces": [bubble(x: 10)]],
        ]
        json["exact"] = exact
        let reference = try ReferenceCase(json)
        let whole = CGRect(x: 0, y: 0, width: 100, height: 60)
        var content = Frame(
            rect: CGRect(x: x, y: 10, width: 80, height: 40), fill: .color(fill), shadow: shadow)
        content = Frame(rect: whole, children: [content] + children)
        for turn in turns { content = Frame(rect: whole, transform: turn, children: [content]) }
        let frame = Frame(rect: whole, fill: .color(.white), children: [content])
        let comparison = ViewComparison(
            reference: reference, drawn: try DrawnRegions(in: frame), picture: try CasePicture(of: frame, scale: 3),
            tolerance: tolerance)
        return comparison.findings().checks.filter { !$0.passes }.map(\.subject)
    }

    private func bubble(x: Double) -> [String: Any] {
        ["kind": "bubble", "frame": [x, 10, 80, 40], "fill": "#407080"]
    }
}
