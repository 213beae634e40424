import Foundation
import Frames
import Pictures
import Raster
import Rendering
import Styles
import XCTest

@testable import Annotations

/// Frames tagged with the message that they show.
final class ContentTagTests: XCTestCase {
    private let screens: [PictureSelection] = [
        PictureSelection(width: 280), PictureSelection(.channel, width: 320, height: 480),
    ]

    func testAMessageIsFoundByItsIdAndItsNumberInBothFlavors() throws {
        for flavor in [Flavor.uikit, .swiftui] {
            for screen in screens {
                let search = FrameSearch(
                    try TestPicture.conversation(screen, flavor: flavor), direction: .leftToRight)
                let byId = try search.targets(FrameReference(message: "reply"))
                XCTAssertEqual(byId, try search.targets(FrameReference(message: "3")), "\(flavor) \(screen.screen)")
                let text = try search.targets(FrameReference(message: "3", text: "On my way"))[0]
                XCTAssertTrue(byId[0].rect.insetBy(dx: -0.5, dy: -0.5).contains(text.rect))
                let first = try search.targets(FrameReference(message: "1"))[0]
                XCTAssertLessThan(first.rect.maxY, byId[0].rect.minY + 1)
            }
        }
    }

    func testTheDateAboveAMessageIsNotPartOfIt() throws {
        for flavor in [Flavor.uikit, .swiftui] {
            let frame = try TestPicture.conversation(screens[1], flavor: flavor)
            let search = FrameSearch(frame, direction: .leftToRight)
            XCTAssertThrowsError(try search.targets(FrameReference(message: "1", text: "Jan 01"))) { error in
                XCTAssertEqual((error as? AnnotationError)?.target.message, "1")
            }
        }
    }

    func testTagsPaintNothingAndAreRemoved() throws {
        for flavor in [Flavor.uikit, .swiftui] {
            for screen in screens {
                let marked = try TestPicture.conversation(screen, flavor: flavor)
                let plain = try TestPicture.conversation(screen, flavor: flavor, marked: false)
                var shown: [ShownContent] = []
                marked.forEach { frame, _ in shown += frame.tags.contents }
                XCTAssertFalse(shown.isEmpty)
                XCTAssertEqual(plain, plain.withoutContentTags)
                XCTAssertEqual(try marked.withoutContentTags.json(), try plain.json())
                let pixels = try [marked, marked.withoutContentTags, plain].map { try Renderer().render($0, scale: 1) }
                XCTAssertEqual(try pixels.map { try PNGWriter.data($0) }.count, 3)
                XCTAssertEqual(try PNGWriter.data(pixels[0]), try PNGWriter.data(pixels[2]))
                XCTAssertEqual(try PNGWriter.data(pixels[1]), try PNGWriter.data(pixels[2]))
            }
        }
    }

    func testAnAnnotatedPictureKeepsItsTagsForItsTree() throws {
        let frame = try TestPicture.conversation(treeTags: .standard)
        let annotated = try frame.annotatedWithTags(
            [Annotation(.number(nil), of: FrameReference("bubbleView"))], style: AnnotationStyle(),
            settings: RenderSettings())
        func messages(_ frame: Frame) -> [String] { FrameTree(frame).nodes.compactMap(\.details.message) }
        XCTAssertGreaterThan(messages(frame).count, 10)
        XCTAssertEqual(messages(annotated), messages(frame))
        XCTAssertEqual(
            FrameTree(annotated).frame,
            try frame.annotated([Annotation(.number(nil), of: FrameReference("bubbleView"))]).withoutTreeTags)
    }

    func testAPictureWithoutTagsIsAnError() throws {
        let frame = try TestPicture.conversation(marked: false)
        XCTAssertThrowsError(try frame.annotated([Annotation(.dim, of: FrameReference(message: "3"))])) { error in
            XCTAssertEqual((error as? AnnotationError)?.reason, .unmarked)
        }
    }

    func testAMessageThatIsNotShownIsAnErrorThatNamesThoseThatAre() throws {
        let frame = try TestPicture.conversation()
        XCTAssertThrowsError(
            try frame.annotated([
                Annotation(.dim, of: FrameReference(message: "9"), place: Annotation.Place(file: "a.yaml", line: 4))
            ])
        ) { error in
            XCTAssertEqual(
                "\(error)",
                "a.yaml:4: message “9” is not in the picture: no such message is shown; there are 1, 2, 3")
        }
    }

    func testAFrameMayShowSeveralThingsUnderAnyIdentifiers() {
        var frame = Frame(origin: "Cell", rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        ContentTags.marking(messages: ["a#\u{3}b"]) {
            frame.tags.append(.showing(.message(id: "a#\u{3}b", number: nil)))
            frame.tags.append(.showing(.channel(id: "messaging:x", name: nil)))
        }
        XCTAssertEqual(frame.name, "Cell")
        XCTAssertEqual(
            frame.tags.contents, [.message(id: "a#\u{3}b", number: 1), .channel(id: "messaging:x", name: nil)])
        XCTAssertEqual(frame.withoutContentTags.tags.contents, [])
    }
}
