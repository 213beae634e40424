import Foundation
import Frames
import Raster
import Rendering
import XCTest

final class BackdropTests: XCTestCase {
    private let rect = CGRect(x: 0, y: 0, width: 20, height: 20)

    /// Black on the left, white on the right, and a frame in front.
    private func halves(_ front: Frame) -> Frame {
        let left = Frame(rect: CGRect(x: 0, y: 0, width: 10, height: 20), fill: .color(.black))
        let right = Frame(rect: CGRect(x: 10, y: 0, width: 10, height: 20), fill: .color(.white))
        return Frame(rect: rect, children: [left, right, front])
    }

    func testBackdropIsBlurredOnlyWithinTheFrame() throws {
        let blur = Frame(
            rect: CGRect(x: 5, y: 5, width: 10, height: 10), effects: [.backdrop([.blur(radius: 3)])])
        let bitmap = try Renderer().render(halves(blur), scale: 1)
        XCTAssertEqual(bitmap[9, 1], .black)
        XCTAssertEqual(bitmap[10, 18], .white)
        XCTAssertGreaterThan(bitmap[9, 10].red, 0.2)
        XCTAssertLessThan(bitmap[10, 10].red, 0.8)
        XCTAssertEqual(bitmap[4, 10], .black)
    }

    func testBackdropIncludesWhatIsBehindALayer() throws {
        let blur = Frame(rect: rect, effects: [.backdrop([.blur(radius: 3)])])
        let group = Frame(rect: rect, mask: Mask(outline: .ellipse(in: rect)), children: [blur])
        let bitmap = try Renderer().render(halves(group), scale: 1)
        XCTAssertGreaterThan(bitmap[9, 10].red, 0.2)
        XCTAssertEqual(bitmap[9, 10].alpha, 1)
    }

    func testEdgesOfThePictureAreExtended() throws {
        let blur = Frame(rect: rect, fill: .color(.clear), effects: [.backdrop([.blur(radius: 5)])])
        let whole = Frame(rect: rect, fill: .color(.white), children: [blur])
        XCTAssertEqual(try Renderer().render(whole, scale: 2)[0, 0], .white)
    }

    func testVectorFilesReportMissingBackdrops() throws {
        let blur = Frame(origin: "bar", rect: rect, fill: .color(.white), effects: [.backdrop([.blur(radius: 3)])])
        let whole = halves(blur)
        let lines = Lines()
        let svg = try RenderProblems.withHandler({ lines.add($0) }, operation: { try Renderer().svg(whole) })
        XCTAssertTrue(String(decoding: svg, as: UTF8.self).contains("<svg"))
        XCTAssertEqual(lines.all.count, 1)
    }

    // MARK: Perspective

    private func projected(_ g: CGFloat) -> Frame {
        let projection = Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: g, h: 0, w: 1)
        let card = Frame(rect: rect, fill: .color(.black), effects: [.projection(projection)])
        return Frame(rect: rect, fill: .color(.white), children: [card])
    }

    func testAPictureInPerspectiveNarrowsWithItsDistance() throws {
        let bitmap = try Renderer().render(projected(0.03), scale: 1)
        // On the right a side of 20 is divided by 1 + 0.03 · x.
        XCTAssertEqual(bitmap[16, 0], .white)
        XCTAssertEqual(bitmap[5, 0], .black)
        XCTAssertEqual(bitmap[10, 10], .black)
        XCTAssertEqual(bitmap[19, 10], .white)
    }

    func testContentBehindTheViewerIsNotPainted() throws {
        XCTAssertEqual(try Renderer().render(projected(1), scale: 1)[10, 10], .white)
        XCTAssertGreaterThan(try Renderer().pdf(projected(0.03)).count, 500)
    }

    // MARK: JSON

    func testOldFramesStillDecode() throws {
        let old = #"{"topLeft":1,"topRight":2,"bottomRight":3,"bottomLeft":4}"#
        let corners = try JSONDecoder().decode(CornerRadii.self, from: Data(old.utf8))
        XCTAssertEqual(corners, CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
        XCTAssertFalse(try XCTUnwrap(String(data: JSONEncoder().encode(corners), encoding: .utf8)).contains("Smooth"))
        let frame = projected(0.03)
        XCTAssertEqual(try JSONDecoder().decode(Frame.self, from: frame.json()), frame)
    }
}

/// Collects reported lines.
private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
}
