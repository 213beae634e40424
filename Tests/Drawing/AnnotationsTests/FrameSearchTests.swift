import Foundation
import Frames
import Rendering
import XCTest

@testable import Annotations

/// Finding parts of a picture by reference.
final class FrameSearchTests: XCTestCase {
    private func rects(
        _ reference: FrameReference, in children: [Frame], _ direction: RenderSettings.Direction = .leftToRight
    ) throws -> [CGRect] {
        try FrameSearch(TestPicture.picture(children), direction: direction).targets(reference).map(\.rect)
    }

    private func error(_ reference: FrameReference, in children: [Frame]) -> AnnotationError? {
        do {
            _ = try rects(reference, in: children)
            return nil
        } catch { return error as? AnnotationError }
    }

    private func places(_ reference: FrameReference, in children: [Frame]) throws -> [CGPoint] {
        try rects(reference, in: children).map(\.origin)
    }

    // MARK: Names

    func testAComponentIsFoundByEachPartOfItsName() throws {
        let parts = [TestPicture.part("BubbleView#bubble", 20, 30)]
        for name in ["BubbleView#bubble", "BubbleView", "bubble"] {
            XCTAssertEqual(try places(FrameReference(name), in: parts), [CGPoint(x: 20, y: 30)], name)
        }
        XCTAssertNotNil(error(FrameReference("Bubble"), in: parts))
    }

    func testOfSeveralTheFirstInReadingOrderCountsWhateverIsPaintedFirst() throws {
        let parts = [TestPicture.part("A", 50, 90), TestPicture.part("A", 120, 10), TestPicture.part("A", 20, 10)]
        XCTAssertEqual(try places(FrameReference("A"), in: parts), [CGPoint(x: 20, y: 10)])
        XCTAssertEqual(try places(FrameReference("A", index: 2), in: parts), [CGPoint(x: 120, y: 10)])
        XCTAssertEqual(try places(FrameReference("A", index: -1), in: parts), [CGPoint(x: 50, y: 90)])
        XCTAssertEqual(
            try rects(FrameReference("A", takesAll: true), in: parts).map(\.minX), [20, 120, 50])
        XCTAssertEqual(try rects(FrameReference("A"), in: parts, .rightToLeft).map(\.minX), [120])
    }

    func testAnIndexBeyondTheLastIsAnErrorThatCounts() {
        let parts = [TestPicture.part("A", 0, 0), TestPicture.part("A", 0, 50)]
        XCTAssertEqual(error(FrameReference("A", index: 3), in: parts)?.reason, .tooFew(count: 2, index: 3))
        XCTAssertEqual(error(FrameReference("A", index: -3), in: parts)?.reason, .tooFew(count: 2, index: -3))
    }

    func testAMissingComponentIsAnErrorWithTheNearestName() {
        let parts = [TestPicture.part("ChatMessageBubbleView#bubbleView", 0, 0)]
        XCTAssertEqual(
            error(FrameReference("bubleView"), in: parts)?.description,
            "“bubleView” is not in the picture: no component has that name; did you mean “bubbleView”?")
        XCTAssertEqual(
            error(FrameReference("Bubble"), in: parts)?.description,
            "“Bubble” is not in the picture: no component has that name; did you mean “bubbleView”?")
    }

    func testAPartIsFoundInsideAnother() throws {
        let parts = [
            TestPicture.part("Label", 5, 5),
            TestPicture.part("Quote", 40, 40, 60, 60, children: [TestPicture.part("Label", 3, 4)]),
        ]
        XCTAssertEqual(
            try places(FrameReference("Label", of: FrameReference("Quote")), in: parts), [CGPoint(x: 43, y: 44)])
    }

    func testTheScreenIsThatOfADeviceOrTheWholePicture() throws {
        let screen = TestPicture.part("DeviceScreen", 10, 10, 100, 150)
        XCTAssertEqual(
            try rects(FrameReference("screen"), in: [screen]), [CGRect(x: 10, y: 10, width: 100, height: 150)])
        XCTAssertEqual(try rects(FrameReference("screen"), in: []), [CGRect(x: 0, y: 0, width: 200, height: 200)])
    }

    // MARK: Texts

