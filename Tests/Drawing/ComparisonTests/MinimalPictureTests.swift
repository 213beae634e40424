import Comparison
import Foundation
import Frames
import Raster
import XCTest

/// The smallest parts of two pictures that still differ: what is kept, removed and reported.
final class MinimalPictureTests: MinimalPictureCase {
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
            card.children = (0..<5).map {
                box("row\($0)", CGRect(x: 12, y: 8 + 5 * CGFloat($0), width: 30, height: 3), 0x336699)
            }
            return box("screen", CGRect(x: 0, y: 0, width: 80, height: 60), 0xFFFFFF, [card])
        }
        let part = try XCTUnwrap(minimal(screen(8), screen(2))?.parts.first)
        XCTAssertEqual(part.before.children.first?.children, [])
        try assertShows(part)
    }

    /// A container paints nothing: showing a move in it requires the container and one child.
    func testChildrenAreKeptThatAreNeeded() throws {
        func screen(_ margin: CGFloat) -> Frame {
            let rows = (0..<6).map {
                box("row\($0)", CGRect(x: margin, y: 8 * CGFloat($0), width: 30, height: 6), 0x336699)
            }
            let stack = Frame(origin: "stack", rect: CGRect(x: 4, y: 4, width: 70, height: 50), children: rows)
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
            var avatar = Frame(origin: "avatar", rect: CGRect(x: 20, y: 10, width: 30, height: 30), children: [photo])
            avatar.clipsToBounds = clips
            avatar.corners = CornerRadii(15)
            let row = Frame(origin: "row", rect: CGRect(x: 0, y: 0, width: 100, height: 60), children: [avatar])
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
        XCTAssertEqual(picture.parts.last?.changes, ["corner radius 10 → 0", "border color #DBDBDB → #000000"])
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

    func testMovedFramesAreNotParts() throws {
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
}
