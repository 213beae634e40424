import Raster
import XCTest

/// The options for the composer, the keyboard, menus, tabs and the orientation.
final class EnteredTextOptionTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat(messages: (1...3).map { "Message \($0)" })
    }

    private func size(_ name: String) throws -> [Int] {
        let bitmap = try PNGReader.bitmap(at: path(name))
        return [bitmap.pixelsWide, bitmap.pixelsHigh]
    }

    private func tree(_ arguments: String...) throws -> String {
        let result = try run(["render", "chat.yaml", "--format", "tree", "-o", "-"] + arguments)
        XCTAssertEqual(result.status, 0, result.error)
        return result.text
    }

    private func assertRefused(_ arguments: String..., saying line: String, testLine: UInt = #line) throws {
        let result = try run(["render", "chat.yaml"] + arguments)
        XCTAssertEqual(result.status, 2, line: testLine)
        XCTAssertEqual(result.error, "messageshot: \(line)\n", line: testLine)
    }

    func testOptionsImplyAScreen() throws {
        XCTAssertTrue(try tree("--focus").contains("UIStandardTextCursorView"))
        XCTAssertTrue(try tree("--keyboard", "letters", "--flavor", "swiftui").contains("UIKeyboard"))
        XCTAssertTrue(try tree("--menu", "2").contains("ChatMessageActionControl"))
    }

    func testTheOrientationTurnsTheScreen() throws {
        let phone = ["render", "chat.yaml", "--orientation", "landscape", "--scale", "1", "-o"]
        XCTAssertEqual(try run(phone + ["turned.png"]).status, 0)
        XCTAssertEqual(try size("turned.png"), [844, 390])
        XCTAssertEqual(try run(phone + ["tablet.png", "--device", "iPad mini", "--chrome", "bars"]).status, 0)
        XCTAssertEqual(try size("tablet.png"), [1133, 744])
    }

    func testTabBars() throws {
        let list = try tree("--screen", "channel-list", "--tab-bar", "Chats:message.fill:3,Settings")
        for text in ["UITabBar", "\"Chats\"", "\"3\"", "\"Settings\""] { XCTAssertTrue(list.contains(text), text) }
    }

    func testMistakes() throws {
        try assertRefused(
            "--menu", "message-9",
            saying: "there is no message “message-9” whose menu could be open; did you mean “message-1”?")
        try assertRefused(
            "--menu", "x",
            saying: "there is no message “x” whose menu could be open; expected an id or a number from 1 to 3")
        try assertRefused(
            "--keyboard", "letters", "--device", "iPad mini",
            saying: "the keyboard of iPad mini isn’t drawn, only those of phones; choose a phone such as iPhone 16")
        try assertRefused(
            "--menu", "1", "--keyboard", "emoji", saying: "--menu hides the keyboard; remove --keyboard")
        try assertRefused(
            "--focus", "--screen", "channel-list",
            saying:
                "--focus, --keyboard and --menu are for screens of messages; add --screen channel or --screen thread")
        try assertRefused(
            "--tab-bar", "Chats",
            saying: "--tab-bar is for lists; add --screen channel-list or --screen thread-list")
        try assertRefused(
            "--orientation", "landscape", "--width", "300",
            saying: "--device sets the size of the screen; remove --width and --height")
    }
}