    func testAnExactTextCountsBeforeOneThatContainsIt() throws {
        let parts = [
            TestPicture.text("On my way home", "UILabel", 0, 0), TestPicture.text("On my  way", "UILabel", 0, 50),
        ]
        XCTAssertGreaterThan(try places(FrameReference(text: "On my way"), in: parts)[0].y, 50)
        XCTAssertLessThan(try places(FrameReference(text: "way home"), in: parts)[0].y, 50)
        XCTAssertEqual(
            error(FrameReference(text: "away"), in: parts)?.reason,
            .missing(what: "text contains that", nearest: nil, known: ["On my way home", "On my  way"]))
    }

    func testAComponentIsFoundByWhatIsWrittenInIt() throws {
        let parts = [
            TestPicture.part("Row", 0, 0, 90, 20, children: [TestPicture.text("One")]),
            TestPicture.part("Row", 0, 60, 90, 20, children: [TestPicture.text("Two")]),
        ]
        XCTAssertEqual(try places(FrameReference("Row", text: "Two"), in: parts), [CGPoint(x: 0, y: 60)])
    }

    func testATextIsItsLettersAndALabelItsFrame() throws {
        var label = TestPicture.text("Short", "UILabel#name", 20, 20)
        label.rect.size.width = 150
        let search = FrameSearch(TestPicture.picture([label]), direction: .leftToRight)
        let text = try search.targets(FrameReference(text: "Short"))[0]
        XCTAssertLessThan(text.rect.width, 45)
        XCTAssertTrue(label.rect.contains(text.rect))
        let component = try search.targets(FrameReference("name"))[0]
        XCTAssertEqual(component.rect, label.rect)
        XCTAssertEqual(component.pointed, text.rect)
    }

    // MARK: Visibility

    func testHiddenPartsDoNotCount() throws {
        var list = TestPicture.part(
            "List", 0, 50, 200, 100,
            children: [
                TestPicture.part("Row", 0, -40), TestPicture.part("Row", 0, -5), TestPicture.part("Row", 0, 30),
            ])
        list.clipsToBounds = true
        XCTAssertEqual(
            try rects(FrameReference("Row", takesAll: true), in: [list]),
            [CGRect(x: 0, y: 50, width: 10, height: 5), CGRect(x: 0, y: 80, width: 10, height: 10)])
        list.children.removeLast(2)
        XCTAssertEqual(error(FrameReference("Row"), in: [list])?.reason, .hidden("it is scrolled or clipped away"))
        XCTAssertEqual(
            error(FrameReference("A"), in: [TestPicture.part("A", 300, 0)])?.reason,
            .hidden("it is scrolled or clipped away"))
        var faint = TestPicture.part("A", 0, 0)
        faint.opacity = 0
        XCTAssertEqual(error(FrameReference("A"), in: [faint])?.reason, .hidden("it is invisible"))
    }

    func testCoveredPartsAreCutOrDoNotCount() throws {
        let row = TestPicture.part("Row", 0, 20, 100, 40)
        func bar(_ height: CGFloat, _ alpha: Double = 1) -> Frame {
            Frame(
                origin: "Bar", rect: CGRect(x: 0, y: 0, width: 200, height: height),
                fill: .color(.white.withAlpha(alpha))
            )
        }
        XCTAssertEqual(
            try rects(FrameReference("Row"), in: [row, bar(30)]), [CGRect(x: 0, y: 30, width: 100, height: 30)])
        XCTAssertEqual(error(FrameReference("Row"), in: [row, bar(60)])?.reason, .hidden("it is covered by “Bar”"))
        XCTAssertEqual(try rects(FrameReference("Row"), in: [row, bar(60, 0.5)]), [row.rect])
        XCTAssertEqual(try rects(FrameReference("Row"), in: [bar(60), row]), [row.rect])
    }

    func testPartsOfATurnedOrScaledViewAreWhereTheyAreSeen() throws {
        var screen = TestPicture.part("Screen", 0, 0, 100, 200, children: [TestPicture.part("A", 10, 20, 30, 40)])
        screen.transform = Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
        let search = FrameSearch(TestPicture.picture([screen]), direction: .leftToRight)
        let target = try search.targets(FrameReference("A"))[0]
        XCTAssertEqual(target.rect, CGRect(x: 30, y: 60, width: 15, height: 20))
        XCTAssertEqual(target.size, CGSize(width: 30, height: 40))
        screen.transform = Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        XCTAssertEqual(try rects(FrameReference("A"), in: [screen]), [CGRect(x: 60, y: 140, width: 30, height: 40)])
    }
}
