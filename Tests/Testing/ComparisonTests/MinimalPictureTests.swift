import Comparison
import Foundation
import Frames
import Raster
import XCTest

/// The smallest parts of two pictures that still differ: what is kept, what is dropped, and what is said of it.
final class MinimalPictureTests: XCTestCase {
    private func minimal(_ before: Frame, _ after: Frame, scale: CGFloat = 2) throws -> MinimalPicture? {
        let (one, other) = (
            ComparedPicture(try Renderer().render(before, scale: scale), frame: before),
            ComparedPicture(try Renderer().render(after, scale: scale), frame: after)
        )
        return MinimalPicture(expected: one, actual: other, comparison: PictureComparison(expected: one, actual: other))
    }

    private func minimal(_ change: (inout Scene) -> Void) throws -> MinimalPicture {
        var scene = Scene()
        change(&scene)
        return try XCTUnwrap(minimal(Scene().frame, scene.frame))
    }

    /// What is drawn from the frames of a part really differs; with less of them it doesn't.
    private func assertShows(_ part: MinimalDifference, line: UInt = #line) throws {
        let (one, other) = (
            try Renderer().render(part.before, scale: 2), try Renderer().render(part.after, scale: 2)
        )
        XCTAssertEqual(one, part.expected, line: line)
        XCTAssertEqual(other, part.actual, line: line)
        XCTAssertFalse(BitmapComparison(expected: one, actual: other).isMatch, line: line)
    }

    // MARK: One part

    func testAPartHasNothingButTheFrameThatChanged() throws {
        let part = try XCTUnwrap(minimal { $0.bubbleRadius = 0 }.parts.first)
        XCTAssertEqual(part.component, "BubbleView#bubbleView")
        XCTAssertEqual(part.path, ["Screen", "BubbleView#bubbleView"])
        XCTAssertEqual(part.changes, ["corner radius 10 → 0"])
        XCTAssertEqual(
            part.before.description,
            """
            Frame  0 0 72 40  fill #FFFFFF
            └─ BubbleView#bubbleView  4 4 64 32  fill #ECEBEB  radius 10  border 1 #DBDBDB
            """)
        XCTAssertEqual(
            part.after.description,
            """
            Frame  0 0 72 40  fill #FFFFFF
            └─ BubbleView#bubbleView  4 4 64 32  fill #ECEBEB  border 1 #DBDBDB
            """)
        XCTAssertEqual(part.area, PixelArea(x: 80, y: 72, width: 144, height: 80))
        try assertShows(part)
    }

    func testChildrenAreDroppedAsLongAsTheDifferenceStays() throws {
        let card = box("card", CGRect(x: 4, y: 4, width: 60, height: 40), 0xEEEEEE)
        func screen(_ radius: CGFloat) -> Frame {
            var card = card
            card.corners = CornerRadii(radius)
            card.children = (0..<5).map { box("row\($0)", CGRect(x: 12, y: 8 + 5 * CGFloat($0), width: 30, height: 3), 0x336699) }
            return box("screen", CGRect(x: 0, y: 0, width: 80, height: 60), 0xFFFFFF, [card])
        }
        let part = try XCTUnwrap(minimal(screen(8), screen(2))?.parts.first)
        XCTAssertEqual(part.before.children.first?.children, [])
        try assertShows(part)
    }

    /// A container paints nothing: what moved in it is needed to see that, and one child is enough.
    func testChildrenAreKeptThatAreNeeded() throws {
        func screen(_ margin: CGFloat) -> Frame {
            let rows = (0..<6).map { box("row\($0)", CGRect(x: margin, y: 8 * CGFloat($0), width: 30, height: 6), 0x336699) }
            let stack = Frame(name: "stack", rect: CGRect(x: 4, y: 4, width: 70, height: 50), children: rows)
            return box("screen", CGRect(x: 0, y: 0, width: 80, height: 60), 0xFFFFFF, [stack])
        }
        let part = try XCTUnwrap(minimal(screen(0), screen(8))?.parts.first)
        XCTAssertEqual(part.component, "stack")
        XCTAssertEqual(part.before.children.first?.name, "stack")
        XCTAssertEqual(part.before.children.first?.children.count, 1)
        XCTAssertEqual(part.after.children.first?.children.count, 1)
        try assertShows(part)
    }

