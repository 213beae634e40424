import Foundation
import Raster
import XCTest

/// The pictures of pages that are drawn from the blocks below them are what those draw now.
final class ExamplePictureTests: ProgramTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized

    func testAnnotations() throws {
        for block in try blocks(of: "Annotations", count: 8) {
            let chat = Self.root.appendingPathComponent("Examples").appendingPathComponent(block.words[0]).path
            try assertDrawsPicture(block, by: [chat, "--annotations", "block.yaml"])
        }
    }

    func testConversations() throws {
        let examples = Self.root.appendingPathComponent("Examples").path
        for block in try blocks(of: "Conversations", count: 5) {
            XCTAssertEqual(block.words[0], "chat.yaml")
            try assertDrawsPicture(block, by: ["block.yaml", "--images", examples])
        }
    }

    func testTree() throws {
        let page = Self.root.appendingPathComponent("Documentation/Tree.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let match = try XCTUnwrap(
            text.firstMatch(of: #/messageshot render (.+) -o numbered.png\n```\n\n<img src="Tree/numbered.png"/#))
        let examples = Self.root.appendingPathComponent("Examples")
        let result = try shell("cd \(examples.path) && messageshot render \(match.1) -o \(path("numbered.png"))")
        XCTAssertEqual(result.error, "")
        let kept = Self.root.appendingPathComponent("Documentation/Tree/numbered.png")
        XCTAssertTrue(
            try PNGReader.bitmap(in: Data(contentsOf: kept)) == PNGReader.bitmap(in: data("numbered.png")),
            "run Scripts/documentation/draw-examples")
    }

    /// A picture of a page and the block below it, whose first line has a file and the options of `render`.
    private struct Block {
        var picture: URL
        var words: [String]
        var text: String
    }

    private func blocks(of page: String, count: Int) throws -> [Block] {
        let folder = Self.root.appendingPathComponent("Documentation")
        let text = try String(contentsOf: folder.appendingPathComponent("\(page).md"), encoding: .utf8)
        let matches = text.matches(of: #/(?ms)<img src="([\w/-]+\.png)".*?^```yaml\n# ([^\n]+)\n(.*?)^```/#)
        XCTAssertEqual(matches.count, count, page)
        return matches.map { match in
            // Only the name of a device has a blank in it.
            let options = match.2.replacing("\"iPhone 12\"", with: "iPhone_12")
            return Block(
                picture: folder.appendingPathComponent(String(match.1)),
                words: options.split(separator: " ").map { String($0.replacing("_", with: " ")) },
                text: String(match.3))
        }
    }

    private func assertDrawsPicture(_ block: Block, by arguments: [String]) throws {
        let name = block.picture.lastPathComponent
        try write(block.text, to: "block.yaml")
        let result = try run(["render"] + arguments + block.words.dropFirst() + ["-o", name])
        XCTAssertEqual(result.error, "", name)
        let kept = try PNGReader.bitmap(in: Data(contentsOf: block.picture))
        let drawn = try PNGReader.bitmap(in: data(name))
        XCTAssertTrue(kept == drawn, "\(name) is not what its block draws; run Scripts/documentation/draw-examples")
    }
}
