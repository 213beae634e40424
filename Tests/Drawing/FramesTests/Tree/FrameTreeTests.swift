import Foundation
import XCTest

@testable import Frames

final class FrameTreeTests: XCTestCase {
    private func frame(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, fill: RGBA? = nil,
        _ children: [Frame] = []
    ) -> Frame {
        Frame(
            origin: Frame.Origin(name: name), rect: CGRect(x: x, y: y, width: width, height: height),
            fill: fill.map { .color($0) }, children: children)
    }

    private func picture(_ children: [Frame]) -> Frame { frame("Screen", 0, 0, 100, 80, children) }

    private func label(_ text: String) -> Frame {
        var label = frame("UILabel", 4, 4, 40, 10)
        let face = FontFace(file: "Inter-Bold.otf")
        let glyph = GlyphRun.Glyph(id: 1, x: 0, y: 0)
        label.content = .text(
            TextContent(string: text, runs: [GlyphRun(face: face, size: 12, color: .black, glyphs: [glyph])]))
        return label
    }

    // MARK: Lines

    func testALineHasItsFieldsInOrder() {
        var button = frame("UIButton#send", 50, 20, 30, 24, fill: RGBA(hex: 0x005FFF))
        button.corners = CornerRadii(12)
        button.border = Border(width: 1, color: .white)
        button.opacity = 0.5
        button.clipsToBounds = true
        let lines = FrameTree(picture([button, label("Hi")])).text.split(separator: "\n")
        XCTAssertEqual(
            lines,
            [
                "0 Screen - 0 0 100 80 -",
                "0.0 UIButton#send - 50 20 30 24 #005FFF #1 radius=12 border=1,#FFFFFF opacity=0.5 clips",
                "0.1 UILabel \"Hi\" 4 4 40 10 - #2 font=Inter-Bold size=12 color=#000000",
            ])
    }

    func testATruncatedTextSaysSo() throws {
        var label = label("A long text")
        guard case .text(var text) = label.content else { return XCTFail("no text") }
        text.isTruncated = true
        label.content = .text(text)
        let read = try Frame(json: picture([label]).json())
        XCTAssertEqual(read, picture([label]))
        XCTAssertTrue(FrameTree(read).nodes[1].line.hasSuffix(" color=#000000 truncated"))
        let json = String(decoding: try FrameDocument(FrameTree(read)).json(), as: UTF8.self)
        XCTAssertTrue(json.contains("\"isTruncated\" : true"))
    }

    func testAnyTextIsOneLine() {
        let text = FrameTree(picture([label("a \"b\"\\\n\tc\u{2028}\u{202E}d\u{1B}[31m")])).nodes[1].line
        XCTAssertTrue(text.contains(#""a \"b\"\\\n\tc\u{2028}\u{202E}d\u{1B}[31m" 4 4"#), text)
        XCTAssertEqual(text.split(whereSeparator: \.isNewline).count, 1)
    }

    func testANameIsOneWord() {
        let line = FrameTree(picture([frame("Row#my row\n1", 0, 0, 5, 5)])).nodes[1].line
        XCTAssertEqual(line, #"0.0 Row#my\u{20}row\u{A}1 - 0 0 5 5 -"#)
        XCTAssertEqual(FrameTree(picture([frame("", 0, 0, 5, 5)])).nodes[1].line, "0.0 - - 0 0 5 5 -")
    }

    func testAnOutlineHasItsFillAndStroke() {
        var shape = frame("Shape", 0, 0, 5, 5)
        shape.content = .path(
            PathContent(
                outline: .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)), fill: .color(.white),
                stroke: .init(color: .black, width: 2)))
        XCTAssertEqual(FrameTree(picture([shape])).nodes[1].line, "0.0 Shape - 0 0 5 5 #FFFFFF #1 stroke=2,#000000")
    }

    func testAnEmptyPictureHasALine() {
        XCTAssertEqual(FrameTree(Frame(rect: .zero)).text, "0 - - 0 0 0 0 -")
        XCTAssertEqual(FrameTree(picture([])).text, "0 Screen - 0 0 100 80 -")
    }

    // MARK: Places

    func testRectanglesAreThoseOfThePicture() {
        let inner = frame("inner", 5, 5, 10, 10)
        let tree = FrameTree(picture([frame("outer", 20, 30, 40, 40, [inner])]))
        XCTAssertEqual(tree.nodes[2].path.description, "0.0.0")
        XCTAssertEqual(tree.nodes[2].rect, CGRect(x: 25, y: 35, width: 10, height: 10))
        // A picture's own position doesn't count.
        var moved = picture([frame("outer", 20, 30, 40, 40)])
        moved.rect.origin = CGPoint(x: 7, y: 7)
        XCTAssertEqual(FrameTree(moved).nodes[1].rect.origin, CGPoint(x: 20, y: 30))
    }

    func testTransformsAreApplied() {
        var turned = frame("turned", 20, 20, 40, 20, [frame("inner", 0, 0, 10, 10)])
        turned.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let tree = FrameTree(picture([turned]))
        // A quarter turn about the center (40, 30).
        XCTAssertEqual(tree.nodes[1].rect, CGRect(x: 30, y: 10, width: 20, height: 40))
        XCTAssertEqual(tree.nodes[2].rect, CGRect(x: 40, y: 10, width: 10, height: 10))
        XCTAssertTrue(tree.nodes[1].line.hasSuffix(" transform=0,1,-1,0,0,0"))
    }

    func testPerspectiveIsApplied() {
        var tilted = frame("tilted", 20, 20, 40, 20, [frame("inner", 0, 0, 20, 20)])
        // The right half is half as far away as the left one is.
        tilted.effects = [.projection(Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0.01, h: 0, w: 1))]
        let tree = FrameTree(picture([tilted]))
        let whole = tree.nodes[1].rect
        XCTAssertEqual(whole.minX, 40 - 20 / 0.8, accuracy: 0.001)
        XCTAssertEqual(whole.maxX, 40 + 20 / 1.2, accuracy: 0.001)
        XCTAssertEqual(tree.nodes[2].rect.minX, whole.minX, accuracy: 0.001)
        XCTAssertEqual(tree.nodes[2].rect.maxX, 40, accuracy: 0.001)
    }

