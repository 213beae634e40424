import Foundation
import XCTest

/// An output never replaces an input, however its path is spelled.
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
            try assertRefused(output, "render", "chat.yaml", "-o", output, "--flavor", "swiftui")
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

    /// The names of pictures in a folder don't depend on -o alone.
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

    func testAComparedConversationWithThePicturesName() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("k"), withIntermediateDirectories: true)
        for name in ["before", "after", "diff", "side-by-side"] {
            try FileManager.default.copyItem(atPath: path("other.yaml"), toPath: path("k/\(name).png"))
            let result = try run("compare", "k/\(name).png", "--after", "style.yaml", "-o", "k/../k")
            XCTAssertEqual(result.status, 2, result.error)
            XCTAssertEqual(try data("k/\(name).png"), try data("other.yaml"))
            try FileManager.default.removeItem(atPath: path("k/\(name).png"))
        }
    }

    /// All files of a converted folder are inputs, except for earlier results.
    func testFilesOfAnExport() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("export"), withIntermediateDirectories: true)
        let chat = "13.05.24, 09:00 - Ana: Hi\n13.05.24, 09:01 - Ben: Ho\n"
        try write(chat, to: "export/_chat.txt")
        try write("{}", to: "export/other.json")
        for output in ["export/_chat.txt", "./export/../export/other.json"] {
            let result = try run("convert", "export", "--me", "ana", "-o", output)
            XCTAssertEqual(result.status, 2)
            XCTAssertTrue(result.error.contains("is in the input folder"), result.error)
        }
        XCTAssertEqual(try data("export/_chat.txt"), Data(chat.utf8))
        for _ in 0..<2 {
            XCTAssertEqual(try run("convert", "export", "--me", "ana", "-o", "export/chat.yaml").status, 0)
        }
    }

    /// The pictures of an export are beside the file, so it is an ordinary file, and they replace no other files.
    func testPicturesOfAnExport() throws {
        for name in ["export", "out"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try write("13.05.24, 09:00 - Ana: IMG-1.png (file attached)\n", to: "export/_chat.txt")
        try FileManager.default.copyItem(atPath: path("photos/leia.png"), toPath: path("export/IMG-1.png"))
        try FileManager.default.createSymbolicLink(atPath: path("out/l.yaml"), withDestinationPath: "../other.yaml")
        let other = try data("other.yaml")
        XCTAssertEqual(try run("convert", "export", "-o", "out/l.yaml").status, 2)
        XCTAssertEqual(try data("other.yaml"), other)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("out/o-media"), withIntermediateDirectories: true)
        try write("mine", to: "out/o-media/IMG-1.png")
        let taken = try run("convert", "export", "-o", "out/o.yaml")
        XCTAssertEqual(taken.status, 2)
        XCTAssertTrue(taken.error.contains("already exists and is a different picture"), taken.error)
        XCTAssertEqual(String(decoding: try data("out/o-media/IMG-1.png"), as: UTF8.self), "mine")
        try FileManager.default.removeItem(atPath: path("out/o-media"))
        try FileManager.default.createSymbolicLink(atPath: path("out/o-media"), withDestinationPath: "../photos")
        XCTAssertEqual(try run("convert", "export", "-o", "out/o.yaml").status, 2)
        XCTAssertFalse(try contents().contains("photos/IMG-1.png"))
        try FileManager.default.removeItem(atPath: path("out/o-media"))
        for _ in 0..<2 { XCTAssertEqual(try run("convert", "export", "-o", "out/o.yaml").status, 0) }
        XCTAssertEqual(try run("render", "out/o.yaml", "-o", "out/o.png").status, 0)
    }

    /// Nothing outside of a project is written or removed.
    func testAFolderOfPicturesThatLeadsOut() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("project"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path("project/pics"), withDestinationPath: "../photos")
        try write("folder: pics\npictures: { a: { conversation: ../other.yaml } }\n", to: "project/pictures.yaml")
        for option in ["--verbose", "--prune", "--check"] {
            let result = try run("docs", "project", option)
            XCTAssertEqual(result.status, 2)
            XCTAssertTrue(result.error.contains("is outside the folder of this file"), result.error)
        }
        XCTAssertEqual(try contents().filter { $0.hasPrefix("photos/") }, ["photos/leia.png"])
    }

    func testEqualOutputs() throws {
        XCTAssertEqual(try run("render", "other.yaml", "-o", "b.png", "--rtl").status, 0)
        for (output, minimal) in [("d.png", "./d.png"), ("d.txt.png", "d.txt"), ("m.txt", "m.png")] {
            let result = try run("diff", "photos/leia.png", "b.png", "-o", output, "--minimal", minimal)
            XCTAssertEqual(result.status, 2, "\(output) \(minimal)")
        }
    }

    func testOutputsOfABatch() throws {
        let outputs = [
            "o.png", path("o.png"), "album/../photos/../o.png", "/proc/self/cwd/o.png", "album/x.png", "photos/x.png",
        ]
        let jobs = outputs.enumerated().map { #"{"id": "\#($0)", "render": "other.yaml", "output": "\#($1)"}"# }
        try write(jobs.joined(separator: "\n"), to: "jobs.jsonl")
        let run = try run("batch", "jobs.jsonl", "--workers", "1")
        let refused = run.text.split(separator: "\n").filter { $0.contains("already writes") }
        XCTAssertEqual(refused.count, 4, run.text)
        XCTAssertTrue(
            refused.allSatisfy {
                $0.contains("the job of line 1 already writes") || $0.contains("the job of line 5 already writes")
            })
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

    /// Swift repairs such names, and would read and write files with other names.
    func testNamesThatAreNotUTF8() throws {
        for command in ["render $'chat\\xff.yaml'", "render chat.yaml -o $'out\\xff.png'", "$'\\xc3'"] {
            let result = try shell("messageshot \(command)")
            XCTAssertEqual(result.status, 2, command)
            XCTAssertTrue(
                result.error.contains("is not UTF-8; only names in UTF-8 can be read or written"), result.error)
        }
        XCTAssertFalse(try contents().contains { $0.hasPrefix("out") })
    }
}
