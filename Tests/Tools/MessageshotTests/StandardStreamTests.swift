import Foundation
import XCTest

/// The program with standard streams that are full, closed or without a reader.
final class StandardStreamTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat()
    }

    func testErrorsWithoutACompletion() throws {
        for command in [
            "render none.yaml", "render --frobnicate", "frobnicate", "render", "diff a.png b.png", "approve",
        ] {
            for stream in ["2>/dev/full", "2>&-", "<&- >&- 2>&-", "2>/dev/full >/dev/full"] {
                try assertEnds("messageshot \(command) \(stream)", with: 2)
            }
        }
    }

    func testOutputWithoutAReader() throws {
        for command in ["--help", "--version", "help render", "schema", "render chat.yaml -o -", "symbols"] {
            for (stream, reason) in [
                (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
            ] {
                try assertEnds(
                    "messageshot \(command) \(stream)", with: 3,
                    saying: "messageshot: standard output can't be written to: \(reason)\n")
                try assertEnds("messageshot \(command) \(stream) 2>&-", with: 3)
            }
        }
    }

    func testPipeWithoutAReader() throws {
        try write(#"{"id": "a", "render": "chat.yaml", "output": "a.png"}"#, to: "jobs.jsonl")
        for command in [
            ["--help"], ["schema"], ["render", "chat.yaml", "-o", "-"], ["render", "--device", "list"],
            ["batch", "jobs.jsonl"], ["symbols"],
        ] {
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            let result = try run(command, output: pipe.fileHandleForWriting)
            XCTAssertEqual(result.status, 128 + SIGPIPE, "\(command)")
            XCTAssertEqual(result.error, "", "\(command)")
        }
    }

    /// An opened file must not get the number of a standard stream: an error would be written into it.
    func testPictureIsCompleteIfStreamsAreClosed() throws {
        try assertEnds("messageshot render chat.yaml -o a.png", with: 0)
        for streams in ["2>&-", ">&-", "<&-", "<&- >&- 2>&-"] {
            try assertEnds("messageshot render chat.yaml -o b.png \(streams)", with: 0)
            XCTAssertEqual(try data("b.png"), try data("a.png"), streams)
            XCTAssertEqual(try contents(), ["a.png", "b.png", "chat.yaml"])
            try FileManager.default.removeItem(atPath: path("b.png"))
        }
        try assertEnds(
            "messageshot render - -o b.png <&-", with: 2,
            saying: "messageshot: standard input can't be read; redirect a file to it\n")
    }

    func testFilesThatMayNotGrow() throws {
        try assertEnds(
            "ulimit -f 1; messageshot render chat.yaml -o a.png", with: 3,
            saying: "messageshot: a.png: writing failed: File too large\n")
        XCTAssertEqual(try contents(), ["chat.yaml"])
    }

    func testLittleMemory() throws {
        try assertEnds(
            "ulimit -v 250000; messageshot render chat.yaml -o a.png", with: 3,
            saying: "messageshot: the memory of a process is limited to 244 MiB; allow at least 256 MiB (ulimit -v)\n")
        XCTAssertEqual(try contents(), ["chat.yaml"])
    }

    func testLittleStackAndData() throws {
        try assertEnds(
            "ulimit -s 128; messageshot render chat.yaml -o a.png", with: 3,
            saying: "messageshot: the stack of a process is limited to 128 KiB; allow at least 1 MiB (ulimit -s)\n")
        try assertEnds(
            "ulimit -d 100000; messageshot render chat.yaml -o a.png", with: 3,
            saying: "messageshot: the data of a process is limited to 97 MiB; allow at least 128 MiB (ulimit -d)\n")
        XCTAssertEqual(try contents(), ["chat.yaml"])
        try assertEnds("ulimit -s 1024; messageshot render chat.yaml -o a.png", with: 0)
    }

    func testFewDescriptors() throws {
        let few = try shell("ulimit -n 20; messageshot render chat.yaml -o a.png")
        XCTAssertEqual([few.error, "\(few.status)"], ["", "0"])
        for count in 4..<12 {
            let result = try shell("ulimit -n \(count); messageshot render chat.yaml -o b.png")
            XCTAssertTrue([0, 3, 127].contains(result.status), "\(count): \(result.status) \(result.error)")
            if result.status == 0 { XCTAssertEqual(try data("b.png"), try data("a.png")) }
        }
    }

    /// The conversation is read while descriptors are left, and its picture when there are none.
    func testFewDescriptorsForPictures() throws {
        XCTAssertEqual(try shell("messageshot render chat.yaml --width 40 --scale 1 -o photo.png").status, 0)
        try write(
            "users: { a: { name: Ann, avatar: photo.png } }\nmessages: [{ from: a, text: Hi }]\n", to: "photo.yaml")
        try assertEnds(
            "ulimit -n 4; messageshot render photo.yaml -o b.png", with: 3,
            saying: "messageshot: \(path("photo.png")): the picture can't be read: Too many open files\n")
    }

    func testFolderThatCannotBeWrittenTo() throws {
        try XCTSkipIf(geteuid() == 0, "nothing is read-only for root")
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o755) }
        try assertEnds(
            "messageshot render chat.yaml -o a.png", with: 2,
            saying: "messageshot: .: the folder can't be written to: Permission denied\n")
    }
}
