import Comparison
import Foundation
import Frames
import XCTest

final class FrameDifferenceTests: XCTestCase {
    private func label(_ text: String, lines: [Int]? = nil, size: CGFloat = 16, color: RGBA = .black) -> Frame.Content {
        var runs: [GlyphRun] = []
        for (number, count) in (lines ?? [text.count]).enumerated() {
            let glyphs = (0..<count).map { GlyphRun.Glyph(id: 40, x: Float($0) * 8, y: 0) }
            runs.append(
                GlyphRun(
                    face: FontFace(file: "Inter-Regular.otf"), size: size, color: color,
                    origin: CGPoint(x: 0, y: 16 + 20 * CGFloat(number)), glyphs: glyphs))
        }
        return .text(TextContent(string: text, runs: runs))
    }

    private func frame(
        _ name: String = "View", _ rect: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40),
        _ children: [Frame] = [], content: Frame.Content = .none, _ change: (inout Frame) -> Void = { _ in }
    ) -> Frame {
        var frame = Frame(origin: Frame.Origin(name: name), rect: rect, content: content, children: children)
        change(&frame)
        return frame
    }

    private func summary(_ old: Frame, _ new: Frame, tokens: DesignTokens = DesignTokens()) -> String {
        FrameDifference(from: old, to: new, tokens: tokens).summary()
    }

    func testEveryPropertyIsNamed() {
        let path = PathContent(outline: .rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)), fill: .color(.black))
        var wider = path
        wider.stroke = PathContent.Stroke(color: .black, width: 2)
        let image = ImageContent(
            reference: .file(path: "a/leia.png"), destination: CGRect(x: 0, y: 0, width: 40, height: 40))
        func changed(_ change: (inout ImageContent) -> Void) -> Frame {
            var copy = image
            change(&copy)
            return frame(content: .image(copy))
        }
        let cases: [(Frame, Frame, String)] = [
            (frame { $0.fill = .color(.white) }, frame(), "View: fill #FFFFFF → none"),
            (frame(), frame { $0.corners = CornerRadii(topLeft: 4) }, "View: corner radius 0 → 4 at the top left"),
            (
                frame(), frame { $0.border = Border(width: 0.5, color: .black) },
                "View: border none → 0.5 pt #000000"
            ),
            (
                frame(), frame { $0.shadow = Shadow(color: .black, radius: 3) },
                "View: shadow none → radius 3 offset 0 0 #000000"
            ),
            (frame(), frame { $0.opacity = 0.5 }, "View: opacity 1 → 0.5"),
            (frame(), frame { $0.clipsToBounds = true }, "View: clipping off → on"),
            (
                frame(), frame { $0.mask = Mask(outline: .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4))) },
                "View: mask none → rectangle"
            ),
            (
                frame(), frame { $0.transform = Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0) },
                "View: transform none → mirrored"
            ),
            (
                frame(content: label("Sup")), frame(content: label("Sup", color: .white)),
                "View: text color #000000 → #FFFFFF"
            ),
            (
                frame(content: label("Sup")), frame(content: label("Sup", size: 20)),
                "View: font Inter-Regular 16 → Inter-Regular 20"
            ),
            (frame(content: label("Sup")), frame(content: label("Sip")), "View: text “Sup” → “Sip”"),
            (
                frame(content: label("a long text", lines: [11])), frame(content: label("a long text", lines: [7, 4])),
                "View: line breaks “a long text” → “a long / text”"
            ),
            (
                frame(content: label("a long text")), frame(content: label("a long text", lines: [6])),
                "View: text is now truncated"
            ),
            (
                frame(content: .image(image)), changed { $0.reference = .file(path: "a/luke.png") },
                "View: image leia.png → luke.png"
            ),
            (frame(content: .image(image)), changed { $0.tint = .black }, "View: tint none → #000000"),
            (
                frame(content: .image(image)), changed { $0.isMirrored = true },
                "View: image position 0 0 40 40 → 0 0 40 40, mirrored"
            ),
            (
                frame(content: .path(path)), frame(content: .path(wider)),
                "View: stroke none → 2 pt #000000"
            ),
            (
                frame("A#bubbleView"), frame("B#bubbleView"), "B#bubbleView: class A → B"
            ),
        ]
        for (old, new, line) in cases { XCTAssertEqual(summary(old, new), line) }
    }

    func testPlaces() {
        func screen(_ rect: CGRect) -> Frame {
            frame("Screen", CGRect(x: 0, y: 0, width: 400, height: 400), [frame("avatar", rect)])
        }
        let old = screen(CGRect(x: 328, y: 20, width: 32, height: 32))
        XCTAssertEqual(
            summary(old, screen(CGRect(x: 8, y: 20, width: 32, height: 32))), "avatar: moved 320 pt left")
        XCTAssertEqual(
            summary(old, screen(CGRect(x: 328, y: 20, width: 40, height: 32))), "avatar: resized 32 × 32 → 40 × 32 pt")
        XCTAssertEqual(
            summary(old, frame("Screen", CGRect(x: 0, y: 0, width: 400, height: 400))),
            "avatar: removed at 328 20 32 32")
    }

    func testFramesCutOffByTheirParent() {
        func list(_ y: CGFloat) -> Frame {
            frame(
                "List", CGRect(x: 0, y: 0, width: 100, height: 100),
                [
                    frame("Row", CGRect(x: 0, y: y, width: 100, height: 40))
                ]
            ) { $0.clipsToBounds = true }
        }
        XCTAssertEqual(
            summary(list(50), list(70)), "Row: moved 20 pt down\nRow: 10 pt cut off by List, as a result")
    }

    func testRoundEndsFollowTheSize() {
        func pill(_ height: CGFloat) -> Frame {
            frame("Pill", CGRect(x: 0, y: 0, width: 100, height: height)) { $0.corners = CornerRadii(height / 2) }
        }
        XCTAssertEqual(FrameDifference(from: pill(20), to: pill(30)).causes.map(\.kind), [.resized])
    }

    func testTokensAreNamed() {
        let tokens = DesignTokens(
            colors: [("background6", RGBA(hex: 0xECEBEB)), ("accentPrimary", RGBA(hex: 0x005FFF))],
            fonts: [("body", .init(file: "Inter-Regular.otf", size: 16))])
        func colored(_ hex: UInt32) -> Frame { frame { $0.fill = .color(RGBA(hex: hex)) } }
        XCTAssertEqual(
            summary(colored(0xECEBEB), colored(0x005FFF), tokens: tokens),
            "View: fill background6 #ECEBEB → accentPrimary #005FFF")
        let newTokens = DesignTokens(colors: [("background6", RGBA(hex: 0xF2F2F2))])
        XCTAssertEqual(
            FrameDifference(from: colored(0xECEBEB), to: colored(0xF2F2F2), tokens: tokens, newTokens: newTokens)
                .summary(), "View: fill background6 #ECEBEB → #F2F2F2")
        XCTAssertEqual(
            summary(frame(content: label("Sup")), frame(content: label("Sup", size: 20)), tokens: tokens),
            "View: font body Inter-Regular 16 → Inter-Regular 20")
    }

    func testWordsOfLongTexts() {
        let old = "Is the castle heated this time? I froze through two speeches and a duel."
        let new = "Is the castle heated this year? I froze through two long speeches and a duel."
        let difference = FrameDifference(from: frame(content: label(old)), to: frame(content: label(new)))
        XCTAssertEqual(
            difference.summary(),
            "View: text “… heated this [time? → year?] I froze through two [+ long] speeches and …”")
        XCTAssertEqual(
            difference.changes[0].alteration,
            .retexted(from: old, to: new, words: [.init(from: "time?", to: "year?"), .init(from: "", to: "long")]))
    }

    func testTextOfFileIsNotDifferent() throws {
        let old = frame { $0.fill = .color(RGBA(red: 0.123456, green: 0.5, blue: 1 / 3)) }
        let stored = try JSONDecoder().decode(Frame.self, from: old.json())
        XCTAssertNotEqual(stored, old)
        XCTAssertTrue(FrameDifference(from: stored, to: old).isEmpty, "colors are stored in 255 steps")
    }

    func testJSONRoundTrips() throws {
        var generator = SeededGenerator(seed: 11)
        for number in 0..<60 {
            let box = Box.random(&generator)
            let mutation = Mutation.allCases[number % Mutation.allCases.count]
            guard let (changed, _) = mutation.apply(to: box, &generator) else { continue }
            let difference = FrameDifference(from: box.frame(), to: changed.frame())
            XCTAssertEqual(
                try JSONDecoder().decode(FrameDifference.self, from: difference.json()), difference)
        }
    }

    func testJSONIsAsDocumented() throws {
        let difference = FrameDifference(
            from: frame("A#bubble") { $0.corners = CornerRadii(18) }, to: frame("A#bubble"))
        XCTAssertEqual(
            String(decoding: try difference.json(pretty: false), as: UTF8.self),
            #"{"changes":[{"component":"A#bubble","from":"18","kind":"restyled","newPath":[],"#
                + #""newRect":[0,0,100,40],"oldPath":[],"oldRect":[0,0,100,40],"property":"cornerRadius","to":"0"}],"#
                + #""schema":1}"#)
    }

    func testJSONWithALoopIsRefused() {
        let json = #"{"schema":1,"changes":[{"kind":"moved","component":"a","cause":7}]}"#
        XCTAssertThrowsError(try JSONDecoder().decode(FrameDifference.self, from: Data(json.utf8)))
        XCTAssertThrowsError(
            try JSONDecoder().decode(FrameDifference.self, from: Data(#"{"schema":2,"changes":[]}"#.utf8)))
    }

    func testSummaryFitsOnAScreen() {
        func list(_ radius: CGFloat) -> Frame {
            let rows = (0..<50).map { number in
                frame("Row\(number)", CGRect(x: 0, y: CGFloat(number) * 40, width: 100, height: 40)) {
                    $0.corners = CornerRadii(radius)
                }
            }
            return frame("List", CGRect(x: 0, y: 0, width: 100, height: 2000), rows)
        }
        let lines = FrameDifference(from: list(0), to: list(4)).summary(lines: 10).split(separator: "\n")
        XCTAssertEqual(lines.count, 10)
        XCTAssertEqual(lines.last, "… and 41 more")
    }

    /// Ten thousand rows: one is inserted at the top, every tenth is removed, and others have another text.
    func testLongLists() {
        func list(_ texts: [String]) -> Frame {
            let rows = texts.enumerated().map { number, text in
                frame("Row", CGRect(x: 0, y: CGFloat(number) * 40, width: 100, height: 40), content: label(text))
            }
            return frame("List", CGRect(x: 0, y: 0, width: 100, height: CGFloat(texts.count) * 40), rows)
        }
        let old = (0..<10_000).map { "row \($0)" }
        let new = ["new row"] + old.enumerated().filter { $0.offset % 10 != 5 }.map { $0.element }
        let difference = FrameDifference(from: list(old), to: list(new))
        XCTAssertEqual(difference.groups.map(\.places.count), [1_000, 1])
        XCTAssertEqual(difference.groups.map(\.change.kind), [.removed, .added])
        let other = FrameDifference(from: list(old), to: list(old.map { "\($0)!" }))
        XCTAssertEqual(other.causes.count, 10_000)
    }
}
