import Foundation
import XCTest

/// The leftovers if the program is ended while it writes: nothing, or nothing for long.
final class EndedProgramTests: ProgramTestCase {
    private var hidden: [String] {
        get throws { try contents().filter { $0.contains(".messageshot-") } }
    }

    /// The pages of a conversation are drawn for minutes, and written to temporary files from the second one.
    func testSignalsLeaveNothing() throws {
        try writeChat(messages: (1...5000).map { "Message \($0)" })
        for signal in [SIGTERM, SIGINT] {
            let process = Process()
            process.executableURL = Self.program
            process.arguments = ["render", "chat.yaml", "--pages", "--height", "60", "-o", "pages/a.png"]
            process.currentDirectoryURL = folder
            try FileManager.default.createDirectory(atPath: path("pages"), withIntermediateDirectories: true)
            // A shell starts background processes with some signals ignored, which would be inherited.
            let before = Foundation.signal(signal, SIG_DFL)
            try process.run()
            Foundation.signal(signal, before)
            while try hidden.isEmpty, process.isRunning { usleep(1000) }
            XCTAssertTrue(process.isRunning, "the program ended before it could be stopped")
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            XCTAssertEqual(process.terminationStatus, signal)
            XCTAssertEqual(try contents(), ["chat.yaml", "pages"])
        }
    }

    /// The leftovers of killed processes, and the files of a running one.
    func testLeftoversAreRemovedByTheNextRun() throws {
        try writeChat(messages: (1...9).map { "Message \($0)" })
        let written = path(".c.png.messageshot-00000000000000ff.part")
        XCTAssertTrue(FileManager.default.createFile(atPath: written, contents: Data("new".utf8)))
        let writer = open(written, O_RDONLY)
        defer { close(writer) }
        XCTAssertEqual(flock(writer, LOCK_EX), 0)
        for arguments in [["-o", "a.png"], ["-o", "a.svg"], ["--pages", "--height", "200", "-o", "b.png"]] {
            try write("old", to: ".a.png.messageshot-0123456789abcdef.part")
            try write("old", to: ".b.messageshot-fedcba9876543210.part")
            let staging = path(".messageshot-0123456789abcdef.staging")
            try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: false)
            try write("old", to: ".messageshot-0123456789abcdef.staging/new-1")
            XCTAssertEqual(try run(["render", "chat.yaml"] + arguments).status, 0)
            XCTAssertEqual(try hidden, [".c.png.messageshot-00000000000000ff.part"], "\(arguments)")
        }
        XCTAssertTrue(try contents().contains("a.svg"))
    }
}
