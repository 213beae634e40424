import Foundation
import Frames
import XCTest

@testable import Raster

final class LayerTests: XCTestCase {
    func testFrameAndChildrenFadeAsOnePicture() throws {
        let frame = Frame(
            rect: rect(2, 2, 16, 16), opacity: 0.5, fill: .color(.black),
            children: [Frame(rect: rect(4, 4, 8, 8), fill: .color(.white))])
        let bitmap = try draw(page(20, 20, frame))
        XCTAssertEqual(bitmap[3, 3].green, 0.5, accuracy: 0.01)
        XCTAssertEqual(bitmap.hex(10, 10), "#FFFFFF", "the child hides the fill before both fade")
        XCTAssertEqual(bitmap.hex(1, 1), "#FFFFFF")
    }

    func testInvisibleFramePaintsNothing() throws {
        let frame = Frame(rect: rect(0, 0, 4, 4), opacity: 0, fill: .color(.black))
        XCTAssertEqual(try draw(page(4, 4, frame)).ink, 0)
    }

    func testNestedOpacitiesMultiply() throws {
        let inner = Frame(rect: rect(0, 0, 4, 4), opacity: 0.5, fill: .color(.black))
        let outer = Frame(rect: rect(0, 0, 4, 4), opacity: 0.5, children: [inner])
        XCTAssertEqual(try draw(page(4, 4, outer))[1, 1].green, 0.75, accuracy: 0.01)
    }

    /// As if enclosing layers had used all but the last pixels.
    func testNestedLayersHaveALimit() throws {
        let layer = Frame(rect: rect(0, 0, 4, 4), opacity: 0.5, fill: .color(.black))
        for (left, refusal) in [(16, nil), (15, RasterError.tooManyLayers)] {
            let bitmap = try Bitmap(pixelsWide: 10, pixelsHigh: 10)
            let painter = Painter(
                context: try CairoContext(CairoSurface(bitmap)), bitmap: bitmap, images: ImageStore(), glyphs: .shared)
            painter.layerPixels = Painter.maximumLayerPixels - left
            var found: RasterError?
            do throws(RasterError) { try painter.paint(page(10, 10, layer), scale: 1) } catch { found = error }
            XCTAssertEqual(found, refusal)
        }
        XCTAssertTrue("\(RasterError.tooManyLayers)".hasPrefix("nested layers would take more than 2 GiB"))
    }

    /// Sibling layers are painted one after the other; nested ones add up.
    func testSiblingLayersDoNotAddUp() throws {
        let bitmap = try Bitmap(pixelsWide: 10, pixelsHigh: 10)
        let painter = Painter(
            context: try CairoContext(CairoSurface(bitmap)), bitmap: bitmap, images: ImageStore(), glyphs: .shared)
        painter.layerPixels = Painter.maximumLayerPixels - 20
        let layer = Frame(rect: rect(0, 0, 4, 4), opacity: 0.5, fill: .color(.black))
        XCTAssertNoThrow(try painter.paint(page(10, 10, layer, layer), scale: 1))
        let around = Frame(rect: rect(0, 0, 4, 4), opacity: 0.5, children: [layer])
        XCTAssertThrowsError(try painter.paint(page(10, 10, around), scale: 1))
    }

    func testMaskFollowsItsRule() throws {
        var outline = Outline.rectangle(rect(0, 0, 20, 20))
        outline.append(.rectangle(rect(5, 5, 10, 10)))
        for (rule, middle) in [(FillRule.evenOdd, "#FFFFFF"), (.nonZero, "#FF0000")] {
            let frame = Frame(
                rect: rect(2, 2, 30, 30), fill: .color(.pureRed), mask: Mask(outline: outline, rule: rule))
            let bitmap = try draw(page(34, 34, frame), scale: 2)
            XCTAssertEqual(bitmap.hex(2 * 12, 2 * 12), middle)
            XCTAssertEqual(bitmap.hex(2 * 4, 2 * 4), "#FF0000")
            XCTAssertEqual(bitmap.hex(2 * 24, 2 * 12), "#FFFFFF", "outside of the mask")
        }
    }

