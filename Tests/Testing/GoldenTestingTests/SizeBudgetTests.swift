import Frames
import GoldenTesting
import Raster
import XCTest

@testable import Goldens

final class SizeBudgetTests: TestPackageCase {
    func testForms() throws {
        for (text, bytes) in [("20480", 20480), ("20K", 20480), ("20 KiB", 20480), ("1.5k", 1536), ("1M", 1 << 20)] {
            XCTAssertEqual(try SizeBudget(text), .bytes(bytes), text)
        }
        XCTAssertEqual(try SizeBudget("0.5/pixel"), .perPixel(0.5))
        XCTAssertEqual(try SizeBudget("unlimited"), .unlimited)
        XCTAssertEqual(28 << 10 as SizeBudget, .bytes(28672))
        for text in ["much", "-1", "0", "20Q", "/pixel", "0/pixel", "1e99", "K"] {
            XCTAssertThrowsError(try SizeBudget(text), text) { error in
                XCTAssertEqual(
                    "\(error)",
                    "“\(text)” isn’t a size; expected 20480, 20K, 1M, 0.1/pixel or unlimited")
            }
        }
    }

    func testNearestOneCounts() throws {
        let environment = ["MESSAGESHOT_SIZE_BUDGET": "20K"]
        XCTAssertEqual(try SizeBudget.resolved(scope: nil, environment: [:]), .unlimited)
        XCTAssertEqual(try SizeBudget.resolved(scope: nil, environment: environment), .bytes(20480))
        XCTAssertEqual(try SizeBudget.resolved(scope: .unlimited, environment: environment), .unlimited)
        XCTAssertThrowsError(
            try SizeBudget.resolved(scope: nil, environment: ["MESSAGESHOT_SIZE_BUDGET": "much"])
        ) { XCTAssertTrue("\($0)".hasPrefix("MESSAGESHOT_SIZE_BUDGET: “much” isn’t a size"), "\($0)") }
    }

    func testBudgetGrowsWithThePicture() throws {
        XCTAssertEqual(SizeBudget.perPixel(0.5).limit(pixels: 101), 51)
        XCTAssertNil(SizeBudget.perPixel(0.5).limit(pixels: nil), "a text has no pixels")
        XCTAssertEqual(try verify(badge(), recording: .missing, budget: .perPixel(0.001)).budget, 1)
        XCTAssertEqual(try verify(badge(), recording: .missing, budget: .perPixel(4)).outcome, .recorded)
    }

    func testEverythingIsRecordedWithoutABudget() throws {
        XCTAssertEqual(try verify(noise(), recording: .missing).outcome, .recorded)
    }

    func testMessageNamesTheLargestComponent() throws {
        let result = try verify(noise(), recording: .missing, budget: 2 << 10)
        XCTAssertEqual(result.outcome, .missing)
        let lines = try XCTUnwrap(result.message).split(separator: "\n")
        XCTAssertTrue(lines[0].contains(" over the limit of 2 KiB."), "\(lines)")
        XCTAssertTrue(lines[1].contains("The pixels take "), "\(lines)")
        XCTAssertTrue(lines[2].hasPrefix("  CoverView (40 × 40 at 20, 5), an image: "), "\(lines)")
        XCTAssertFalse(lines.contains { $0.contains("TitleView") }, "\(lines)")
    }

    func testSmallSizesAreGivenInBytes() throws {
        let message = try XCTUnwrap(verify(badge(), recording: .missing, budget: 100).message)
        XCTAssertTrue(message.contains(" over the limit of 100 bytes."), message)
        XCTAssertEqual([1, 1023, 1024, 1536].map(FailureText.kibibytes), ["1 byte", "1023 bytes", "1 KiB", "1.5 KiB"])
    }

    /// A screen with a title and an incompressible picture in a card.
    private func noise() throws -> Frame {
        var state: UInt32 = 1
        let pixels = (0..<1600).map { _ -> UInt32 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8 | 0xFF00_0000
        }
        let data = try PNGWriter.data(Bitmap(pixelsWide: 40, pixelsHigh: 40, pixels: pixels))
        let image = ImageContent(
            reference: .data(data), destination: CGRect(x: 0, y: 0, width: 40, height: 40))
        let cover = Frame(origin: "CoverView", rect: CGRect(x: 10, y: 0, width: 40, height: 40), content: .image(image))
        let card = Frame(
            origin: "CardView", rect: CGRect(x: 10, y: 5, width: 60, height: 40), fill: .color(.white),
            children: [cover])
        let title = Frame(origin: "TitleView", rect: CGRect(x: 0, y: 50, width: 80, height: 8), fill: .color(.black))
        return Frame(origin: "Screen", rect: CGRect(x: 0, y: 0, width: 80, height: 60), children: [card, title])
    }
}
