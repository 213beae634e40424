import Foundation
import XCTest

@testable import Frames

final class OutlineTests: XCTestCase {
    private let square = CGRect(x: 0, y: 0, width: 20, height: 10)

    func testSquareCornersHaveNoCurves() {
        let outline = Outline.roundedRectangle(square, radii: CornerRadii(topLeft: 4))
        let curves = outline.elements.filter { if case .curve = $0 { true } else { false } }
        XCTAssertEqual(curves.count, 1)
    }

    func testRadiiAreLimitedToHalfTheShorterSide() {
        XCTAssertEqual(
            Outline.roundedRectangle(square, radii: CornerRadii(50)),
            Outline.roundedRectangle(square, radii: CornerRadii(5)))
    }

    func testQuadraticCurveEqualsItsCubic() {
        var outline = Outline()
        outline.move(to: .zero)
        outline.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 6))
        XCTAssertEqual(
            outline.elements.last,
            .curve(CGPoint(x: 6, y: 0), control1: CGPoint(x: 2, y: 4), control2: CGPoint(x: 4, y: 4)))
    }

    func testClosingReturnsToTheStartOfTheSubpath() {
        var outline = Outline()
        outline.move(to: CGPoint(x: 1, y: 2))
        outline.addLine(to: CGPoint(x: 5, y: 5))
        outline.close()
        XCTAssertEqual(outline.currentPoint, CGPoint(x: 1, y: 2))
    }
}

final class PathDataTests: XCTestCase {
    func testAbsoluteAndRelativeCommandsGiveTheSameOutline() {
        XCTAssertEqual(
            Outline(pathData: "M1 2 L5 2 V8 H1 Z"), Outline(pathData: "m1,2 l4,0 v6 h-4 z"))
    }

    func testNumbersMayTouch() {
        XCTAssertEqual(Outline(pathData: "M1-2L.5.5"), Outline(pathData: "M 1 -2 L 0.5 0.5"))
    }

    func testShapeCommands() {
        XCTAssertEqual(
            Outline(pathData: "O5 5 2"), .ellipse(in: CGRect(x: 3, y: 3, width: 4, height: 4)))
        XCTAssertEqual(
            Outline(pathData: "R1 2 8 6 3"),
            .roundedRectangle(CGRect(x: 1, y: 2, width: 8, height: 6), radii: CornerRadii(3)))
    }

    func testAnInvalidCommandEndsTheOutline() {
        XCTAssertEqual(Outline(pathData: "M1 1 L2 2 ? L3 3").elements.count, 2)
        XCTAssertTrue(Outline(pathData: "").isEmpty)
    }
}
