import Foundation
import XCTest

/// An output never takes the place of an input, however its path is spelled.
final class InputsAreNoOutputsTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try write(
            """
            channel: { name: Rebels }
            me: luke
            users: { leia: { name: Leia, avatar: photos/leia.png }, luke: { name: Luke } }
            messages: [{ from: leia, text: Hello }]
            """, to: "chat.yaml")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("photos"), withIntermediateDirectories: true)
        try writeChat(to: "other.yaml")
        XCTAssertEqual(try run("render", "other.yaml", "-o", "photos/leia.png").status, 0)
        try write("{}", to: "style.yaml")
        try FileManager.default.createSymbolicLink(atPath: path("link.png"), withDestinationPath: "photos/leia.png")
        try FileManager.default.createSymbolicLink(atPath: path("album"), withDestinationPath: "photos")
    }

    private func assertRefused(_ output: String, _ arguments: String..., line: UInt = #line) throws {
        let before = try data("photos/leia.png")
        let result = try run(arguments)
        XCTAssertEqual(result.status, 2, line: line)
        XCTAssertTrue(result.error.hasPrefix("messageshot: \(output) is an input"), result.error, line: line)
        XCTAssertEqual(try data("photos/leia.png"), before, line: line)
    }

    func testSpellingsOfAnAvatar() throws {
        for output in [
            "photos/leia.png", "link.png", "album/leia.png", "photos/../album/./leia.png", path("photos/leia.png"),
            "/proc/self/cwd/photos/leia.png",
        ] {
            try assertRefused(output, "render", "chat.yaml", "-o", output)
            try assertRefused(output, "render", "chat.yaml", "-o", output, "--flavour", "swiftui")
        }
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "photos/luke.png").status, 0)
    }

    func testInputsOfEveryKind() throws {
        try assertRefused("./chat.yaml", "render", "chat.yaml", "-o", "./chat.yaml", "--format", "png")
        try assertRefused(
            "style.yaml", "render", "chat.yaml", "--style", "style.yaml", "-o", "style.yaml", "--format", "png")
        try write("[]", to: "notes.yaml")
        try assertRefused(
            "notes.yaml", "render", "chat.yaml", "--annotations", "notes.yaml", "-o", "notes.yaml", "--format", "png")
        try assertRefused("chat.yaml", "convert", "chat.yaml", "-o", "chat.yaml")
        try assertRefused("link.png", "diff", "photos/leia.png", "photos/leia.png", "-o", "link.png")
    }

    /// The names of pictures in a folder follow from other things than -o.
    func testPicturesInFolders() throws {
        try write(
            try String(contentsOfFile: path("chat.yaml"), encoding: .utf8).replacing("leia.png", with: "chat.png"),
            to: "chat.yaml")
        try FileManager.default.moveItem(atPath: path("photos/leia.png"), toPath: path("photos/chat.png"))
        XCTAssertEqual(
            try run("render", "chat.yaml", "-o", "album/").error,
            "messageshot: album/chat.png is an input (\(path("photos/chat.png"))); name another file for the output\n")
        try FileManager.default.moveItem(atPath: path("photos/chat.png"), toPath: path("photos/before.png"))
        try write(
            try String(contentsOfFile: path("chat.yaml"), encoding: .utf8).replacing("chat.png", with: "before.png"),
            to: "chat.yaml")
        XCTAssertEqual(try run("compare", "chat.yaml", "--after", "style.yaml", "-o", "photos").status, 2)
        XCTAssertEqual(try contents().filter { $0.hasPrefix("photos/") }, ["photos/before.png"])
    }

    func testOutputsOfABatch() throws {
        let outputs = [
            "o.png", path("o.png"), "album/../photos/../o.png", "/proc/self/cwd/o.png", "album/x.png", "photos/x.png",
        ]
        let jobs = outputs.enumerated().map { #"{"id": "\#($0)", "render": "other.yaml", "output": "\#($1)"}"# }
        try write(jobs.joined(separator: "\n"), to: "jobs.jsonl")
        let run = try run("batch", "jobs.jsonl", "--workers", "1")
        let refused = run.text.split(separator: "\n").filter { $0.contains("writes") }
        XCTAssertEqual(refused.count, 4, run.text)
        XCTAssertTrue(
            refused.allSatisfy { $0.contains("the job of line 1 writes") || $0.contains("the job of line 5 writes") })
    }

    func testPicturesOfDocuments() throws {
        try write(
            """
            folder: photos
            pictures:
              leia: { conversation: chat.yaml }
            """, to: "pictures.yaml")
        let before = try data("photos/leia.png")
        let result = try run("docs")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.error,
            "messageshot: photos/leia.png is an input of a picture; give the picture that is written there another "
                + "name\n")
        XCTAssertEqual(try data("photos/leia.png"), before)
    }

    /// Swift repairs such names, and would read and write files of other names.
    func testNamesThatAreNoUTF8() throws {
        for command in ["render $'chat\\xff.yaml'", "render chat.yaml -o $'out\\xff.png'", "$'\\xc3'"] {
            let result = try shell("messageshot \(command)")
            XCTAssertEqual(result.status, 2, command)
            XCTAssertTrue(
                result.error.contains("is not UTF-8; only names in UTF-8 can be read or written"), result.error)
        }
        XCTAssertFalse(try contents().contains { $0.hasPrefix("out") })
    }
}
