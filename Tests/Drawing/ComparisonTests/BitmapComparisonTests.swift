import Comparison
import Raster
import XCTest

final class BitmapComparisonTests: XCTestCase {
    private func compare(
        _ expected: Bitmap, _ actual: Bitmap, _ tolerance: ColorDifference = .imperceptible
    ) -> BitmapComparison {
        BitmapComparison(expected: expected, actual: actual, tolerance: tolerance)
    }

    func testEqualPicturesAreTheSame() throws {
        XCTAssertEqual(try compare(.filled(Pixel.gray), .filled(Pixel.gray), .exact).verdict, .same)
    }

    func testSizesAreComparedFirst() throws {
        let comparison = compare(try .filled(Pixel.gray), try .filled(Pixel.white, height: 5))
        XCTAssertEqual(comparison.verdict, .sizeChanged)
        XCTAssertEqual(comparison.expectedSize, PixelSize(width: 4, height: 3))
        XCTAssertEqual(comparison.actualSize, PixelSize(width: 4, height: 5))
    }

    func testStatisticsNameCountWorstAndFirstPlace() throws {
        let actual = try Bitmap.filled(Pixel.white, changing: [6: Pixel.black, 9: Pixel.gray])
        let comparison = compare(try .filled(Pixel.white), actual)
        XCTAssertEqual(comparison.verdict, .changed)
        let statistics = try XCTUnwrap(comparison.statistics)
        XCTAssertEqual(statistics.over, 2)
        XCTAssertEqual(statistics.first, PixelPlace(x: 2, y: 1))
        XCTAssertEqual(statistics.worstChannel, 255)
        XCTAssertEqual(statistics.bounds, PixelArea(x: 1, y: 1, width: 2, height: 2))
    }

    func testOneLevelIsTolerated() throws {
        let actual = try Bitmap.filled(Pixel.gray, changing: [0: 0xFF81_8181, 5: 0xFF7F_817F])
        let comparison = compare(try .filled(Pixel.gray), actual)
        XCTAssertEqual(comparison.verdict, .withinTolerance)
        XCTAssertEqual(comparison.statistics?.differing, 2)
        XCTAssertEqual(comparison.statistics?.over, 0)
        XCTAssertEqual(comparison.statistics?.first, PixelPlace(x: 0, y: 0))
    }

    func testExactToleratesNothing() throws {
        let actual = try Bitmap.filled(Pixel.gray, changing: [3: 0xFF80_8081])
        XCTAssertFalse(compare(try .filled(Pixel.gray), actual, .exact).isMatch)
    }

    /// Any pixel and channel, up or down.
    func testTwoLevelsInOnePixelAreTooMuch() throws {
        let pixels: [UInt32] = (0..<63).map { number in
            let (red, green) = (UInt32(number * 4), UInt32(252 - number * 4))
            return 0xFF00_0040 | red << 16 | green << 8
        }
        let expected = try Bitmap(pixelsWide: 9, pixelsHigh: 7, pixels: pixels)
        for index in pixels.indices {
            for shift in [0, 8, 16, 24] as [UInt32] {
                let level = pixels[index] >> shift & 0xFF
                let flipped: UInt32 = level >= 128 ? level - 2 : level + 2
                let others: UInt32 = pixels[index] & ~(0xFF << shift)
                var changed = pixels
                changed[index] = others | flipped << shift
                let actual = try Bitmap(pixelsWide: 9, pixelsHigh: 7, pixels: changed)
                XCTAssertEqual(compare(expected, actual).verdict, .changed, "pixel \(index), channel \(shift)")
            }
        }
    }

    func testOnePixelTooManyIsEnough() throws {
        let expected = try Bitmap.filled(Pixel.white, width: 300, height: 300)
        let actual = try Bitmap.filled(Pixel.white, width: 300, height: 300, changing: [89_999: 0xFFF0_F0F0])
        XCTAssertEqual(
            compare(expected, actual).description, "1 pixel differs by up to 15 levels, the first at (299, 299)")
    }

    func testChangesOfAlphaAloneAreSeen() throws {
        for color in [ColorDifference.imperceptible, .perceptual(threshold: 0.1), .deltaE94(maximum: 20)] {
            XCTAssertFalse(compare(try .filled(Pixel.black), try .filled(Pixel.clear), color).isMatch, "\(color)")
            XCTAssertFalse(compare(try .filled(Pixel.white), try .filled(Pixel.clear), color).isMatch, "\(color)")
        }
    }

    func testEyesSeeGreenBetterThanBlue() throws {
        func isSeen(_ pixel: UInt32) throws -> Bool {
            !compare(try .filled(Pixel.black), try .filled(pixel), .perceptual(threshold: 0.1)).isMatch
        }
        XCTAssertTrue(try isSeen(0xFF00_4000))
        XCTAssertFalse(try isSeen(0xFF00_0040))
    }