    func testFramesAroundAreKeptThatChangeTheLook() throws {
        func screen(_ color: UInt32, clips: Bool) -> Frame {
            let photo = box("photo", CGRect(x: -10, y: -10, width: 60, height: 60), color)
            var avatar = Frame(name: "avatar", rect: CGRect(x: 20, y: 10, width: 30, height: 30), children: [photo])
            avatar.clipsToBounds = clips
            avatar.corners = CornerRadii(15)
            let row = Frame(name: "row", rect: CGRect(x: 0, y: 0, width: 100, height: 60), children: [avatar])
            return box("screen", CGRect(x: 0, y: 0, width: 100, height: 80), 0xFFFFFF, [row])
        }
        let clipped = try XCTUnwrap(minimal(screen(0x336699, clips: true), screen(0x993366, clips: true))?.parts.first)
        XCTAssertEqual(clipped.before.children.map(\.name), ["avatar"])
        XCTAssertEqual(clipped.before.children.first?.children.map(\.name), ["photo"])
        let bare = try XCTUnwrap(minimal(screen(0x336699, clips: false), screen(0x993366, clips: false))?.parts.first)
        XCTAssertEqual(bare.before.children.map(\.name), ["photo"])
        try assertShows(clipped)
        try assertShows(bare)
    }

    func testWhatLiesBehindStaysWhereItIsSeen() throws {
        func screen(_ color: UInt32) -> Frame {
            let behind = box("photo", CGRect(x: 10, y: 10, width: 20, height: 40), 0x204060)
            let far = box("far", CGRect(x: 90, y: 10, width: 8, height: 8), 0xFF0000)
            let above = box("above", CGRect(x: 12, y: 12, width: 4, height: 4), 0x00FF00)
            let badge = box("badge", CGRect(x: 20, y: 20, width: 20, height: 10), color)
            return box("screen", CGRect(x: 0, y: 0, width: 100, height: 60), 0xFFFFFF, [behind, far, badge, above])
        }
        let part = try XCTUnwrap(minimal(screen(0xC02020), screen(0xC04020))?.parts.first)
        let names = part.before.children.flatMap(\.children).map(\.name)
        XCTAssertEqual(names, ["photo", "badge"])
        try assertShows(part)
    }

    func testNewAndGoneFramesAreWhole() throws {
        let part = try XCTUnwrap(minimal { $0.badgeColor = nil }.parts.first)
        XCTAssertEqual(part.component, "badgeView")
        XCTAssertNotNil(part.before.first(named: "badgeView"))
        XCTAssertNil(part.after.first(named: "badgeView"))
        try assertShows(part)
    }

    // MARK: Several

    func testEachFrameThatChangedHasAPart() throws {
        let picture = try minimal {
            $0.bubbleRadius = 0
            $0.bubbleBorder?.color = .black
            $0.badgeColor = RGBA(hex: 0xFF0000)
        }
        XCTAssertEqual(picture.parts.map(\.component), ["badgeView", "BubbleView#bubbleView"])
        XCTAssertEqual(picture.parts.last?.changes, ["corner radius 10 → 0", "border 1 #DBDBDB → 1 #000000"])
        XCTAssertEqual(picture.more, 0)
        for part in picture.parts { try assertShows(part) }
    }

    func testMoreThanThreeAreCounted() throws {
        let picture = try minimal {
            $0.titleColor = .black
            $0.dividerColor = RGBA(hex: 0x404040)
            $0.badgeColor = RGBA(hex: 0xFF0000)
            $0.bubbleRadius = 0
            $0.bubbleBorder?.color = .black
        }
        XCTAssertEqual(picture.parts.map(\.component), ["UILabel#titleLabel", "divider", "badgeView"])
        XCTAssertEqual(picture.more, 1)
        XCTAssertTrue(picture.text.hasSuffix("\nand 1 more cause\n"), picture.text)
    }

