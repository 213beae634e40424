import Foundation
import XCTest

/// Payloads of Stream's API.
final class PayloadTests: ProgramTestCase {
    private func channel(_ id: String, text: String = "Hello") -> String {
        """
        { "channel": { "cid": "messaging:\(id)" }, "members": [],
          "messages": [{ "id": "\(id)-1", "text": "\(text)", "created_at": "2024-01-01T12:00:00Z",
                         "user": { "id": "leia", "name": "Leia" } }] }
        """
    }

    private func writeChannels(_ ids: [String]) throws {
        try write("{ \"channels\": [\(ids.map { channel($0) }.joined(separator: ", "))] }", to: "channels.json")
    }

    func testSeveralChannelsNeedAChoice() throws {
        try writeChannels(["a", "b", "c", "d"])
        try assertFails(
            "render", "channels.json",
            saying: "channels.json has 4 channels: choose one with --channel "
                + "(messaging:a, messaging:b, messaging:c and 1 more), or name a folder with -o folder/")
        try assertFails(
            "render", "channels.json", "--channel", "e",
            saying: "channels.json: no channel “e”; the channels are messaging:a, messaging:b, messaging:c and 1 more")
        XCTAssertEqual(try run("render", "channels.json", "--channel", "messaging:b", "-o", "b.png").status, 0)
        XCTAssertEqual(try run("render", "channels.json", "--channel", "b", "-o", "short.png").status, 0)
        XCTAssertEqual(try data("b.png"), try data("short.png"))
    }

    func testFolderGetsOnePicturePerChannel() throws {
        try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
        try writeChannels(["a", "!members-x", "../b", "A"])
        let result = try run("render", "channels.json", "-o", "out/")
        XCTAssertEqual(result.error, "")
        XCTAssertEqual(
            try contents().filter { $0.hasPrefix("out/") },
            [
                "out/messaging-!members-x.png", "out/messaging-..-b.png", "out/messaging-A-2.png",
                "out/messaging-a.png",
            ])
    }

    func testMessagesOfTheUserAreOnTheOtherSide() throws {
        try write(channel("a"), to: "state.json")
        XCTAssertEqual(try run("render", "state.json", "-o", "other.png").status, 0)
        XCTAssertEqual(try run("render", "state.json", "--me", "leia", "-o", "own.png").status, 0)
        XCTAssertNotEqual(try data("other.png"), try data("own.png"))
    }

    func testNoChannel() throws {
        try write("{ \"channels\": [] }", to: "channels.json")
        try assertFails("render", "channels.json", saying: "channels.json: the file has no channels")
        try assertFails(
            "render", "channels.json", "--me", "leia", "--screen", "channel-list",
            saying: "channels.json: the file has no channels")
        try write("{ \"channels\": 5 }", to: "channels.json")
        try assertFails(
            "render", "channels.json",
            saying: "channels.json:1: channels: expected a list of channels, found the number 5")
    }

    func testUnknownUserIsComparedWithThoseOfThePayload() throws {
        try writeChannels(["a"])
        try assertFails(
            "render", "channels.json", "--me", "somebody",
            saying: "channels.json: “somebody” is not a user of the conversation; the users are leia")
    }

    // MARK: Warnings

    func testStateWithoutAChannelIsOmitted() throws {
        try write("{ \"channels\": [{ \"messages\": [] }, \(channel("a"))] }", to: "channels.json")
        let result = try run("render", "channels.json", "--screen", "channel-list", "-o", "a.png")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.error,
            "messageshot: warning: channels.json:1: the key “channel” is missing in channels[0]; ignored\n")
    }

    func testPicturesOnTheNetworkAreNotFetched() throws {
        let state = channel("a").replacingOccurrences(
            of: "\"name\": \"Leia\"", with: "\"name\": \"Leia\", \"image\": \"https://example.com/leia.jpg\"")
        try write(state, to: "state.json")
        let result = try run("render", "state.json")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.error.hasPrefix("messageshot: warning: state.json: "), result.error)
        XCTAssertEqual(result.error.split(separator: "\n").count, 1)
    }

    func testCharactersThatNoFontHas() throws {
        try write(channel("a", text: "\\u0378 and \\u0379"), to: "state.json")
        let result = try run("render", "state.json")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.error,
            "messageshot: warning: no bundled font has \u{0378} (U+378), \u{0379} (U+379); boxes are drawn instead\n")
    }

    func testSeveralWarningsAreOneLineUnlessAskedFor() throws {
        let state = channel("a", text: "\\u0378").replacingOccurrences(
            of: "\"name\": \"Leia\"", with: "\"name\": \"Leia\", \"image\": \"https://example.com/leia.jpg\"")
        try write(state, to: "state.json")
        let short = try run("render", "state.json").error
        XCTAssertTrue(short.hasSuffix(" (and 1 more; --verbose shows them)\n"), short)
        XCTAssertEqual(try run("render", "state.json", "--verbose").error.split(separator: "\n").count, 2)
    }
}