    func testEmptyMaskHidesTheFrame() throws {
        let frame = Frame(rect: rect(0, 0, 8, 8), fill: .color(.pureRed), mask: Mask(outline: Outline()))
        XCTAssertEqual(try draw(page(8, 8, frame)).bounds(not: .white), nil)
    }

    func testClippingCutsChildrenAndContent() throws {
        let child = Frame(rect: rect(-10, -10, 100, 100), fill: .color(.pureRed))
        var frame = Frame(rect: rect(4, 4, 8, 8), clipsToBounds: true, children: [child])
        XCTAssertEqual(try draw(page(20, 20, frame)).bounds(not: .white), rect(4, 4, 8, 8))
        frame.clipsToBounds = false
        XCTAssertEqual(try draw(page(20, 20, frame)).bounds(not: .white), rect(0, 0, 20, 20))
    }

    func testClippingFollowsRoundCorners() throws {
        let child = Frame(rect: rect(0, 0, 20, 20), fill: .color(.black))
        let frame = Frame(rect: rect(0, 0, 20, 20), corners: CornerRadii(10), clipsToBounds: true, children: [child])
        let bitmap = try draw(page(20, 20, frame))
        XCTAssertEqual(bitmap.hex(0, 0), "#FFFFFF")
        XCTAssertEqual(bitmap.ink, .pi * 100, accuracy: 2)
    }

    /// Two children that cover the same edge leave one soft edge, not a harder one.
    func testRoundClipOfManyChildrenIsCutOnce() throws {
        let child = Frame(rect: rect(0, 0, 20, 20), fill: .color(.black))
        func clip(_ children: [Frame]) -> Frame {
            page(
                20, 20,
                Frame(rect: rect(0, 0, 20, 20), corners: CornerRadii(10), clipsToBounds: true, children: children))
        }
        let (one, three) = (try draw(clip([child])), try draw(clip([child, child, child])))
        XCTAssertEqual(one.ink, three.ink, accuracy: 0.2)
    }

    func testNestedClipsIntersect() throws {
        let child = Frame(rect: rect(-50, -50, 200, 200), fill: .color(.pureRed))
        let inner = Frame(rect: rect(6, 0, 10, 10), clipsToBounds: true, children: [child])
        let outer = Frame(rect: rect(2, 2, 10, 6), clipsToBounds: true, children: [inner])
        XCTAssertEqual(try draw(page(20, 20, outer)).bounds(not: .white), rect(8, 2, 4, 6))
    }

    func testTransformTurnsAboutTheCenter() throws {
        let frame = Frame(
            rect: rect(10, 4, 20, 4), transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), fill: .color(.black))
        XCTAssertEqual(try draw(page(40, 40, frame)).bounds(not: .white), rect(18, 0, 4, 16))
    }

    func testTransformScalesAndShiftsChildrenToo() throws {
        let child = Frame(rect: rect(0, 0, 4, 4), fill: .color(.pureRed))
        let frame = Frame(
            rect: rect(10, 10, 8, 8), transform: Transform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 0), children: [child])
        XCTAssertEqual(try draw(page(40, 40, frame)).bounds(not: .white), rect(9, 6, 8, 8))
    }

    func testATransformWithoutAnInverseHidesOnlyItsFrame() throws {
        for bad in [
            Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        ] {
            let flat = Frame(
                rect: rect(2, 2, 8, 8), transform: bad, fill: .color(.pureRed), children: [Sample.text("a")])
            let beside = Frame(rect: rect(12, 2, 4, 4), fill: .color(.black))
            let all = Frame(rect: rect(0, 0, 20, 20), children: [flat, beside])
            XCTAssertEqual(try draw(page(20, 20, all)).bounds(not: .white), rect(12, 2, 4, 4))
        }
    }

    func testLayerOutsideOfThePageIsSkipped() throws {
        let frame = Frame(rect: rect(1e7, 1e7, 100, 100), opacity: 0.5, fill: .color(.pureRed))
        XCTAssertEqual(try draw(page(10, 10, frame)).bounds(not: .white), nil)
    }
}
