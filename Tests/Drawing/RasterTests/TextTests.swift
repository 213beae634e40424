import Foundation
import Frames
import XCTest

@testable import Raster

final class TextTests: XCTestCase {
    private func moved(_ x: CGFloat, _ y: CGFloat = 0) throws -> Bitmap {
        let text = Sample.text("l").withRuns { run in
            run.origin.x += x
            run.origin.y = 20 + y
        }
        return try draw(page(60, 30, text))
    }

    func testGlyphsStandAtQuartersOfAPixel() throws {
        let whole = try moved(5)
        XCTAssertEqual(try moved(5.1), whole, "the nearest quarter")
        XCTAssertNotEqual(try moved(5.25), whole)
        XCTAssertNotEqual(try moved(5.5), try moved(5.25))
        XCTAssertEqual(try moved(5.25).ink, whole.ink, accuracy: whole.ink * 0.01)
    }

    func testBaselineStandsOnAWholePixel() throws {
        XCTAssertEqual(try moved(5, 0.4), try moved(5, 0))
        XCTAssertNotEqual(try moved(5, 1), try moved(5, 0))
    }

    func testInkGrowsWithTheScale() throws {
        let text = page(200, 30, Sample.text("Some long text goes here."))
        let once = try draw(text).ink
        XCTAssertEqual(once, 660, accuracy: 20, "what iOS draws for the same text: 660 pixels of ink")
        XCTAssertEqual(try draw(text, scale: 2).ink, once * 4, accuracy: once * 0.08)
        XCTAssertEqual(try draw(text, scale: 3).ink, once * 9, accuracy: once * 0.18)
    }

    func testColorAndItsAlphaAreTheRuns() throws {
        let text = page(60, 30, Sample.text("▇lll", color: .pureRed.withAlpha(0.5)))
        let bitmap = try draw(text, scale: 3)
        var darkest = 1.0
        for y in 0..<bitmap.pixelsHigh {
            for x in 0..<bitmap.pixelsWide {
                XCTAssertEqual(bitmap[x, y].red, 1, accuracy: 0.01)
                darkest = min(darkest, bitmap[x, y].green)
            }
        }
        XCTAssertEqual(darkest, 0.5, accuracy: 0.01)
    }

    func testTextOnATransparentPageIsTheTextsColor() throws {
        let bitmap = try draw(page(60, 30, Sample.text("lll", color: .pureRed)), background: nil)
        for y in 0..<bitmap.pixelsHigh {
            for x in 0..<bitmap.pixelsWide where bitmap[x, y].alpha > 0.1 {
                XCTAssertEqual(bitmap[x, y].red, 1, accuracy: 0.01)
                XCTAssertEqual(bitmap[x, y].green, 0)
            }
        }
    }

    /// Masks, outlines and masks behind a clip put the same ink in the same place.
    func testAllWaysOfDrawingTextAgree() throws {
        let text = Sample.text("Sphinx of black quartz", at: CGPoint(x: 4, y: 4))
        let direct = try draw(page(220, 40, text), scale: 2)
        var clipped = page(220, 40, text)
        clipped.corners = CornerRadii(0.1)
        clipped.clipsToBounds = true
        XCTAssertEqual(try draw(clipped, scale: 2).ink, direct.ink, accuracy: direct.ink * 0.01)
        var turned = page(220, 40, text)
        turned.transform = Transform(a: 1, b: 1e-9, c: -1e-9, d: 1, tx: 0, ty: 0)
        let outlines = try draw(turned, scale: 2)
        XCTAssertEqual(outlines.ink, direct.ink, accuracy: direct.ink * 0.03)
        let (one, other) = (try XCTUnwrap(direct.bounds(not: .white)), try XCTUnwrap(outlines.bounds(not: .white)))
        XCTAssertEqual(one.midX, other.midX, accuracy: 1)
        XCTAssertEqual(one.midY, other.midY, accuracy: 1)
    }

