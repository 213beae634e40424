import Foundation
import Frames
import Pictures
import Raster
import Rendering
import Styles
import XCTest

@testable import Annotations

/// Blurred content can't be read: not in pixels, in frames or in vector files.
final class BlurTests: XCTestCase {
    private func blurred(_ reference: FrameReference, _ flavor: Flavor = .uikit) throws -> Frame {
        try TestPicture.conversation(flavor: flavor).annotated([Annotation(.blur, of: reference)])
    }

    func testNoTextOfABlurredMessageStaysInTheFrames() throws {
        for flavor in [Flavor.uikit, .swiftui] {
            let frame = try blurred(FrameReference(message: "1"), flavor)
            let json = String(decoding: try frame.json(), as: UTF8.self)
            XCTAssertFalse(json.contains("Hello"), "\(flavor)")
            XCTAssertTrue(json.contains("On my way"))
            XCTAssertEqual(frame.rect, try TestPicture.conversation(flavor: flavor).rect)
        }
    }

    /// Not even with what views say to VoiceOver, or why they are as large as they are.
    func testNoTextOfABlurredMessageStaysInTheTreeForPrograms() throws {
        for flavor in [Flavor.uikit, .swiftui] {
            let frame = try TestPicture.conversation(flavor: flavor, treeTags: .withReasons)
            let blurred = try frame.annotatedWithTags(
                [Annotation(.blur, of: FrameReference(message: "1"))], style: AnnotationStyle(),
                settings: RenderSettings())
            for (picture, isBlurred) in [(frame, false), (blurred, true)] {
                let json = String(decoding: try FrameDocument(FrameTree(picture)).json(), as: UTF8.self)
                XCTAssertEqual(json.contains("Hello"), !isBlurred, "\(flavor)")
                XCTAssertTrue(json.contains("On my way"))
            }
        }
    }

    func testTwoTextsOfOneSizeLookTheSame() {
        // The replacements of different words are equal.
        let pictures = ["miniml", "limmin"].map { text -> Frame in
            TestPicture.picture([TestPicture.text(text, "UILabel#name")]).blurred(at: [[0]])
        }
        XCTAssertEqual(
            pictures[0].children[0].children[0].content, pictures[1].children[0].children[0].content)
        XCTAssertEqual(pictures[0].children[0].name, "UILabel")
        XCTAssertEqual(pictures[0].texts, [])
    }

    func testImagesDrawingsAndMasksGoToo() throws {
        let secret = TestPicture.text("Secret")
        var masked = TestPicture.part("Masked", 0, 0, 40, 20)
        masked.effects = [.mask([secret])]
        let image = Frame(
            origin: "Photo", rect: CGRect(x: 0, y: 0, width: 40, height: 40),
            content: .image(
                ImageContent(
                    reference: .drawing(Frame(origin: "d", rect: secret.rect, children: [secret])),
                    destination: CGRect(x: 0, y: 0, width: 40, height: 40))))
        let frame = TestPicture.picture([TestPicture.part("Card", 0, 0, 80, 80, children: [masked, image, secret])])
        let json = String(
            decoding: try frame.annotated([Annotation(.blur, of: FrameReference("Card"))]).json(), as: UTF8.self)
        XCTAssertFalse(json.contains("Secret"))
        XCTAssertFalse(json.contains("Inter"), "no glyph of a font")
    }

    func testNamesHaveNoIdentifiersAndNoTags() {
        var row = TestPicture.part("Row#leia", 0, 0, 40, 20, children: [TestPicture.part("Name#leia", 0, 0)])
        row.tags.append(.shows(.message(id: "a#b", number: nil)))
        let frame = TestPicture.picture([row]).blurred(at: [[0]]).withoutContentTags
        XCTAssertEqual(frame.children[0].name, "Row")
        XCTAssertEqual(frame.children[0].children[0].name, "Name")
    }

    func testPixelsOutsideStayAsTheyAre() throws {
        let before = try TestPicture.conversation(marked: false)
        let after = try blurred(FrameReference(message: "1"))
        let area = try FrameSearch(TestPicture.conversation(), direction: .leftToRight)
            .targets(FrameReference(message: "1"))[0].rect.insetBy(dx: -10, dy: -10)
        let (one, other) = (try Renderer().render(before, scale: 1), try Renderer().render(after, scale: 1))
        var changed = 0
        for y in 0..<one.pixelsHigh {
            for x in 0..<one.pixelsWide where one[x, y] != other[x, y] {
                changed += 1
                XCTAssertTrue(area.contains(CGPoint(x: x, y: y)), "\(x) \(y)")
            }
        }
        XCTAssertGreaterThan(changed, 200)
    }

    func testVectorFilesHaveNoGlyphsOfIt() throws {
        let frame = TestPicture.picture([TestPicture.text("Secret", "UILabel#name", 20, 20)])
        let plain = String(decoding: try Renderer().svg(frame), as: UTF8.self)
        let blurred = String(
            decoding: try Renderer().svg(frame.annotated([Annotation(.blur, of: FrameReference("name"))])),
            as: UTF8.self)
        XCTAssertGreaterThan(plain.ranges(of: "<path").count, blurred.ranges(of: "<path").count)
        XCTAssertTrue(blurred.contains("<image"))
    }
}
