import Foundation
import XCTest

/// Lists of handwritten files, in all commands that draw conversations.
final class ListTests: ProgramTestCase {
    private func writeChannels() throws {
        try write(
            """
            me: luke
            users: { leia: Leia, luke: Luke }
            channels:
              - { channel: { name: Rebels }, messages: [{ from: leia, text: Hello, thread: { replies: 2 } }] }
              - { channel: { draft: Not yet }, messages: [{ from: leia, text: Sup }] }
            """, to: "chats.yaml")
    }

    func testRender() throws {
        try writeChannels()
        for screen in ["channel-list", "thread-list"] {
            for state in ["loaded", "loading", "empty", "error"] {
                let result = try run(
                    "render", "chats.yaml", "--screen", screen, "--state", state, "--scale", "1", "-o", "\(state).png")
                XCTAssertEqual(result.status, 0, result.error)
            }
            XCTAssertEqual(
                Set(try ["loaded", "loading", "empty", "error"].map { try data("\($0).png") }).count, 4, screen)
        }
        try assertFails(
            "render", "chats.yaml", "-o", "a.png",
            saying: "chats.yaml has 2 channels: choose one with --channel (messaging:channel-1, "
                + "messaging:!members-channel-2), or name a folder with -o folder/")
        XCTAssertEqual(try run("render", "chats.yaml", "--channel", "channel-1", "-o", "a.png").status, 0)
    }

    func testTheOptionOverridesTheStateInTheFile() throws {
        try write("me: luke\nchannels: []\nlist: { state: loading }", to: "chats.yaml")
        XCTAssertEqual(try run("render", "chats.yaml", "--screen", "channel-list", "-o", "a.png").status, 0)
        XCTAssertEqual(
            try run("render", "chats.yaml", "--screen", "channel-list", "--state", "empty", "-o", "b.png").status, 0)
        XCTAssertNotEqual(try data("a.png"), try data("b.png"))
        try assertFails("render", "chats.yaml", saying: "chats.yaml: the file has no channels")
    }

    func testStateIsForLists() throws {
        try writeChannels()
        try assertFails(
            "render", "chats.yaml", "--state", "empty",
            saying: "--state is for lists; add --screen channel-list or --screen thread-list")
        try assertFails(
            "render", "chats.yaml", "--screen", "channel-list", "--state", "reloading",
            saying: "--state reloading is for lists of threads only; use loading")
    }

    func testCompareAndLint() throws {
        try writeChannels()
        try write("fonts: { bodyBold: { size: 12 } }", to: "style.yaml")
        let compared = try run(
            "compare", "chats.yaml", "--screen", "channel-list", "--after", "style.yaml", "-o", "looks")
        XCTAssertEqual(compared.status, 0, compared.error)
        XCTAssertFalse(compared.text.contains("nothing differs"), compared.text)
        let linted = try run("lint", "chats.yaml", "--screen", "thread-list", "--state", "error", "--rule", "contrast")
        XCTAssertTrue(linted.text.contains("1 picture"), linted.text + linted.error)
    }
}
