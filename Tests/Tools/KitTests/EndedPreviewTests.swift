import BuiltPrograms
import Foundation
import XCTest

/// Whatever ends `messageshot preview`, the programs that it has started end, too.
final class EndedPreviewTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        try BuiltKit.require()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ended-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let code = "import SwiftUI\n#Preview(\"endless\") { while true {}; return Text(\"\") }\n"
        try Data(code.utf8).write(to: folder.appendingPathComponent("Row.swift"))
    }

    override func tearDownWithError() throws {
        if let folder { try FileManager.default.removeItem(at: folder) }
    }

    /// The running programs in the folder, or those whose arguments contain a word.
    private func programs(_ word: String? = nil) -> [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
        return all.filter { process in
            // That of a process that has ended can't be read.
            let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
            let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return place == folder.path && word.map(String(decoding: arguments, as: UTF8.self).contains) ?? true
        }
    }

    private func waitFor(_ word: String) throws -> [pid_t] {
        for _ in 0..<6000 {
            let found = programs(word)
            if !found.isEmpty { return found }
            usleep(10_000)
        }
        throw NSError(domain: "no \(word)", code: 1)
    }

    /// Waits until no program of the folder runs.
    private func assertNothingIsLeft(line: UInt = #line) {
        for _ in 0..<1000 where !programs().isEmpty { usleep(10_000) }
        XCTAssertEqual(programs(), [], line: line)
    }

    private func start(
        _ arguments: [String], environment: [String: String] = [:], input: Pipe? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: BuiltProgram.path(of: "messageshot"))
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }

    func testAKilledPreview() throws {
        let process = try start(["preview", "Row.swift", "--once", "--time-limit", "600"])
        _ = try waitFor("draw-previews")
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        assertNothingIsLeft()
    }

    /// The compiler, too.
    func testAKilledCompilation() throws {
        let programs = folder.appendingPathComponent("programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        let compiler = programs.appendingPathComponent("swiftc")
        try Data("#!/bin/sh\nsleep 600 & wait\n".utf8).write(to: compiler)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let process = try start(
            ["preview", "Row.swift", "--once"], environment: ["PATH": "\(programs.path):/usr/bin:/bin"])
        _ = try waitFor("sleep")
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        assertNothingIsLeft()
    }

    private static let request = """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}
        {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"draw_preview","arguments":{"sources":"Row.swift"}}}

        """

    /// A server whose call draws the endless preview.
    private func startServer(_ arguments: String...) throws -> (process: Process, input: FileHandle) {
        let input = Pipe()
        let process = try start(["mcp"] + arguments, input: input)
        input.fileHandleForWriting.write(Data(Self.request.utf8))
        _ = try waitFor("draw-previews")
        return (process, input.fileHandleForWriting)
    }

    /// Waits until the server alone is left.
    private func assertOnlyServerIsLeft(_ server: Process, line: UInt = #line) {
        for _ in 0..<1000 where programs() != [server.processIdentifier] { usleep(10_000) }
        XCTAssertEqual(programs(), [server.processIdentifier], line: line)
    }

    func testACallAfterItsTimeLimit() throws {
        let (server, input) = try startServer("--timeout", "4")
        assertOnlyServerIsLeft(server)
        try input.close()
        server.waitUntilExit()
        assertNothingIsLeft()
    }

    func testACanceledCall() throws {
        let (server, input) = try startServer()
        input.write(
            Data(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#.utf8 + [0x0A]))
        assertOnlyServerIsLeft(server)
        try input.close()
        server.waitUntilExit()
        assertNothingIsLeft()
    }

    func testAServerWhoseInputEndsDuringACall() throws {
        let (server, input) = try startServer("--timeout", "4")
        try input.close()
        server.waitUntilExit()
        assertNothingIsLeft()
    }

    func testAKilledServer() throws {
        let (server, input) = try startServer()
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        assertNothingIsLeft()
        try input.close()
    }
}