    func testClippedAndHiddenFramesSaySo() {
        var clip = frame("clip", 10, 10, 20, 20, [frame("cut", 10, 0, 20, 10), frame("gone", 50, 0, 10, 10)])
        clip.clipsToBounds = true
        var clear = frame("clear", 0, 0, 10, 10, [frame("inside", 0, 0, 5, 5)])
        clear.opacity = 0
        let outside = frame("outside", 200, 0, 10, 10)
        let lines = FrameTree(picture([clip, clear, outside])).nodes.map(\.line)
        XCTAssertTrue(lines[2].hasSuffix(" clipped=20,10,10,10"), lines[2])
        XCTAssertTrue(lines[3].hasSuffix(" hidden"), lines[3])
        XCTAssertTrue(lines[4].hasSuffix(" opacity=0 hidden"), lines[4])
        XCTAssertTrue(lines[5].hasSuffix(" hidden"), lines[5])
        XCTAssertTrue(lines[6].hasSuffix(" hidden"), lines[6])
        XCTAssertFalse(lines[1].contains("hidden"))
    }

    func testMasksClip() {
        var masked = frame("masked", 0, 0, 40, 40, [frame("inside", 0, 0, 40, 40)])
        masked.mask = Mask(outline: .rectangle(CGRect(x: 0, y: 0, width: 10, height: 40)))
        let lines = FrameTree(picture([masked])).nodes.map(\.line)
        XCTAssertTrue(lines[1].hasSuffix(" masked clipped=0,0,10,40"), lines[1])
        XCTAssertTrue(lines[2].hasSuffix(" clipped=0,0,10,40"), lines[2])
    }

    func testALineWithoutHeightIsVisible() {
        XCTAssertFalse(FrameTree(picture([frame("line", 0, 10, 50, 0)])).nodes[1].isHidden)
    }

    // MARK: Details

    func testMessagesReachTheFramesInsideAndGroupsDisappear() throws {
        let plain = picture([frame("a", 10, 20, 5, 5), frame("b", 12, 30, 5, 5, [frame("c", 0, 0, 1, 1)])])
        var send = AccessibilityProperties(.element)
        send.node = AccessibilityNode(label: "Send it", traits: .button)
        var group = Frame.group(
            plain.children, in: CGRect(x: 10, y: 20, width: 7, height: 15), .shows(.message(id: "m 1", number: 1)))
        group.tags.append(.element(send))
        let tree = FrameTree(picture([group]))
        XCTAssertEqual(tree.frame, plain)
        XCTAssertEqual(
            tree.text,
            """
            0 Screen - 0 0 100 80 -
            0.0 a - 10 20 5 5 - message="m 1" role=button label="Send it"
            0.1 b - 12 30 5 5 - message="m 1"
            0.1.0 c - 12 30 1 1 - message="m 1"
            """)
        XCTAssertEqual(FrameTree(plain, details: FrameDetails(tagged: picture([group]))).text, tree.text)
        // Details of another tree say nothing about this one.
        XCTAssertNil(FrameTree(picture([]), details: FrameDetails(tagged: picture([group]))).nodes[0].details.message)
    }

    // MARK: Points

    func testNodesAtAPointAreFromFrontToBack() {
        var clear = frame("clear", 0, 0, 50, 50)
        clear.opacity = 0
        let tree = FrameTree(
            picture([frame("back", 0, 0, 50, 50, [frame("inner", 0, 0, 9, 9)]), frame("front", 5, 5, 9, 9), clear]))
        XCTAssertEqual(
            tree.nodes(at: CGPoint(x: 6, y: 6)).map(\.frame.name), ["front", "inner", "back", "Screen"])
        XCTAssertEqual(tree.nodes(at: CGPoint(x: 60, y: 6)).map(\.frame.name), ["Screen"])
        XCTAssertEqual(tree.nodes(at: CGPoint(x: 100, y: 6)).count, 0)
        XCTAssertEqual(tree.nodes(at: CGPoint(x: CGFloat.nan, y: 6)).count, 0)
    }

    // MARK: Size

    func testALargeTreeHasALineForEachFrame() {
        let rows = (0..<5000).map { frame("Row", 0, CGFloat($0), 50, 1, fill: .black, [frame("cell", 0, 0, 5, 1)]) }
        XCTAssertEqual(FrameTree(picture(rows)).text.split(separator: "\n").count, 10_001)
    }

    func testADeepTreeHasLongPaths() {
        let deep = (0..<400).reduce(frame("leaf", 0, 0, 1, 1)) { inner, _ in frame("box", 0, 0, 10, 10, [inner]) }
        XCTAssertEqual(FrameTree(deep).nodes.last?.path.indices.count, 401)
    }
}
