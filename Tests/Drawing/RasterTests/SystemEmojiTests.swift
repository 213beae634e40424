import Foundation
import Frames
import Rendering
import TestFonts
import Typesetting
import XCTest

@testable import Raster

/// Emoji of the user's fonts are drawn from their pictures, in the box that an emoji has on iOS.
final class SystemEmojiTests: XCTestCase {
    private func text(_ string: String, size: CGFloat, in folder: String) -> TextContent {
        RenderSettings.withCurrent(RenderSettings(systemFonts: folder)) {
            Typesetter.current.layOut(StyledText(string, TextAttributes(font: .system(size: size)))).content(in: 300)
        }
    }

    private func page(_ text: TextContent) -> Frame {
        RasterTests.page(
            80, 80, Frame(rect: CGRect(x: 0, y: 10, width: 80, height: 70), content: .text(text)))
    }

    func testAnEmojiFillsTheBoxThatItHasOnIOS() throws {
        for font in [TestFont.sbix, .cbdt] {
            let folder = try TestFont.folder([(font, "Apple Color Emoji")])
            for (size, side) in [(CGFloat(13), CGFloat(1.27)), (50, 1)] {
                let text = text("😀", size: size, in: folder)
                let bitmap = try draw(page(text), scale: 2)
                let box = try XCTUnwrap(bitmap.bounds(not: .white), font.rawValue)
                XCTAssertEqual(box.width / 2, side * size, accuracy: 0.75, "\(font) at \(size)")
                XCTAssertEqual(box.height / 2, side * size, accuracy: 0.75, "\(font) at \(size)")
                XCTAssertEqual(bitmap.hex(Int(box.midX), Int(box.midY)), "#FFC800", "\(font) at \(size)")
                // The center is 0.335 of the size above the baseline, and in the middle of the advance.
                let baseline = 10 + (text.runs[0].origin.y)
                XCTAssertEqual(baseline - box.midY / 2, 0.335 * size, accuracy: 0.75, "\(font) at \(size)")
                let advance = min(max(1.562 - 0.013625 * size, 1.08), 1.4) * size
                XCTAssertEqual(box.midX / 2, advance / 2, accuracy: 0.75, "\(font) at \(size)")
            }
        }
    }

    func testTurnedAndHugeEmojiAreDrawnFromTheLargestPicture() throws {
        let folder = try TestFont.folder([(.sbix, "Apple Color Emoji")])
        var turned = page(text("😀", size: 40, in: folder))
        turned.children[0].transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        XCTAssertNotNil(try draw(turned, scale: 2).bounds(not: .white))
        let picture = try GlyphCache.shared.picture(
            1, of: text("😀", size: 17, in: folder).runs[0].face)
        XCTAssertEqual(picture?.bitmap.pixelsWide, 160)
    }

    func testAVariableFontIsDrawnInItsWeight() throws {
        let folder = try TestFont.folder([(.variable, "SF Pro")])
        func ink(_ weight: FontWeight) throws -> CGFloat {
            let text = RenderSettings.withCurrent(RenderSettings(systemFonts: folder)) {
                Typesetter.current.layOut(
                    StyledText("a", TextAttributes(font: .system(size: 40, weight: weight)))
                ).content(in: 300)
            }
            return try XCTUnwrap(draw(page(text), scale: 2).bounds(not: .white)).width / 2
        }
        // The stem is 0.05, 0.2 and 0.45 of the size wide.
        XCTAssertEqual(try ink(.ultraLight), 2, accuracy: 0.6)
        XCTAssertEqual(try ink(.regular), 8, accuracy: 0.6)
        XCTAssertEqual(try ink(.black), 18, accuracy: 0.6)
    }

    func testAFrameOfUnknownFontsNamesThem() throws {
        let face = FontFace(
            file: "SF-Pro.ttf", system: SystemFace(name: "SF Pro Regular", digest: "0123456789abcdef"))
        let run = GlyphRun(face: face, size: 17, color: .black, glyphs: [GlyphRun.Glyph(id: 1, x: 0, y: 0)])
        XCTAssertThrowsError(try draw(page(TextContent(string: "a", runs: [run])))) { error in
            XCTAssertTrue(
                "\(error)".contains(
                    "SF-Pro.ttf (0123456789abcdef): not among the fonts; set MESSAGESHOT_SYSTEM_FONTS to its folder"),
                "\(error)")
        }
    }
}
