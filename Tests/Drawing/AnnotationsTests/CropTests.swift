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