    func testDeltaEIsHundredForBlackAndWhite() throws {
        let (black, white) = (try Bitmap.filled(Pixel.black), try Bitmap.filled(Pixel.white))
        XCTAssertTrue(compare(black, white, .deltaE94(maximum: 100.01)).isMatch)
        XCTAssertFalse(compare(black, white, .deltaE94(maximum: 99.99)).isMatch)
        // L* of sRGB 128 is 53.59, that of 133 is 55.5.
        let (gray, other) = (try Bitmap.filled(0xFF80_8080), try Bitmap.filled(0xFF85_8585))
        XCTAssertTrue(compare(gray, other, .deltaE94(maximum: 2)).isMatch)
        XCTAssertFalse(compare(gray, other, .deltaE94(maximum: 1.8)).isMatch)
    }

    // MARK: Statistics

    private func statistics(_ marks: [Int: UInt32], width: Int = 20, height: Int = 20) throws -> PixelStatistics {
        let expected = try Bitmap.filled(Pixel.white, width: width, height: height)
        let actual = try Bitmap.filled(Pixel.white, width: width, height: height, changing: marks)
        return try XCTUnwrap(compare(expected, actual).statistics)
    }

    func testLargestBlobGoesRoundCorners() throws {
        // A U that is closed only in its last row, and an isolated dot.
        var marks = [Int: UInt32]()
        for y in 2..<7 { (marks[y * 20 + 3], marks[y * 20 + 7]) = (Pixel.black, Pixel.black) }
        for x in 4..<7 { marks[7 * 20 + x] = Pixel.black }
        marks[0] = Pixel.black
        XCTAssertEqual(try statistics(marks).largestBlob, 13)
    }

    func testDensestWindow() throws {
        var marks = [Int: UInt32]()
        for y in 5..<10 { for x in 10..<14 { marks[y * 20 + x] = Pixel.black } }
        marks[0] = Pixel.black
        let statistics = try statistics(marks)
        XCTAssertEqual(statistics.densestWindow, 20)
        XCTAssertEqual(statistics.over, 21)
        let place = try XCTUnwrap(statistics.densestWindowPlace)
        XCTAssertTrue((6...10).contains(place.x) && (2...5).contains(place.y), "\(place)")
    }

    func testFiguresAgreeWithCountingByHand() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<40 {
            let width = Int(generator.next() % 18) + 3
            let height = Int(generator.next() % 18) + 3
            var marks: [Int: UInt32] = [:]
            for index in 0..<width * height where generator.next() % 3 == 0 { marks[index] = Pixel.black }
            guard !marks.isEmpty else { continue }
            let statistics = try statistics(marks, width: width, height: height)
            XCTAssertEqual(statistics.over, marks.count)
            XCTAssertEqual(statistics.largestBlob, Self.largestBlob(marks, width, height))
            XCTAssertEqual(statistics.densestWindow, Self.densestWindow(marks, width, height))
        }
    }

    private static func largestBlob(_ marks: [Int: UInt32], _ width: Int, _ height: Int) -> Int {
        var open = Set(marks.keys)
        var largest = 0
        while let start = open.popFirst() {
            var (queue, size) = ([start], 0)
            while let index = queue.popLast() {
                size += 1
                for y in index / width - 1...index / width + 1 where (0..<height).contains(y) {
                    for x in index % width - 1...index % width + 1 where (0..<width).contains(x) {
                        if open.remove(y * width + x) != nil { queue.append(y * width + x) }
                    }
                }
            }
            largest = max(largest, size)
        }
        return largest
    }

    private static func densestWindow(_ marks: [Int: UInt32], _ width: Int, _ height: Int) -> Int {
        var most = 0
        for top in 0..<height {
            for left in 0..<width {
                let (columns, rows) = (left..<left + 8, top..<top + 8)
                most = max(most, marks.keys.count { columns.contains($0 % width) && rows.contains($0 / width) })
            }
        }
        return most
    }

    func testDescriptions() throws {
        let gray = try Bitmap.filled(Pixel.gray)
        func text(_ actual: Bitmap) -> String { BitmapComparison(expected: gray, actual: actual).description }
        XCTAssertEqual(text(gray), "the pictures are the same")
        XCTAssertEqual(text(try .filled(Pixel.gray, width: 5)), "expected 4 × 3 pixels, found 5 × 3")
        XCTAssertEqual(
            text(try .filled(0xFF81_8181)),
            "12 pixels differ by up to 1 level, the first at (0, 0), within the tolerance")
    }
}
