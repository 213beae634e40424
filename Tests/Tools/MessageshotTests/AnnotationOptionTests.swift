import Foundation
import Frames
import Raster
import XCTest

/// `render` with annotations and cuts.
final class AnnotationOptionTests: ProgramTestCase {
    private func size(_ name: String) throws -> [Int] {
        let bitmap = try PNGReader.bitmap(in: data(name))
        return [bitmap.pixelsWide, bitmap.pixelsHigh]
    }

    func testAnnotationsGoIntoAPictureAndItsFrames() throws {
        try writeChat()
        try write("- { callout: { message: 2, component: bubbleView }, text: The newest }\n", to: "notes.yaml")
        XCTAssertEqual(
            try run("render", "chat.yaml", "--annotations", "notes.yaml", "--embed-frames", "-o", "a.png").error, "")
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "b.png").error, "")
        XCTAssertGreaterThan(try size("a.png")[0], try size("b.png")[0])
        let frames = try run("inspect", "a.png").text
        XCTAssertTrue(frames.contains("The newest"))
        XCTAssertFalse(frames.unicodeScalars.contains { $0.value < 10 }, "marks are gone")
    }

    func testTheSameAnnotationsGiveTheSameBytes() throws {
        try writeChat()
        try write(
            "- { size: bubbleView }\n- { number: textView, text: Text }\n- blur: { component: textView, index: 2 }\n",
            to: "notes.yaml")
        for name in ["a.png", "b.png"] {
            let result = try run(
                "render", "chat.yaml", "--annotations", "notes.yaml", "--embed-frames", "-o", name)
            XCTAssertEqual(result.error, "")
        }
        XCTAssertEqual(try data("a.png"), try data("b.png"))
    }

    func testACutIsAsLargeAsItsPart() throws {
        try writeChat()
        _ = try run("render", "chat.yaml", "--crop", "textView", "--crop-padding", "0", "--scale", "1", "-o", "a.png")
        _ = try run("render", "chat.yaml", "--crop", "textView", "--crop-padding", "6", "--scale", "1", "-o", "b.png")
        XCTAssertEqual(try size("b.png"), try size("a.png").map { $0 + 12 })
        XCTAssertEqual(
            try run("render", "chat.yaml", "--flavor", "swiftui", "--crop", "message:2", "-o", "c.png").error, "")
    }

    func testMistakesAreOneLine() throws {
        try writeChat()
        try write("- callout: bubleView\n  text: A\n", to: "notes.yaml")
        try assertFails(
            "render", "chat.yaml", "--annotations", "notes.yaml",
            saying: "notes.yaml:1: “bubleView” is not in the picture: no component has that name; "
                + "did you mean “bubbleView”?")
        try assertFails("render", "chat.yaml", "--annotations", "no.yaml", saying: "no.yaml: there is no such file")
        try assertFails(
            "render", "chat.yaml", "--crop", "message:7",
            saying: "message “7” is not in the picture: no such message is shown; there are 1, 2")
        try assertFails(
            "render", "chat.yaml", "--crop-padding", "3",
            saying: "--crop-padding goes with --crop; name a component there")
        try assertFails(
            "render", "chat.yaml", "--crop", "bubbleView", "--crop-padding", "-1",
            saying: "--crop-padding -1 is not between 0 and 10000; 16 is usual")
        try assertFails(
            "render", "chat.yaml", "--crop", "bubbleView", "--pages", "-o", "a.png",
            saying: "--annotations and --crop are for one picture; leave --pages out")
        try assertFails(
            "render", "chat.yaml", "--crop", "",
            saying: "--crop needs a name, such as ChatMessageBubbleView or message:3")
    }

    func testThePicturesOfTheDocumentAreThoseOfItsBlocks() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardized
        let pictures = root.appendingPathComponent("Documentation/Annotations")
        let document = try String(
            contentsOf: root.appendingPathComponent("Documentation/Annotations.md"), encoding: .utf8)
        let blocks = document.matches(
            of: #/(?ms)<img src="Annotations/([\w-]+)\.png".*?^```yaml\n# ([^\n]+)\n(.*?)^```/#)
        XCTAssertEqual(blocks.count, 7)
        for block in blocks {
            let (name, options) = (String(block.output.1), String(block.output.2))
            try write(String(block.output.3), to: "notes.yaml")
            // Only the name of a device has a blank in it.
            let words = options.replacing("\"iPhone 12\"", with: "iPhone_12").split(separator: " ").map {
                String($0).replacing("_", with: " ")
            }
            let chat = root.appendingPathComponent("Examples").appendingPathComponent(words[0]).path
            let result = try run(
                ["render", chat] + Array(words.dropFirst()) + ["--annotations", "notes.yaml", "-o", "\(name).png"])
            XCTAssertEqual(result.error, "", name)
            let kept = try PNGReader.bitmap(in: Data(contentsOf: pictures.appendingPathComponent("\(name).png")))
            let drawn = try PNGReader.bitmap(in: data("\(name).png"))
            XCTAssertTrue(
                kept == drawn,
                "\(name).png is not what its block draws; run Scripts/draw-annotations")
        }
    }
}
