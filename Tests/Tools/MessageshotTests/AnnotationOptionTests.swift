import Foundation
import Frames
import Raster
import XCTest

/// `render` with annotations and crops.
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
            saying: "--crop-padding needs --crop with a component")
        try assertFails(
            "render", "chat.yaml", "--crop", "bubbleView", "--crop-padding", "-1",
            saying: "--crop-padding -1 is not between 0 and 10000; the default is 16")
        try assertFails(
            "render", "chat.yaml", "--crop", "bubbleView", "--pages", "-o", "a.png",
            saying: "--annotations and --crop are for one picture; remove --pages")
        try assertFails(
            "render", "chat.yaml", "--crop", "",
            saying: "--crop needs a name, such as ChatMessageBubbleView or message:3")
    }
}
