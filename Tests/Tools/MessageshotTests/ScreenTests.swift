import Raster
import XCTest

/// Whole screens and their devices.
final class ScreenTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat(messages: (1...3).map { "Message \($0)" })
    }

    private func size(_ name: String) throws -> [Int] {
        let bitmap = try PNGReader.bitmap(at: path(name))
        return [bitmap.pixelsWide, bitmap.pixelsHigh]
    }

    private func assertRefused(_ arguments: String..., saying line: String, testLine: UInt = #line) throws {
        let result = try run(["render", "chat.yaml"] + arguments)
        XCTAssertEqual(result.status, 2, line: testLine)
        XCTAssertEqual(result.error, "messageshot: \(line)\n", line: testLine)
        XCTAssertFalse(FileManager.default.fileExists(atPath: path("chat.png")), line: testLine)
    }

    func testScreensHaveTheSizeOfTheirDevice() throws {
        XCTAssertEqual(try run("render", "chat.yaml", "--screen", "channel", "--scale", "1").status, 0)
        XCTAssertEqual(try size("chat.png"), [390, 844])
        XCTAssertEqual(try run("render", "chat.yaml", "--device", "iPhone SE", "-o", "se.png").status, 0)
        XCTAssertEqual(try size("se.png"), [750, 1334])
        let bars = ["render", "chat.yaml", "--device", "iphone14pro", "--chrome", "bars", "--scale", "1"]
        XCTAssertEqual(try run(bars + ["-o", "pro.png"]).status, 0)
        XCTAssertEqual(try size("pro.png"), [393, 852])
        XCTAssertEqual(try run("render", "chat.yaml", "--screen", "channel-list", "-o", "list.png").status, 0)
    }

    func testScreensAreScrolled() throws {
        let screen = ["render", "chat.yaml", "--screen", "channel", "--height", "200", "--scale", "1", "-o"]
        XCTAssertEqual(try run(screen + ["newest.png"]).status, 0)
        XCTAssertEqual(try run(screen + ["older.png", "--scroll", "40"]).status, 0)
        XCTAssertNotEqual(
            FileManager.default.contents(atPath: path("newest.png")),
            FileManager.default.contents(atPath: path("older.png")))
        XCTAssertEqual(try run(screen + ["bottom.png", "--scroll", "bottom"]).status, 0)
        XCTAssertEqual(
            FileManager.default.contents(atPath: path("newest.png")),
            FileManager.default.contents(atPath: path("bottom.png")))
        XCTAssertEqual(try run(screen + ["top.png", "--scroll", "top"]).status, 0)
        XCTAssertNotEqual(
            FileManager.default.contents(atPath: path("newest.png")),
            FileManager.default.contents(atPath: path("top.png")))
    }

    func testClockAndBatteryAreSeen() throws {
        let bars = ["render", "chat.yaml", "--device", "iPhone 12", "--chrome", "bars", "--scale", "1", "-o"]
        XCTAssertEqual(try run(bars + ["a.png"]).status, 0)
        for clock in ["25:99", "24:00", "9:60", "9", "noon", "9:41:00", "-1:00", "123:00"] {
            XCTAssertEqual(
                try run(bars + ["x.png", "--clock=\(clock)"]).error,
                "messageshot: --clock “\(clock)” is not a time for a status bar; expected a form like 9:41 or 12:30\n")
        }
        for clock in ["00:00", "23:59", "9.41", "9:41 AM", "٩:٤١"] {
            XCTAssertEqual(try run(bars + ["x.png", "--clock=\(clock)"]).status, 0, clock)
        }
        XCTAssertEqual(try run(bars + ["b.png", "--clock", "1:15", "--battery", "20"]).status, 0)
        XCTAssertNotEqual(
            FileManager.default.contents(atPath: path("a.png")), FileManager.default.contents(atPath: path("b.png")))
    }

    func testABodyStandsOnAGround() throws {
        let body = ["render", "chat.yaml", "--device", "iPhone 17", "--chrome", "device", "--scale", "0.5", "-o"]
        XCTAssertEqual(try run(body + ["plain.png"]).status, 0)
        for (number, ground) in ["#F5F6F8", "#4158D0,#C850C0", "#4158D0,#C850C0,135", "plain.png"].enumerated() {
            let name = "\(number).png"
            XCTAssertEqual(try run(body + [name, "--shadow", "--background", ground]).status, 0, ground)
            XCTAssertEqual(try size(name), try size("plain.png").map { $0 + 64 }, ground)
        }
        for ground in ["#F5F6F", "#F5F6F8,blue", "#4158D0,#C850C0,up", "#4158D0,#C850C0,1,2"] {
            XCTAssertEqual(
                try run(body + ["x.png", "--background", ground]).error,
                "messageshot: --background “\(ground)” is not valid; expected a color such as #F5F6F8, "
                    + "a gradient such as #4158D0,#C850C0,135, or a picture file\n")
        }
        XCTAssertEqual(
            try run(body + ["x.png", "--background", "none.png"]).error,
            "messageshot: none.png: there is no such picture\n")
        try assertRefused(
            "--device", "iPad", "--shadow",
            saying: "--background and --shadow are for the body of a device; add --chrome device")
    }

    func testConflictingOptions() throws {
        try assertRefused(
            "--device", "iPhne 12",
            saying: "unknown --device “iPhne 12”; did you mean iPhone 12, iPhone 11, iPhone 13? "
                + "(--device list shows all 45)")
        try assertRefused(
            "--device", "iPad", "--width", "300",
            saying: "--device sets the size of the screen; remove --width and --height")
        try assertRefused(
            "--screen", "messages", "--chrome", "bars",
            saying: "--device and --chrome are for whole screens, such as --screen channel")
        try assertRefused(
            "--screen", "channel", "--pages", saying: "--pages is for all messages, not for screens")
        try assertRefused(
            "--scroll", "40",
            saying: "--scroll is for screens of messages; add --screen channel or --screen thread")
        try assertRefused(
            "--screen", "channel", "--scroll", "40", "--message", "1",
            saying: "--message and --scroll both set the scroll position; remove one")
        try assertRefused(
            "--screen", "channel", "--scroll", "-1",
            saying: "--scroll -1 is not valid; it counts points up from the newest message")
        try assertRefused(
            "--screen", "channel", "--scroll", "unread",
            saying: "--scroll unread needs an unread message; the channel has none")
        try assertRefused(
            "--screen", "thread", "--scroll", "unread",
            saying: "--scroll unread is for channels; give points, top or bottom for a thread")
        try assertRefused(
            "--device", "iPad", "--clock", "1:15",
            saying: "--clock and --battery are for the status bar; add --chrome bars or --chrome device")
        try assertRefused(
            "--chrome", "bars", "--battery", "101", saying: "--battery 101 is not between 0 and 100")
        try assertRefused(
            "--screen", "channel", "--width", "100",
            saying: "100 × 844 points are too small for a screen; the minimum is 120 × 160")
        try assertRefused(
            "--screen", "chanel",
            saying:
                "--screen “chanel” is unknown; did you mean “channel”? expected messages, message, channel, thread, "
                + "channel-list, thread-list or poll-creation")
        try assertRefused(
            "--screen", "thread", saying: "--screen thread needs a message with replies; the channel has none")
    }

    // MARK: Threads

    private static let thread = """
        me: luke
        users: { leia: { name: Leia }, luke: { name: Luke } }
        messages:
          - { from: leia, at: 2024-05-02T12:00:00Z, text: Where?, thread: { messages: [{ from: luke, text: Here }] } }
        """

    func testNewThreadsAreCountedInBothFlavors() throws {
        try write(Self.thread, to: "thread.yaml")
        let list = ["render", "thread.yaml", "--screen", "thread-list", "--format", "frames", "-o"]
        for flavor in ["uikit", "swiftui"] {
            XCTAssertEqual(try run(list + ["none.json", "--flavor", flavor]).status, 0)
            XCTAssertEqual(try run(list + ["two.json", "--flavor", flavor, "--new-threads", "2"]).status, 0)
            XCTAssertFalse(String(decoding: try data("none.json"), as: UTF8.self).contains("new threads"))
            XCTAssertTrue(String(decoding: try data("two.json"), as: UTF8.self).contains("2 new threads"), flavor)
        }
        try assertRefused(
            "--new-threads", "2", saying: "--new-threads is for the list of threads; add --screen thread-list")
        try assertRefused(
            "--screen", "thread-list", "--new-threads", "-1",
            saying: "--new-threads -1 is not valid; it has to be 0 or more")
    }

    // MARK: Recordings

    /// In code, the components show recordings as files by default; files show their player.
    func testRecordingsHaveAPlayerUnlessAStyleDisablesIt() throws {
        try write(
            "me: a\nusers: { a: { name: Ann } }\nmessages: [{ from: a, attachments: [{ voice: 59 }] }]\n",
            to: "voice.yaml")
        try write("messages: { voice-players: false }\n", to: "files.yaml")
        for (flavor, player) in [("uikit", "WaveformView"), ("swiftui", "VoiceRecordingView")] {
            let render = ["render", "voice.yaml", "--flavor", flavor, "--format", "frames", "-o"]
            XCTAssertEqual(try run(render + ["player.json"]).status, 0)
            let styled = try run(render + ["file.json", "--style", "files.yaml"])
            XCTAssertEqual(styled.status, 0)
            XCTAssertEqual(styled.error, "")
            XCTAssertTrue(String(decoding: try data("player.json"), as: UTF8.self).contains(player), flavor)
            XCTAssertFalse(String(decoding: try data("file.json"), as: UTF8.self).contains(player), flavor)
            let file = String(decoding: try data("file.json"), as: UTF8.self)
            XCTAssertEqual(file.contains("Zero KB"), flavor == "swiftui", "as on pictures of iOS")
        }
    }

    func testSmallestScreens() throws {
        for screen in ["channel", "channel-list", "thread-list"] {
            let result = try run("render", "chat.yaml", "--screen", screen, "--width", "120", "--height", "160")
            XCTAssertEqual(result.status, 0, screen)
            XCTAssertEqual(result.error, "", screen)
        }
    }
}
