import Foundation
import XCTest

/// Names and texts with terminal escapes, in all commands that print any.
final class HostileNameTests: ProgramTestCase {
    private let evil = "a\u{1B}[31m\u{9B}2J\u{202E}\u{2066}z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}"

    private func assertHarmless(_ arguments: [String], input: Data = Data(), line: UInt = #line) throws {
        let result = try run(arguments, input: input)
        for (name, text) in [("output", result.text), ("error", result.error)] {
            let acting = text.unicodeScalars.filter { scalar in
                switch scalar.value {
                case 0x0A: false
                case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
                default: false
                }
            }
            XCTAssertTrue(acting.isEmpty, "\(arguments) \(name): \(text.debugDescription)", line: line)
            XCTAssertFalse(text.contains("\u{306}"), "\(arguments) \(name)", line: line)
        }
        for text in result.error.split(separator: "\n") where result.status != 0 {
            XCTAssertLessThan(text.unicodeScalars.count, 300, "\(arguments)", line: line)
        }
        XCTAssertTrue([0, 1, 2, 3].contains(result.status), "\(arguments): \(result.status)", line: line)
    }

    func testNamesOfFilesAndArguments() throws {
        let long = String(repeating: "W", count: 5000)
        for name in [evil, "\(evil).png", "\(evil)/\(evil).yaml", "new\nline: all fine", "\u{7}", long] {
            for command in [
                ["render", name], ["render", "chat.yaml", "-o", name + "/x.png"],
                ["render", "chat.yaml", "--channel", name],
                ["render", "chat.yaml", "--device", name], ["render", "chat.yaml", "--\(name)"],
                ["render", "chat.yaml", "--style", name], ["render", "chat.yaml", "--message", name],
                ["render", "chat.yaml", "--locale", name], ["render", "chat.yaml", "-o", "x.\(name)"],
                ["compare", "chat.yaml", "--after", name, "-o", "out"], ["convert", name],
                ["convert", name, "--me", name],
                ["docs", name], ["docs", "--only", name], ["gallery", "--only", name], ["diff", name, name],
                ["lint", name], ["inspect", name], ["schema", name], ["approve", "--package", name],
                ["approve", "--run", name],
                ["report", name], ["goldens", "--package", name], ["goldens", "--since", name], ["symbols", name],
                ["app", name], [name], ["help", name],
            ] {
                try writeChat()
                try assertHarmless(command)
            }
        }
    }

    func testTextsOfConversations() throws {
        let name = String(decoding: try JSONEncoder().encode(evil), as: UTF8.self)
        let chat = """
            {"channel": {"name": \(name)}, "me": "luke", "users": {"leia": {"name": \(name)}, "luke": {"name": "Luke"}},
             "messages": [{"from": "leia", "text": \(name)}, {"from": "luke", "text": "Hi", "image": \(name)}]}
            """
        try write(chat, to: "evil.json")
        let good = chat.replacing(", \"image\": \(name)", with: "")
        try write(good, to: "good.json")
        try write(good.replacing("\"Hi\"", with: "\"Hi \\u202e there\""), to: "other.json")
        for (file, picture) in [("good.json", "a.png"), ("other.json", "b.png")] {
            XCTAssertEqual(try run(["render", file, "-o", picture, "--embed-frames"]).status, 0)
        }
        for command in [
            ["render", "evil.json"], ["render", "good.json", "--message", evil], ["inspect", "a.png"],
            ["inspect", "a.png", "--json"], ["inspect", "a.png", "--tree"],
            ["why", "60", "30", "good.json"], ["why", "60", "30", "good.json", "--json"], ["diff", "a.png", "b.png"],
            ["diff", "a.png", "b.png", "--json"],
            ["lint", "good.json"], ["lint", "good.json", "--json"], ["lint", "a.png"],
            ["compare", "good.json", "--after", "style.yaml", "-o", "out", "--json"],
            ["compare", "good.json", "--after", "style.yaml", "-o", "out"], ["convert", "good.json"],
        ] {
            try write("bubble: { corner-radius: 0 }", to: "style.yaml")
            try assertHarmless(command)
        }
        try write("bubble: { \(name): 0 }", to: "style.yaml")
        try assertHarmless(["render", "good.json", "--style", "style.yaml"])
        try assertHarmless(["render", "-", "-o", "c.png"], input: Data("{\(name): 1}".utf8))
    }

    func testChunksOfPictures() throws {
        try writeChat()
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "a.png").status, 0)
        var data = try data("a.png")
        // The type of the first chunk after the header.
        data.replaceSubrange(37..<41, with: [0x1B, 0x5B, 0x32, 0x4A])
        try data.write(to: URL(fileURLWithPath: path("b.png")))
        for command in [["inspect", "b.png"], ["diff", "a.png", "b.png"]] { try assertHarmless(command) }
    }
}
