import Foundation
import Frames
import XCTest

@testable import Raster

final class CornerTests: XCTestCase {
    /// Each of the sixteen sets of rounded corners cuts exactly those corners.
    func testAnySubsetOfCornersIsRound() throws {
        for choice in 0..<16 {
            func radius(_ bit: Int) -> CGFloat { choice >> bit & 1 == 1 ? 8 : 0 }
            let corners = CornerRadii(
                topLeft: radius(0), topRight: radius(1), bottomRight: radius(2), bottomLeft: radius(3))
            for scale in [1, 2, 3] {
                let bitmap = try draw(
                    Frame(rect: rect(0, 0, 30, 20), corners: corners, fill: .color(.pureRed)), scale: CGFloat(scale))
                let (right, bottom) = (30 * scale - 1, 20 * scale - 1)
                let found = [(0, 0), (right, 0), (right, bottom), (0, bottom)].map {
                    bitmap.hex($0.0, $0.1) == "#FFFFFF"
                }
                XCTAssertEqual(found, (0..<4).map { choice >> $0 & 1 == 1 }, "choice \(choice) at \(scale)")
                XCTAssertEqual(bitmap.hex(15 * scale, 0), "#FF0000")
            }
        }
    }

    func testRadiusIsLimitedToHalfTheShorterSide() throws {
        let capsule = try draw(Frame(rect: rect(0, 0, 40, 20), corners: CornerRadii(100), fill: .color(.pureRed)))
        let limited = try draw(Frame(rect: rect(0, 0, 40, 20), corners: CornerRadii(10), fill: .color(.pureRed)))
        XCTAssertEqual(capsule, limited)
    }

    func testRoundCornerHasTheAreaOfACircle() throws {
        let disc = try draw(Frame(rect: rect(0, 0, 40, 40), corners: CornerRadii(20), fill: .color(.black)))
        XCTAssertEqual(disc.ink, .pi * 400, accuracy: 2)
    }

    func testBorderLiesInsideTheEdgeAboveTheChildren() throws {
        for scale in [1, 2, 3] {
            let frame = Frame(
                rect: rect(4, 4, 20, 12), fill: .color(.white), border: Border(width: 2, color: .pureBlue),
                children: [Frame(rect: rect(0, 0, 20, 12), fill: .color(.pureRed))])
            let bitmap = try draw(page(28, 20, frame), scale: CGFloat(scale))
            XCTAssertEqual(bitmap.hex(4 * scale - 1, 10 * scale), "#FFFFFF", "outside")
            XCTAssertEqual(bitmap.hex(4 * scale, 10 * scale), "#0000FF", "the border's outer edge")
            XCTAssertEqual(bitmap.hex(6 * scale - 1, 10 * scale), "#0000FF", "the border's inner edge")
            XCTAssertEqual(bitmap.hex(6 * scale, 10 * scale), "#FF0000", "the child")
            XCTAssertEqual(bitmap.hex(24 * scale - 1, 10 * scale), "#0000FF", "the border on the right")
        }
    }

    func testBorderOfARoundFrameIsEvenlyWide() throws {
        let ring = try draw(
            Frame(rect: rect(0, 0, 40, 40), corners: CornerRadii(20), border: Border(width: 4, color: .black)))
        XCTAssertEqual(ring.ink, .pi * (400 - 256), accuracy: 2)
        XCTAssertEqual(ring.hex(20, 20), "#FFFFFF")
    }

    func testBorderWiderThanTheFrameFillsIt() throws {
        let bitmap = try draw(Frame(rect: rect(0, 0, 10, 6), border: Border(width: 5, color: .black)))
        XCTAssertEqual(bitmap.ink, 60, accuracy: 0.01)
    }
}
