import Foundation
import Frames
import Pictures
import Raster
import XCTest

@testable import Annotations

/// Cropped pictures.
final class CropTests: XCTestCase {
    private let picture = TestPicture.picture([
        TestPicture.part("A", 50, 60, 40, 20), TestPicture.part("B", 150, 150),
        TestPicture.text("Secret", "C", 10, 150),
    ])

    /// A row may say to VoiceOver what a part of it outside the crop says.
    func testNothingIsSaidOfWhatIsCutOff() throws {
        var row = TestPicture.part("Row", 0, 0, 100, 40, children: [TestPicture.part("avatar", 0, 0, 30, 30)])
        var said = AccessibilityProperties(.element)
        said.node = AccessibilityNode(label: "Secret")
        row.tags.append(.element(said))
        let picture = TestPicture.picture([row])
        XCTAssertEqual(FrameTree(picture).nodes[1].details.label, "Secret")
        let crop = try picture.cropped(around: FrameReference("avatar"))
        XCTAssertEqual(FrameTree(crop).nodes.compactMap(\.details.label), [])
    }

    func testTheSizeIsThatOfThePartWithItsPadding() throws {
        XCTAssertEqual(try picture.cropped(around: FrameReference("A")).rect.size, CGSize(width: 40, height: 20))
        XCTAssertEqual(
            try picture.cropped(around: FrameReference("A"), padding: 5).rect, CGRect(x: 0, y: 0, width: 50, height: 30)
        )
        XCTAssertEqual(try picture.cropped(around: FrameReference("A"), padding: 999).rect, picture.rect)
    }

    /// A message with a text, as tall as the text.
    private func message(_ id: String, at y: CGFloat) -> Frame {
        var text = TestPicture.text("Hello", "Text", 20, y)
        text.tags.append(.shows(.message(id: id, number: nil)))
        return text
    }

    func testACropNeverCutsAText() throws {
        let height = message("1", at: 0).rect.height
        let picture = TestPicture.picture([
            message("1", at: 60), TestPicture.part("A", 20, 90, 40, 20), message("2", at: 120),
        ])
        // Halfway through both texts, whose messages end nearby.
        let letters = PlacedFrames(picture).texts
        let padding = 90 - letters[0].midY
        let crop = try picture.cropped(around: FrameReference("A"), padding: padding)
        for text in PlacedFrames(crop).texts {
            XCTAssertTrue(letters.contains { abs($0.height - text.height) < 0.01 }, "\(text)")
        }
        XCTAssertEqual(crop.effects, [])
        XCTAssertLessThan(abs(crop.rect.height - (20 + 2 * padding)), 2 * height)
    }

    func testACropThroughATallTextFadesOut() throws {
        var text = TestPicture.text((0..<12).map { "Line \($0)" }.joined(separator: "\n"), "Text", 20, 20)
        text.tags.append(.shows(.message(id: "1", number: nil)))
        let picture = TestPicture.picture([text, TestPicture.part("A", 20, 110, 40, 20)], height: 260)
        let crop = try picture.cropped(around: FrameReference("A"), padding: 10)
        XCTAssertEqual(crop.rect.height, 40)
        guard case .mask(let frames, false) = crop.effects.first, case .linearGradient(let stops, _, _) = frames[0].fill
        else { return XCTFail("no fade") }
        XCTAssertEqual(stops.stops.map(\.color.alpha), [0, 1, 1, 0])
    }

    func testThePixelsAreThoseOfThePicture() throws {
        let whole = try Renderer().render(picture, scale: 2)
        let part = try Renderer().render(picture.cropped(around: FrameReference("A"), padding: 10), scale: 2)
        for y in 0..<part.pixelsHigh {
            for x in 0..<part.pixelsWide { XCTAssertEqual(part[x, y], whole[x + 80, y + 100]) }
        }
    }

    func testWhatIsOutsideIsNotInTheFrames() throws {
        let part = try picture.cropped(around: FrameReference("A"), padding: 10)
        XCTAssertEqual(part.texts, [])
        XCTAssertNil(part.first(named: "B"))
    }

    func testAPartIsAnnotatedAfterIt() throws {
        let part = try TestPicture.conversation().cropped(around: FrameReference(message: "2"), padding: 8)
        let frame = try part.annotated([Annotation(.box(nil), of: FrameReference("bubbleView", message: "2"))])
        XCTAssertEqual(frame.rects(named: "box").count, 1)
        XCTAssertThrowsError(try part.annotated([Annotation(.box(nil), of: FrameReference(message: "3"))]))
    }

    func testSeveralPartsAreAllKept() throws {
        let parts = TestPicture.picture([TestPicture.part("A", 20, 20), TestPicture.part("A", 100, 40)])
        XCTAssertEqual(
            try parts.cropped(around: FrameReference("A", takesAll: true)).rect.size, CGSize(width: 90, height: 30))
    }
}
