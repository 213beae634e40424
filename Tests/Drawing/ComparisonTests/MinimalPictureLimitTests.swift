@testable import Comparison
import Foundation
import Frames
import Raster
import XCTest

/// Minimal pictures if frames don't explain everything, and their look.
final class MinimalPictureLimitTests: MinimalPictureCase {
    // MARK: Pixels alone

    func testWithoutAFrameThatChangedTheSmallestComponentIsShown() throws {
        let one = try Scene().picture()
        let bitmap = try one.bitmap.mapped { x, y, pixel in x == 70 && y == 84 ? 0xFF00_0000 : pixel }
        let other = ComparedPicture(bitmap, frame: one.frame)
        let comparison = PictureComparison(expected: one, actual: other)
        XCTAssertEqual(comparison.verdict, .pixelsOnly)
        let picture = try XCTUnwrap(MinimalPicture(expected: one, actual: other, comparison: comparison))
        XCTAssertEqual(picture.parts.map(\.component), ["badgeView"])
        XCTAssertEqual(picture.parts.first?.pixels.over, 1)
        XCTAssertEqual(picture.parts.first?.isRedrawn, false)
    }

    // MARK: Images, limits, failures

    func testFilesAreTakenFromThePicture() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("minimal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("photo.png")
        try PNGWriter.data(.filled(0xFF20_60A0, width: 8, height: 8)).write(to: file)
        func screen(_ opacity: CGFloat) -> Frame {
            let place = CGRect(x: 0, y: 0, width: 20, height: 20)
            let photo = Frame(
                origin: "photoView", rect: CGRect(x: 10, y: 10, width: 20, height: 20), opacity: opacity,
                content: .image(ImageContent(reference: .file(path: file.path), destination: place)))
            return box("screen", CGRect(x: 0, y: 0, width: 60, height: 40), 0xFFFFFF, [photo])
        }
        let drawn = try [screen(1), screen(0.5)].map {
            ComparedPicture(try Renderer().render($0, scale: 2), frame: $0.namingImages(relativeTo: folder.path))
        }
        try FileManager.default.removeItem(at: folder)
        let comparison = PictureComparison(expected: drawn[0], actual: drawn[1])
        let picture = try XCTUnwrap(MinimalPicture(expected: drawn[0], actual: drawn[1], comparison: comparison))
        XCTAssertEqual(picture.parts.map(\.component), ["photoView"])
        XCTAssertEqual(picture.notes, ["the pixels of photo.png are taken from the pictures"])
    }

    func testTheSearchIsBounded() throws {
        // A container of which half is needed takes many drawings.
        func screen(_ shift: CGFloat) -> Frame {
            let rows = (0..<400).map { index -> Frame in
                let (x, y) = (CGFloat(index % 20) * 4, CGFloat(index / 20) * 4)
                return box("cell", CGRect(x: x + (index == 399 ? shift : 0), y: y, width: 3, height: 3), 0x336699)
            }
            let grid = (0..<40).map {
                Frame(origin: "grid\($0)", rect: CGRect(x: 4, y: 4, width: 90, height: 90), children: rows)
            }
            return box("screen", CGRect(x: 0, y: 0, width: 100, height: 100), 0xFFFFFF, grid)
        }
        var after = screen(0)
        for index in after.children.indices {
            for child in after.children[index].children.indices where child % 7 == index % 7 {
                after.children[index].children[child].fill = .color(RGBA(hex: 0x336600 + UInt32(index)))
            }
        }
        let picture = try XCTUnwrap(minimal(screen(0), after))
        XCTAssertEqual(picture.parts.count, 3)
        XCTAssertGreaterThan(picture.more, 0)
    }

    func testNothingIsShownOfPicturesWithoutFrames() throws {
        let (one, other) = (try Scene().picture(), ComparedPicture(try .filled(Pixel.black, width: 240, height: 192)))
        XCTAssertNil(
            MinimalPicture(expected: one, actual: other, comparison: PictureComparison(expected: one, actual: other)))
        XCTAssertNil(
            MinimalPicture(expected: one, actual: one, comparison: PictureComparison(expected: one, actual: one)))
    }

    // MARK: Look