    func testWhatOnlyMovedIsNoPart() throws {
        let picture = try minimal {
            $0.titleSize = 18
        }
        XCTAssertEqual(picture.parts.map(\.component), ["UILabel#titleLabel"])
    }

    func testHiddenCausesAreLeftOut() throws {
        let picture = try minimal {
            $0.bubbleRadius = 0
            $0.hidden = box("ghost", CGRect(x: 44, y: 48, width: 30, height: 10), 0xFF0000)
        }
        XCTAssertEqual(picture.parts.map(\.component), ["BubbleView#bubbleView"])
    }

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

    // MARK: Images, bounds, absence

    func testFilesAreTakenFromThePicture() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("minimal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("photo.png")
        try PNGWriter.data(.filled(0xFF20_60A0, width: 8, height: 8)).write(to: file)
        func screen(_ opacity: CGFloat) -> Frame {
            let place = CGRect(x: 0, y: 0, width: 20, height: 20)
            let photo = Frame(
                name: "photoView", rect: CGRect(x: 10, y: 10, width: 20, height: 20), opacity: opacity,
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
        XCTAssertEqual(picture.notes, ["the pixels of photo.png are those that the pictures have in their place"])
    }

    func testTheSearchIsBounded() throws {
        // A container of which half is needed takes many drawings.
        func screen(_ shift: CGFloat) -> Frame {
            let rows = (0..<400).map { index -> Frame in
                let (x, y) = (CGFloat(index % 20) * 4, CGFloat(index / 20) * 4)
                return box("cell", CGRect(x: x + (index == 399 ? shift : 0), y: y, width: 3, height: 3), 0x336699)
            }
            let grid = (0..<40).map { Frame(name: "grid\($0)", rect: CGRect(x: 4, y: 4, width: 90, height: 90), children: rows) }
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
        XCTAssertNil(MinimalPicture(expected: one, actual: other, comparison: PictureComparison(expected: one, actual: other)))
        XCTAssertNil(MinimalPicture(expected: one, actual: one, comparison: PictureComparison(expected: one, actual: one)))
    }

    // MARK: What it looks like

    func testSwiftForThePartMakesIt() throws {
        let picture = try minimal { $0.bubbleRadius = 0 }
        // As the text has it.
        let before = Frame(
            rect: CGRect(x: 0, y: 0, width: 72, height: 40),
            fill: .color(RGBA(hex: 0xFFFFFF)),
            children: [
                Frame(
                    name: "BubbleView#bubbleView",
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
                        name: "BubbleView#bubbleView",
                        rect: CGRect(x: 4, y: 4, width: 64, height: 32),
                        corners: CornerRadii(10),
                        fill: .color(RGBA(hex: 0xECEBEB)),
                        border: Border(width: 1, color: RGBA(hex: 0xDBDBDB)))
                ])
            """
        let block = code.split(separator: "\n").map { "    \($0)\n" }.joined()
        XCTAssertTrue(picture.text.contains(block), picture.text)
        let text = try minimal { $0.title = "Falcon at 6 pm" }.text
        XCTAssertTrue(text.contains("There is no Swift for it: a text is made of glyphs."), text)
    }

    func testTheSheetShowsEachPartTwice() throws {
        let picture = try minimal { $0.bubbleRadius = 0 }
        let sheet = try picture.picture()
        XCTAssertEqual(sheet, try picture.picture(), "the same every time")
        // 144 pixels, four times, twice, with margins and the gap between them.
        XCTAssertEqual(sheet.pixelsWide, 4 * 144 * 2 + 3 * 24)
        if let path = ProcessInfo.processInfo.environment["MINIMAL_SHEET"] {
            try PNGWriter.data(sheet).write(to: URL(fileURLWithPath: path))
        }
    }

    private func box(_ name: String, _ rect: CGRect, _ color: UInt32, _ children: [Frame] = []) -> Frame {
        Frame(name: name, rect: rect, fill: .color(RGBA(hex: color)), children: children)
    }
}
