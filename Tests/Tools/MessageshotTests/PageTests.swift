import Foundation
import XCTest

/// Pages are written to temporary files one by one, and appear together.
final class PageTests: ProgramTestCase {
    private func writeMessages(_ count: Int, to name: String) throws {
        try writeChat(to: name, messages: (1...count).map { "Message \($0)" })
    }

    func testPagesAppearTogether() throws {
        try writeMessages(30, to: "long.yaml")
        try Data("before".utf8).write(to: folder.appendingPathComponent("long-1.png"))
        XCTAssertEqual(try run("render", "long.yaml", "--pages", "--height", "200", "-o", "long.png").status, 0)
        let pages = try contents().filter { $0.hasSuffix(".png") }
        XCTAssertGreaterThan(pages.count, 5)
        XCTAssertEqual(Set(pages), Set((1...pages.count).map { "long-\($0).png" }))
        for page in pages { XCTAssertEqual(try data(page).prefix(4), Data([0x89, 0x50, 0x4E, 0x47])) }
    }

    func testPagesOfALongerPicture() throws {
        try writeMessages(30, to: "long.yaml")
        try writeMessages(10, to: "short.yaml")
        func draw(_ name: String, _ options: String...) throws -> Run {
            try run(["render", name, "--pages", "--height", "200", "-o", "o.png"] + options)
        }
        XCTAssertEqual(try draw("long.yaml").error, "")
        let all = try contents().filter { $0.hasPrefix("o-") }.count
        // Files of others are kept without a message.
        try write("not ours", to: "o-77.png")
        try write("not ours", to: "o-5.old.png")
        let short = try draw("short.yaml")
        XCTAssertEqual(short.status, 0)
        XCTAssertTrue(
            short.error.hasSuffix(" to o-\(all).png are pages of an earlier picture; --prune removes them\n"),
            short.error)
        XCTAssertEqual(try draw("short.yaml", "--prune").error, "")
        XCTAssertEqual(try draw("short.yaml").error, "")
        XCTAssertTrue(try contents().contains("o-77.png"))
        XCTAssertTrue(try contents().contains("o-5.old.png"))
        XCTAssertFalse(try contents().contains("o-\(all).png"))
    }

    func testNoPageAppearsIfItCannotBeShown() throws {
        try writeMessages(30, to: "long.yaml")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("long-3.png"), withIntermediateDirectories: false)
        let result = try run("render", "long.yaml", "--pages", "--height", "200", "-o", "long.png")
        XCTAssertNotEqual(result.status, 0)
        XCTAssertTrue(result.error.contains("long-3.png"), result.error)
        XCTAssertEqual(try contents().sorted(), ["long-3.png", "long.yaml"])
    }

    func testEachPageIsAnSVGFile() throws {
        try writeMessages(10, to: "long.yaml")
        XCTAssertEqual(try run("render", "long.yaml", "--pages", "--height", "200", "-o", "long.svg").status, 0)
        let pages = try contents().filter { $0.hasSuffix(".svg") }
        XCTAssertGreaterThan(pages.count, 1)
        for page in pages { XCTAssertTrue(String(decoding: try data(page), as: UTF8.self).hasSuffix("</svg>\n")) }
    }

    /// More bytes than are kept in memory, in a file, on standard output and beside another file.
    func testPagesOfOneLargeFile() throws {
        let pictures = String(repeating: "🍜🚀🎉👍😀🐢🌈🎸", count: 6)
        try writeChat(to: "long.yaml", messages: (1...24).map { "\($0) \(pictures)" })
        func draw(_ output: String) throws -> Run {
            try run("render", "long.yaml", "--pages", "--height", "300", "--format", "pdf", "-o", output)
        }
        XCTAssertEqual(try draw("long.pdf").status, 0)
        let file = try data("long.pdf")
        XCTAssertGreaterThan(file.count, 4 << 20)
        XCTAssertEqual(try draw("-").output, file)
        XCTAssertEqual(try draw("new/").status, 0)
        XCTAssertEqual(try data("new/long.pdf"), file)
        try assertEnds(
            "messageshot render long.yaml --pages --height 300 --format pdf -o - > /dev/full", with: 3,
            saying: "messageshot: standard output can't be written to: No space left on device\n")
        XCTAssertEqual(try contents().sorted(), ["long.pdf", "long.yaml", "new", "new/long.pdf"])
    }

    func testTooManyMessagesForOneFileAreRefusedAtOnce() throws {
        try writeMessages(5001, to: "long.yaml")
        for name in ["long.svg", "long.pdf"] {
            let result = try run("render", "long.yaml", "-o", name)
            XCTAssertEqual(result.status, 2)
            XCTAssertEqual(
                result.error,
                "messageshot: 5001 messages are too many for one file of this format, which has at most 5000: "
                    + "use --pages or --height\n")
        }
        XCTAssertEqual(try contents().sorted(), ["long.yaml"])
    }
}