    func testSwiftForThePartMakesIt() throws {
        let picture = try minimal { $0.bubbleRadius = 0 }
        // As in the text.
        let before = Frame(
            rect: CGRect(x: 0, y: 0, width: 72, height: 40),
            fill: .color(RGBA(hex: 0xFFFFFF)),
            children: [
                Frame(
                    origin: "BubbleView#bubbleView",
                    rect: CGRect(x: 4, y: 4, width: 64, height: 32),
                    corners: CornerRadii(10),
                    fill: .color(RGBA(hex: 0xECEBEB)),
                    border: Border(width: 1, color: RGBA(hex: 0xDBDBDB)))
            ])
        XCTAssertEqual(before, picture.parts.first?.before)
        let code = """
            let before = Frame(
                rect: CGRect(x: 0, y: 0, width: 72, height: 40),
                fill: .color(RGBA(hex: 0xFFFFFF)),
                children: [
                    Frame(
                        origin: "BubbleView#bubbleView",
                        rect: CGRect(x: 4, y: 4, width: 64, height: 32),
                        corners: CornerRadii(10),
                        fill: .color(RGBA(hex: 0xECEBEB)),
                        border: Border(width: 1, color: RGBA(hex: 0xDBDBDB)))
                ])
            """
        let block = code.split(separator: "\n").map { "    \($0)\n" }.joined()
        XCTAssertTrue(picture.text.contains(block), picture.text)
        let text = try minimal { $0.title = "Falcon at 6 pm" }.text
        XCTAssertTrue(text.contains("It has no short form in Swift: a text is made of glyphs."), text)
    }

    func testTheSheetShowsEachPartTwice() throws {
        let picture = try minimal { $0.bubbleRadius = 0 }
        let sheet = try picture.picture()
        XCTAssertEqual(sheet, try picture.picture(), "the same every time")
        // 144 pixels, four times, twice, with margins and the gap between them.
        XCTAssertEqual(sheet.pixelsWide, 4 * 144 * 2 + 3 * 24)
        try GoldenPages.check("minimal.png", is: sheet)
        try GoldenPages.check(
            "Minimal-picture.md", behind: "## A real failure", is: String(picture.text.dropLast()))
    }

    /// The description of a small part is wider than its pictures.
    func testTheSheetIsAsWideAsItsCallouts() throws {
        func row(_ radius: CGFloat) -> Frame {
            let avatars = (0..<3).map { index in
                Frame(
                    origin: "avatar", rect: CGRect(x: index * 20, y: 0, width: 16, height: 16),
                    corners: CornerRadii(radius), fill: .color(RGBA(hex: 0x345678)))
            }
            return Frame(origin: "row", rect: CGRect(x: 0, y: 0, width: 60, height: 16), children: avatars)
        }
        let picture = try XCTUnwrap(minimal(row(8), row(0), scale: 1))
        let sheet = try MinimalSheet(picture).frame
        let block = try XCTUnwrap(sheet.children.first)
        let widest = try XCTUnwrap(block.children.map(\.rect.maxX).max())
        XCTAssertLessThanOrEqual(block.rect.minX + widest, sheet.rect.width)
    }

    func testOfAPartAsLargeAsAScreenTheSheetShowsWhatDiffers() throws {
        func screen(_ dot: String) -> Frame {
            let drawing = PathContent(
                outline: Outline(pathData: "M0 0h375v812h-375z \(dot)"), fill: .color(RGBA(hex: 0xC0D0E0)))
            return Frame(
                origin: "drawing", rect: CGRect(x: 0, y: 0, width: 375, height: 812), content: .path(drawing))
        }
        let picture = try XCTUnwrap(minimal(screen(""), screen("M100 200v10h20v-10z"), scale: 1))
        XCTAssertEqual(picture.parts.map(\.area), [PixelArea(x: 0, y: 0, width: 375, height: 812)])
        XCTAssertEqual(picture.parts.first?.pixels.bounds, PixelArea(x: 100, y: 200, width: 20, height: 10))
        // 20 × 10 pixels with a margin of 32, four times, at two pixels per point.
        let block = try XCTUnwrap(MinimalSheet(picture).frame.children.first)
        let figures = try XCTUnwrap(block.children.first { $0.name == "pictures" }).children
        XCTAssertEqual(figures.map(\.rect.width), [168, 168])
    }
}
