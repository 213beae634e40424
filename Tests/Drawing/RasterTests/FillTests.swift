import Foundation
import Frames
import XCTest

@testable import Raster

final class FillTests: XCTestCase {
    func testFillCoversItsRectangleAtEveryScale() throws {
        for scale in [1, 2, 3] {
            let bitmap = try draw(
                page(20, 10, Frame(rect: rect(2, 3, 10, 4), fill: .color(.pureRed))), scale: CGFloat(scale))
            XCTAssertEqual(bitmap.pixelsWide, 20 * scale)
            XCTAssertEqual(bitmap.pixelsHigh, 10 * scale)
            XCTAssertEqual(
                bitmap.bounds(not: .white), rect(2, 3, 10, 4).applying(scale), "at \(scale) pixels per point")
            XCTAssertEqual(bitmap.hex(2 * scale, 3 * scale), "#FF0000")
        }
    }

    func testSizeIsRoundedUpAndOriginIgnored() throws {
        var frame = Frame(rect: rect(100, 50, 10.2, 4), fill: .color(.pureBlue))
        let bitmap = try draw(frame, scale: 2)
        XCTAssertEqual(bitmap.pixelsWide, 21)
        XCTAssertEqual(bitmap.pixelsHigh, 8)
        frame.rect.origin = .zero
        XCTAssertEqual(try draw(frame, scale: 2), bitmap)
    }

    func testSizeThatIsWholeUpToRoundingErrorsStaysWhole() throws {
        let bitmap = try draw(Frame(rect: rect(0, 0, 0.1 + 0.2, 1.0 / 3), fill: .color(.pureBlue)), scale: 30)
        XCTAssertEqual(bitmap.pixelsWide, 9)
        XCTAssertEqual(bitmap.pixelsHigh, 10)
    }

    func testWithoutBackgroundThePageIsTransparent() throws {
        let half = RGBA.pureRed.withAlpha(0.5)
        let bitmap = try draw(page(4, 2, Frame(rect: rect(0, 0, 2, 2), fill: .color(half))), background: nil)
        XCTAssertEqual(bitmap[3, 0], .clear)
        XCTAssertEqual(bitmap.hex(0, 0), "#FF000080")
        XCTAssertFalse(bitmap.isOpaque)
        XCTAssertTrue(try draw(page(4, 2)).isOpaque)
    }

    func testHalfAPixelIsHalfCovered() throws {
        let bitmap = try draw(page(4, 2, Frame(rect: rect(0, 0, 1.5, 2), fill: .color(.black))))
        XCTAssertEqual(bitmap.hex(0, 0), "#000000")
        XCTAssertEqual(bitmap[1, 0].green, 0.5, accuracy: 0.01)
    }

    func testLinearGradientRunsAcrossTheFrame() throws {
        let stops = ColorStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])
        let frame = Frame(
            rect: rect(10, 0, 100, 4),
            fill: .linearGradient(stops, from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)))
        let bitmap = try draw(page(120, 4, frame))
        XCTAssertEqual(bitmap[10, 2].green, 0.005, accuracy: 0.02)
        XCTAssertEqual(bitmap[60, 2].green, 0.505, accuracy: 0.02)
        XCTAssertEqual(bitmap[109, 2].green, 0.995, accuracy: 0.02)
    }

    func testRadialGradientStartsInItsCenter() throws {
        let stops = ColorStops([.init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1)])
        let frame = Frame(
            rect: rect(0, 0, 40, 40),
            fill: .radialGradient(stops, center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 20))
        let bitmap = try draw(page(40, 40, frame), scale: 2)
        XCTAssertEqual(bitmap[40, 40].red, 1, accuracy: 0.05)
        XCTAssertEqual(bitmap[60, 40].red, 0.5, accuracy: 0.05)
        XCTAssertEqual(bitmap.hex(0, 0), "#0000FF")
    }

    func testPathIsFilledByItsRuleAndStrokedAboveTheFill() throws {
        var outline = Outline.rectangle(rect(2, 2, 16, 16))
        outline.append(.rectangle(rect(6, 6, 8, 8)))
        let stroke = PathContent.Stroke(color: .pureBlue, width: 2)
        let path = PathContent(outline: outline, fill: .color(.pureRed), fillRule: .evenOdd, stroke: stroke)
        let bitmap = try draw(page(20, 20, Frame(rect: rect(0, 0, 20, 20), content: .path(path))))
        XCTAssertEqual(bitmap.hex(10, 10), "#FFFFFF", "the hole")
        XCTAssertEqual(bitmap.hex(4, 4), "#FF0000", "the ring")
        XCTAssertEqual(bitmap.hex(1, 10), "#0000FF", "half of the line lies outside")
        XCTAssertEqual(bitmap.hex(2, 10), "#0000FF", "half of the line lies inside")
    }

    func testDashesLeaveGaps() throws {
        var line = Outline()
        line.move(to: CGPoint(x: 0, y: 2))
        line.addLine(to: CGPoint(x: 20, y: 2))
        let stroke = PathContent.Stroke(color: .black, width: 2, dashes: [4, 4])
        let bitmap = try draw(
            page(20, 4, Frame(rect: rect(0, 0, 20, 4), content: .path(PathContent(outline: line, stroke: stroke)))))
        XCTAssertEqual([2, 6, 10, 14].map { bitmap.hex($0, 1) }, ["#000000", "#FFFFFF", "#000000", "#FFFFFF"])
    }
}

extension CGRect {
    fileprivate func applying(_ scale: Int) -> CGRect {
        let scale = CGFloat(scale)
        return CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
    }
}
