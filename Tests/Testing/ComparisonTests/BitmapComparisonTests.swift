import Comparison
import Raster
import XCTest

final class BitmapComparisonTests: XCTestCase {
    private func verdict(
        _ expected: Bitmap, _ actual: Bitmap, _ tolerance: ColorDifference = .imperceptible
    ) -> BitmapComparison.Verdict {
        BitmapComparison(expected: expected, actual: actual, tolerance: tolerance).verdict
    }

    func testEqualPicturesAreTheSame() throws {
        XCTAssertEqual(try verdict(.filled(Pixel.grey), .filled(Pixel.grey), .exact), .same)
    }

    func testSizesAreComparedFirst() throws {
        XCTAssertEqual(
            try verdict(.filled(Pixel.grey), .filled(Pixel.white, height: 5)),
            .sizeChanged(expected: PixelSize(width: 4, height: 3), actual: PixelSize(width: 4, height: 5)))
    }

    func testChangeNamesCountWorstAndFirstPlace() throws {
        let actual = try Bitmap.filled(Pixel.white, changing: [6: Pixel.black, 9: Pixel.grey])
        guard case .changed(let change) = verdict(try .filled(Pixel.white), actual) else {
            return XCTFail("Black is not white")
        }
        XCTAssertEqual(change.count, 2)
        XCTAssertEqual(change.first, PixelPlace(x: 2, y: 1))
        // Black and white are almost the two colours that are farthest apart.
        XCTAssertEqual(change.worst, 0.966, accuracy: 0.001)
    }

    func testOneStepIsTolerated() throws {
        let actual = try Bitmap.filled(Pixel.grey, changing: [0: 0xFF81_8181, 5: 0xFF7F_817F])
        guard case .withinTolerance(let change) = verdict(try .filled(Pixel.grey), actual) else {
            return XCTFail("\(BitmapComparison(expected: try .filled(Pixel.grey), actual: actual))")
        }
        XCTAssertEqual(change.count, 2)
        XCTAssertEqual(change.first, PixelPlace(x: 0, y: 0))
    }

    func testTwoStepsAreNotTolerated() throws {
        let actual = try Bitmap.filled(Pixel.grey, changing: [3: 0xFF82_8282])
        XCTAssertFalse(BitmapComparison(expected: try .filled(Pixel.grey), actual: actual).isMatch)
    }

    func testExactToleratesNothing() throws {
        let actual = try Bitmap.filled(Pixel.grey, changing: [3: 0xFF80_8081])
        XCTAssertFalse(BitmapComparison(expected: try .filled(Pixel.grey), actual: actual, tolerance: .exact).isMatch)
    }

    func testOnePixelTooManyIsEnough() throws {
        let expected = try Bitmap.filled(Pixel.white, width: 300, height: 300)
        let actual = try Bitmap.filled(Pixel.white, width: 300, height: 300, changing: [89_999: 0xFFF0_F0F0])
        XCTAssertEqual(
            BitmapComparison(expected: expected, actual: actual).description,
            "1 pixel differs by up to 0.057, the first at (299, 299)")
    }

    func testChangesOfAlphaAloneAreSeen() throws {
        XCTAssertFalse(
            BitmapComparison(expected: try .filled(Pixel.black), actual: try .filled(Pixel.clear)).isMatch,
            "over black they look the same, over white they don't")
        XCTAssertFalse(
            BitmapComparison(expected: try .filled(Pixel.white), actual: try .filled(Pixel.clear)).isMatch)
    }

    func testEyesSeeGreenBetterThanBlue() throws {
        func worst(_ pixel: UInt32) throws -> Double {
            guard case .changed(let change) = verdict(try .filled(Pixel.black), try .filled(pixel)) else { return 0 }
            return change.worst
        }
        XCTAssertGreaterThan(try worst(0xFF00_4000), try worst(0xFF00_0040) * 1.5)
    }

    func testDescriptions() throws {
        let grey = try Bitmap.filled(Pixel.grey)
        func text(_ actual: Bitmap) -> String { BitmapComparison(expected: grey, actual: actual).description }
        XCTAssertEqual(text(grey), "the pictures are the same")
        XCTAssertEqual(text(try .filled(Pixel.grey, width: 5)), "the size is 5 × 3 pixels, not 4 × 3")
        XCTAssertEqual(
            text(try .filled(0xFF81_8181)), "12 pixels differ by up to 0.004, the first at (0, 0), which is tolerated")
    }
}
