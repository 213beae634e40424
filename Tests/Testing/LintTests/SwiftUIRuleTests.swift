import Frames
import HeadlessSwiftUI
import Lint
import Rendering
import XCTest

/// The rules in SwiftUI: a view with a problem, and the fixed one.
@MainActor @preconcurrency
final class SwiftUIRuleTests: XCTestCase {
    func testTextThatIsCutShort() {
        let text = Text("A title that is long").lineLimit(1)
        XCTAssertEqual(lint(.truncation, text.frame(width: 80)).count, 1)
        XCTAssertEqual(lint(.truncation, text.frame(width: 200)), [])
    }

    /// A few letters less: there are as many glyphs as letters.
    func testShortTextThatIsCutShort() {
        let text = Text("1 new 3").lineLimit(1)
        XCTAssertEqual(lint(.truncation, text.frame(width: 50)).count, 1)
        XCTAssertEqual(lint(.truncation, text.frame(width: 80)), [])
    }

    func testTextsThatRunIntoEachOther() {
        XCTAssertEqual(lint(.overlap, Text("One").overlay(Text("Other"))).count, 1)
        XCTAssertEqual(
            lint(
                .overlap,
                VStack {
                    Text("One"); Text("Other")
                }), [])
    }

    func testSmallButton() {
        let button = Button(action: {}) { Image(systemName: "xmark").frame(width: 30, height: 30) }
        XCTAssertEqual(lint(.touchTarget, button), ["Button: touch target of 30 × 30 pt, at least 44 × 44"])
        let large = Button(action: {}) { Image(systemName: "xmark").frame(width: 44, height: 44) }
        XCTAssertEqual(lint(.touchTarget, large), [])
        let shaped = Button(action: {}) {
            Image(systemName: "xmark").frame(width: 30, height: 30).contentShape(Rectangle().inset(by: -7))
        }
        XCTAssertEqual(lint(.touchTarget, shaped), [], "its content shape reaches further")
    }

    func testSmallTapTargets() {
        let text = Text("More").frame(width: 60, height: 20)
        XCTAssertEqual(lint(.touchTarget, text), [])
        XCTAssertEqual(lint(.touchTarget, text.onTapGesture {}).count, 1)
        XCTAssertEqual(lint(.touchTarget, text.gesture(TapGesture().onEnded {})).count, 1)
        XCTAssertEqual(lint(.touchTarget, text.gesture(DragGesture())), [], "it is no target of taps")
        XCTAssertEqual(lint(.touchTarget, Text("More").frame(width: 60, height: 44).onTapGesture {}), [])
    }

    func testViewsThatTakeNoTouches() {
        let text = Text("More").frame(width: 60, height: 20)
        XCTAssertEqual(lint(.touchTarget, text.onTapGesture {}.allowsHitTesting(true)).count, 1)
        XCTAssertEqual(lint(.touchTarget, text.onTapGesture {}.allowsHitTesting(false)), [])
        XCTAssertEqual(lint(.touchTarget, text.allowsHitTesting(false).onTapGesture {}), [], "nothing in it is hit")
        XCTAssertEqual(
            lint(.touchTarget, text.allowsHitTesting(false).contentShape(Rectangle()).onTapGesture {}).count, 1,
            "its content shape is")
        let inner = VStack { Button("More") {}.allowsHitTesting(true) }
        XCTAssertEqual(lint(.touchTarget, inner).count, 1)
        XCTAssertEqual(lint(.touchTarget, inner.allowsHitTesting(false)), [], "the content is disabled, too")
    }

    func testContrast() {
        func text(_ white: Double) -> [String] { lint(.contrast, Text("Text").foregroundColor(Color(white: white))) }
        XCTAssertEqual(text(0.55), ["Text: contrast 3.4:1 of #8C8C8C on #FFFFFF, at least 4.5:1"])
        XCTAssertEqual(text(0.4), [])
        let translucent = Text("Text").foregroundColor(.black).opacity(0.4)
        XCTAssertEqual(lint(.contrast, translucent).count, 1)
    }

    func testDisabledControlsAreExempt() {
        let button = Button("Send") {}.foregroundColor(Color(white: 0.8))
        XCTAssertEqual(lint(.contrast, button).count, 1)
        XCTAssertEqual(lint(.contrast, button.disabled(true)), [])
    }

    func testTextOutsideOfThePicture() {
        let text = Text("Timestamp").offset(x: 300)
        XCTAssertEqual(lint(.outOfBounds, text, width: 200, height: 40).count, 1)
        XCTAssertEqual(lint(.outOfBounds, Text("Timestamp"), width: 200, height: 40), [])
        let scrolled = ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { Text("Item \($0)") } } }
        XCTAssertEqual(lint(.outOfBounds, scrolled, width: 200, height: 40), [], "it can be scrolled into view")
        let still = HStack { ForEach(0..<20, id: \.self) { Text("Item \($0)") } }.fixedSize().frame(width: 200)
        XCTAssertFalse(lint(.outOfBounds, still, width: 200, height: 40).isEmpty)
    }

    /// Queries of views don't change their drawing.
    func testNotesDoNotChangeTheFrames() {
        let view = VStack {
            HStack {
                Image(systemName: "star"); Text("Star")
            }.padding().onTapGesture {}
            Text("A long text that has no room").lineLimit(1).accessibilityIdentifier("long").onTapGesture {}
            Button("Send") {}.disabled(true)
            ScrollView { Text("Content").padding().contentShape(Rectangle()).onTapGesture {} }
        }
        for width in [60, 120, 300] as [CGFloat] {
            let size = ProposedSize(width: width, height: 200)
            let plain = ViewFrames(view).makeFrame(proposing: size)
            let noted = WantedTags.adding(.notes) { ViewFrames(view).makeFrame(proposing: size) }
            XCTAssertEqual("\(noted)", "\(plain)")
            XCTAssertEqual(noted, plain)
            var notes = 0
            noted.forEach { frame, _ in if frame.tags.note != nil { notes += 1 } }
            XCTAssertGreaterThan(notes, 2)
        }
    }
}
