import Foundation
import Frames
import XCTest

@testable import Raster

final class ShadowTests: XCTestCase {
    private func shadowed(_ shadow: Shadow, fill: Paint? = .color(.white), children: [Frame] = []) -> Frame {
        page(100, 100, Frame(rect: rect(40, 40, 20, 20), fill: fill, shadow: shadow, children: children))
    }

    func testShadowReachesThreeDeviations() throws {
        for scale in [1, 2, 3] {
            let shadow = Shadow(color: .black, radius: 5)
            let bitmap = try draw(shadowed(shadow), scale: CGFloat(scale))
            let middle = 50 * scale
            XCTAssertLessThan(bitmap[40 * scale - 1, middle].green, 0.62, "half of the shadow's strength at the edge")
            XCTAssertGreaterThan(bitmap[40 * scale - 1, middle].green, 0.45)
            XCTAssertEqual(bitmap[40 * scale - 5 * scale, middle].green, 0.84, accuracy: 0.03, "one deviation out")
            XCTAssertEqual(bitmap[40 * scale - 10 * scale, middle].green, 0.98, accuracy: 0.02, "two deviations out")
            XCTAssertEqual(bitmap.hex(40 * scale - 17 * scale, middle), "#FFFFFF")
            XCTAssertEqual(bitmap.hex(middle, middle), "#FFFFFF", "the frame lies above its shadow")
        }
    }

    func testShadowNarrowerThanAPixelIsAHairline() throws {
        let bitmap = try draw(shadowed(Shadow(color: .black, radius: 0.5)))
        XCTAssertEqual(bitmap[39, 50].green, 0.89, accuracy: 0.01)
        XCTAssertEqual(bitmap.hex(38, 50), "#FFFFFF")
    }

    func testShadowWithoutRadiusIsTheShapeMoved() throws {
        let bitmap = try draw(shadowed(Shadow(color: .pureBlue, radius: 0, offset: CGSize(width: 6, height: 10))))
        XCTAssertEqual(bitmap.bounds(not: .white), rect(46, 50, 20, 20))
        XCTAssertEqual(bitmap.hex(62, 65), "#0000FF")
    }

    func testShadowOfAFrameWithoutFillIsThatOfItsChildren() throws {
        let child = Frame(rect: rect(0, 0, 5, 5), fill: .color(.white))
        let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 30))
        let bitmap = try draw(shadowed(shadow, fill: nil, children: [child]))
        XCTAssertEqual(bitmap.bounds(not: .white), rect(40, 70, 5, 5))
    }

    func testShadowOfItsOwnOutline() throws {
        let shadow = Shadow(color: .black, radius: 0, outline: .rectangle(rect(-10, 0, 5, 5)))
        XCTAssertEqual(try draw(shadowed(shadow, fill: nil)).bounds(not: .white), rect(30, 40, 5, 5))
    }

    func testShadowOfATranslucentFrameIsLighter() throws {
        let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 30))
        let bitmap = try draw(shadowed(shadow, fill: .color(.white.withAlpha(0.5))))
        XCTAssertEqual(bitmap[50, 80].green, 0.5, accuracy: 0.01)
    }

    func testBlurKeepsAllInk() {
        let mask = CoverageMask(pixelsWide: 101, pixelsHigh: 101)
        for y in 45..<56 {
            for x in 45..<56 { mask.bytes[y * mask.bytesPerRow + x] = 255 }
        }
        mask.blur(deviation: 6)
        var (sum, squares) = (0.0, 0.0)
        for y in 0..<101 {
            for x in 0..<101 {
                let value = Double(mask.bytes[y * mask.bytesPerRow + x])
                sum += value
                squares += value * Double((x - 50) * (x - 50))
            }
        }
        XCTAssertEqual(sum, 255 * 121, accuracy: 255 * 121 * 0.03)
        XCTAssertEqual(squares / sum, 36 + 10, accuracy: 3, "the variances of the blur and of the square add up")
    }
}