    func testClipCutsText() throws {
        let clip = Frame(
            rect: rect(0, 0, 30, 30), clipsToBounds: true, children: [Sample.text("A long line of text", size: 20)])
        let bounds = try XCTUnwrap(draw(page(200, 30, clip)).bounds(not: .white))
        XCTAssertEqual(bounds.maxX, 30)
    }

    func testLargeGlyphsAreOutlines() throws {
        let large = try draw(page(300, 300, Sample.text("O", size: 250)))
        let small = try draw(page(300, 300, Sample.text("O", size: 125)))
        XCTAssertEqual(large.ink, small.ink * 4, accuracy: large.ink * 0.05)
    }

    func testSlantMovesTheTopToTheRight() throws {
        let upright = try draw(page(40, 60, Sample.text("l", size: 40)))
        let slanted = try draw(page(40, 60, Sample.text("l", size: 40).withRuns { $0.face.slant = 0.25 }))
        let (one, other) = (try XCTUnwrap(upright.bounds(not: .white)), try XCTUnwrap(slanted.bounds(not: .white)))
        XCTAssertEqual(other.width, one.width + one.height * 0.25, accuracy: 2.1)
        XCTAssertEqual(slanted.ink, upright.ink, accuracy: upright.ink * 0.03)
    }

    func testEmboldenedGlyphsHaveMoreInk() throws {
        let bold = try draw(page(60, 30, Sample.text("lamb").withRuns { $0.face.isEmboldened = true }))
        let regular = try draw(page(60, 30, Sample.text("lamb")))
        XCTAssertGreaterThan(bold.ink, regular.ink * 1.15)
        XCTAssertLessThan(bold.ink, regular.ink * 1.9)
    }

    func testBandsLieBehindAndAboveTheGlyphs() throws {
        let content = TextContent(
            string: "", backgrounds: [.init(rect: rect(0, 0, 20, 10), color: .pureRed)], runs: [],
            lines: [.init(rect: rect(0, 4, 20, 1), color: .pureBlue)])
        let bitmap = try draw(page(20, 10, Frame(rect: rect(0, 0, 20, 10), content: .text(content))))
        XCTAssertEqual(bitmap.hex(5, 2), "#FF0000")
        XCTAssertEqual(bitmap.hex(5, 4), "#0000FF")
    }

    // MARK: Emoji

    private func colors(_ bitmap: Bitmap) -> Int {
        Set(bitmap.withPixels { Array($0) }).count
    }

    func testEmojiHaveColorsOfTheirOwn() throws {
        let bitmap = try draw(page(40, 40, Sample.text("🍎", size: 30, color: .black)), scale: 2)
        XCTAssertGreaterThan(colors(bitmap), 100)
        let middle = bitmap[bitmap.pixelsWide / 2, bitmap.pixelsHigh / 2]
        XCTAssertGreaterThan(middle.red, middle.blue + 0.3, "an apple is red")
    }

    /// On iOS the ink of a lone emoji of 50 points is about 49 by 46 points.
    func testJumboEmojiAreAsLargeAsOnIOS() throws {
        let ink = try XCTUnwrap(draw(page(80, 80, Sample.text("😀", size: 50))).bounds(not: .white))
        XCTAssertEqual(ink.width, 48, accuracy: 3)
        XCTAssertEqual(ink.height, 47, accuracy: 3)
    }

    func testEmojiTakeTheAlphaOfTheirColor() throws {
        let full = try draw(page(40, 40, Sample.text("🍎", size: 30))).ink
        let half = try draw(page(40, 40, Sample.text("🍎", size: 30, color: .black.withAlpha(0.5)))).ink
        XCTAssertEqual(half, full / 2, accuracy: full * 0.02)
    }

    func testEmojiTurnWithTheirFrame() throws {
        var turned = Sample.text("👍", size: 30, at: CGPoint(x: 5, y: 5))
        let upright = try draw(page(50, 50, turned)).ink
        turned.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let bitmap = try draw(page(50, 50, turned))
        XCTAssertEqual(bitmap.ink, upright, accuracy: upright * 0.05)
    }
}
