import Foundation
import XCTest

@testable import Frames

final class FrameTests: XCTestCase {
    private let bubble = Frame(
        origin: "ChatMessageContentView", rect: CGRect(x: 0, y: 0, width: 360, height: 66),
        children: [
            Frame(
                origin: "ChatMessageBubbleView#bubbleView", rect: CGRect(x: 121, y: 0, width: 231, height: 38),
                corners: CornerRadii(topLeft: 18, topRight: 18, bottomRight: 0, bottomLeft: 18),
                fill: .color(RGBA(hex: 0xECEBEB)), border: Border(width: 1, color: RGBA(hex: 0xECEBEB)),
                children: [
                    Frame(
                        origin: "UITextView#textView", rect: CGRect(x: 8, y: 8, width: 215, height: 22),
                        content: .text(
                            TextContent(
                                string: "Hello",
                                runs: [
                                    GlyphRun(
                                        face: FontFace(file: "Inter-Regular.otf"), size: 17, color: .black,
                                        glyphs: [.init(id: 3, x: 0, y: 16)])
                                ])))
                ]),
            Frame(origin: "UILabel#timestampLabel", rect: CGRect(x: 300, y: 42, width: 50, height: 16), opacity: 0.5),
        ])

    func testDescriptionShowsNameRectangleAndPaint() {
        XCTAssertEqual(
            bubble.description,
            """
            ChatMessageContentView  0 0 360 66
            ├─ ChatMessageBubbleView#bubbleView  121 0 231 38  fill #ECEBEB  radius 18 18 0 18  border 1 #ECEBEB
            │  └─ UITextView#textView  8 8 215 22  "Hello" #000000
            └─ UILabel#timestampLabel  300 42 50 16  opacity 0.5
            """)
    }

    func testJSONRoundTrip() throws {
        var frame = bubble
        frame.transform = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        frame.mask = Mask(outline: .ellipse(in: CGRect(x: 0, y: 0, width: 3, height: 4)), rule: .evenOdd)
        frame.shadow = Shadow(color: .black, radius: 3)
        frame.children[1].content = .image(
            ImageContent(
                reference: .drawing(bubble), destination: CGRect(x: 0, y: 0, width: 9, height: 9), tint: .white))
        frame.children[1].fill = .linearGradient(
            ColorStops([.init(color: .white, location: 0), .init(color: .black, location: 1)]),
            from: .zero, to: CGPoint(x: 0, y: 1))
        let decoded = try JSONDecoder().decode(Frame.self, from: frame.json())
        XCTAssertEqual(decoded, frame)
    }

    func testJSONLeavesOutDefaults() throws {
        let json = String(
            decoding: try Frame(rect: CGRect(x: 0, y: 0, width: 1, height: 2)).json(pretty: false), as: UTF8.self)
        XCTAssertEqual(json, #"{"rect":[[0,0],[1,2]]}"#)
    }

    func testEqualTreesGiveEqualBytes() throws {
        XCTAssertEqual(try bubble.json(), try bubble.json())
    }

    func testFirstFindsByRole() {
        XCTAssertEqual(bubble.first(named: "bubbleView")?.rect.width, 231)
        XCTAssertEqual(bubble.first(named: "UILabel#timestampLabel")?.opacity, 0.5)
        XCTAssertNil(bubble.first(named: "authorAvatarView"))
    }

    func testForEachGivesPlacesInTheRoot() {
        var places: [String: CGRect] = [:]
        bubble.forEach { places[$0.name] = $1 }
        XCTAssertEqual(places["UITextView#textView"], CGRect(x: 129, y: 8, width: 215, height: 22))
        XCTAssertEqual(bubble.count, 4)
    }

    func testAlignedNeighborsStillTouch() {
        let row = Frame(
            rect: CGRect(x: 0.3, y: 0, width: 10, height: 1),
            children: [
                Frame(rect: CGRect(x: 0, y: 0, width: 3.4, height: 1)),
                Frame(rect: CGRect(x: 3.4, y: 0, width: 3.4, height: 1)),
            ])
        for scale in [1, 2, 3] as [CGFloat] {
            let aligned = row.alignedToPixels(scale: scale)
            XCTAssertEqual(aligned.children[0].rect.maxX, aligned.children[1].rect.minX, accuracy: 1e-9)
            let left = (aligned.rect.minX + aligned.children[1].rect.minX) * scale
            XCTAssertEqual(left, left.rounded(), accuracy: 1e-9)
        }
    }
}
