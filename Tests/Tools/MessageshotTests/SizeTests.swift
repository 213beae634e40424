import Raster
import XCTest

/// The sizes of pictures.
final class SizeTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat(messages: (1...12).map { "Message \($0)" })
    }

    private func size(_ name: String) throws -> [Int] {
        let bitmap = try PNGReader.bitmap(at: path(name))
        XCTAssertTrue(bitmap.isOpaque, "\(name) has no background")
        return [bitmap.pixelsWide, bitmap.pixelsHigh]
    }

    func testWidthAndScale() throws {
        XCTAssertEqual(try run("render", "chat.yaml").status, 0)
        let usual = try size("chat.png")
        XCTAssertEqual(usual[0], 780, "390 points, two pixels each")
        XCTAssertEqual(try run("render", "chat.yaml", "--width", "320", "--scale", "1").status, 0)
        XCTAssertEqual(try size("chat.png"), [320, usual[1] / 2])
    }

    func testHeightShowsTheNewestMessagesAtTheBottom() throws {
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "all.png").status, 0)
        XCTAssertEqual(try run("render", "chat.yaml", "--height", "200", "-o", "low.png").status, 0)
        XCTAssertEqual(try run("render", "chat.yaml", "--height", "2000", "-o", "high.png").status, 0)
        XCTAssertEqual(try size("low.png"), [780, 400])
        XCTAssertEqual(try size("high.png"), [780, 4000])
        let all = try rows("all.png")
        XCTAssertEqual(try rows("low.png"), Array(all.suffix(400)))
        let high = try rows("high.png")
        XCTAssertEqual(high.suffix(all.count), all[...])
        XCTAssertEqual(Set(high.prefix(4000 - all.count)).count, 1, "above is the background")
    }

    /// The pixels of each row.
    private func rows(_ name: String) throws -> [[UInt32]] {
        let bitmap = try PNGReader.bitmap(at: path(name))
        return bitmap.withPixels { pixels in
            stride(from: 0, to: pixels.count, by: bitmap.pixelsWide).map {
                Array(pixels[$0..<$0 + bitmap.pixelsWide])
            }
        }
    }

    func testOneMessage() throws {
        XCTAssertEqual(try run("render", "chat.yaml", "--message", "3", "--scale", "1", "-o", "3.png").status, 0)
        let byId = ["render", "chat.yaml", "--screen", "message", "--message", "message-3", "--scale", "1"]
        XCTAssertEqual(try run(byId + ["-o", "id.png"]).status, 0)
        let size = try size("3.png")
        XCTAssertEqual(size[0], 390)
        XCTAssertLessThan(size[1], 100)
        XCTAssertEqual(try data("3.png"), try data("id.png"))
    }

    func testUnknownMessage() throws {
        let advice = "expected an id or a number from 1 to 12"
        try assertFails("render", "chat.yaml", "--message", "13", saying: "--message “13” is not a message; \(advice)")
        try assertFails("render", "chat.yaml", "--message", "x", saying: "--message “x” is not a message; \(advice)")
        try assertFails(
            "render", "chat.yaml", "--screen", "message",
            saying: "--screen message needs --message with an id or a number from 1 to 12")
    }

    func testSizesThatCannotBeDrawn() throws {
        let rule = "is not valid; it has to be 1 or more"
        try assertFails("render", "chat.yaml", "--width", "-5", saying: "--width -5 \(rule), such as 390")
        try assertFails("render", "chat.yaml", "--width=0", saying: "--width 0 \(rule), such as 390")
        try assertFails("render", "chat.yaml", "--height", "nan", saying: "--height nan \(rule), such as 844")
        let range = "is not between 0.25 and 10; the default is 2"
        try assertFails("render", "chat.yaml", "--scale", "0", saying: "--scale 0 \(range)")
        try assertFails("render", "chat.yaml", "--scale", "-1", saying: "--scale -1 \(range)")
        try assertFails("render", "chat.yaml", "--scale", "inf", saying: "--scale inf \(range)")
    }

    func testSizesThatNoPictureCanHave() throws {
        let advice = "use a smaller --width, --height or --scale"
        try assertFails(
            "render", "chat.yaml", "--width", "10000", "--height", "10000", "--scale", "3",
            saying: "10000 × 10000 points at scale 3 is too large; the limit is 64 million pixels; \(advice)")
        try assertFails(
            "render", "chat.yaml", "--width", "20000",
            saying: "20000 points wide at scale 2 is too large; the limit is 32767 pixels a side; \(advice)")
        try assertFails(
            "render", "chat.yaml", "--height", "20000",
            saying: "390 × 20000 points at scale 2 is too large; the limit is 32767 pixels a side; \(advice)")
    }

    // MARK: Pages

    func testPagesHoldAllMessagesOnceEach() throws {
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "all.png").status, 0)
        XCTAssertEqual(try run("render", "chat.yaml", "--pages", "--height", "250").status, 0)
        let pages = try contents().filter { $0.hasPrefix("chat-") }
        XCTAssertGreaterThan(pages.count, 2)
        XCTAssertEqual(pages, (1...pages.count).map { "chat-\($0).png" })
        for page in pages { XCTAssertLessThanOrEqual(try size(page)[1], 500) }
        XCTAssertEqual(try pages.flatMap(rows), try rows("all.png"), "the joined pages equal the whole")
    }

    func testListThatIsTooHighIsRefusedWithTheWaysOut() throws {
        try writeChat(to: "long.yaml", messages: (1...80).map { "Message \($0)" })
        let result = try run("render", "long.yaml", "--scale", "10")
        XCTAssertEqual(result.status, 2)
        let fitting = try XCTUnwrap(result.error.firstMatch(of: /first (\d+) fit/)?.1, result.error)
        XCTAssertEqual(
            result.error,
            "messageshot: the 80 messages are too high for a picture of their width "
                + "(the first \(fitting) fit): use --pages, --max-pixels, a smaller --scale, --height, or --format svg\n"
        )
        XCTAssertEqual(try contents(), ["chat.yaml", "long.yaml"])
    }

    /// A page has at least one message, so pages don't help.
    func testAMessageThatIsTooHighIsReported() throws {
        let text = String(repeating: "word ", count: 12_000)
        try writeChat(to: "long.yaml", messages: [text, text, "Hi"])
        let result = try run("render", "long.yaml", "--scale", "4", "--width", "160")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.error,
            "messageshot: the first message alone is too high for a picture of its width: use a smaller --scale, "
                + "--height, or --format svg\n")
    }

    /// The maximum side is reached, so a higher pixel limit doesn't help.
    func testListThatIsTooLongForASideIsNotOfferedMorePixels() throws {
        try writeChat(to: "long.yaml", messages: (1...80).map { "Message \($0)" })
        let result = try run("render", "long.yaml", "--scale", "10", "--width", "100")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.error.hasSuffix(" fit): use --pages, a smaller --scale, --height, or --format svg\n"), result.error)
    }

    func testPagesFitTheLimitOfAPicture() throws {
        try writeChat(to: "long.yaml", messages: (1...30).map { "Message \($0)" })
        XCTAssertEqual(try run("render", "long.yaml", "--scale", "10", "--width", "100", "--pages").status, 0)
        let pages = try contents().filter { $0.hasSuffix(".png") }
        XCTAssertGreaterThan(pages.count, 1)
        for page in pages { XCTAssertLessThanOrEqual(try size(page)[1], 32_767) }
    }

    func testVectorFilesHaveNoSuchLimit() throws {
        try writeChat(to: "long.yaml", messages: (1...80).map { "Message \($0)" })
        XCTAssertEqual(try run("render", "long.yaml", "--scale", "10", "-o", "long.svg").status, 0)
    }
}
