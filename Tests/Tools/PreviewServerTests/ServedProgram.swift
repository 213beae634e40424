import BuiltPrograms
import Foundation
import XCTest

/// A run of `messageshot preview` that serves a page, until it is released.
final class ServedProgram {
    let process = Process()
    let address: String
    private let output = Pipe()
    private let errors: URL

    /// The program has ended without serving a page.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The address is the first line that the program prints.
    init(_ sources: String..., in folder: URL) throws {
        errors = folder.appendingPathComponent("errors.log")
        try Data().write(to: errors)
        process.executableURL = URL(fileURLWithPath: BuiltProgram.path(of: "messageshot"))
        process.arguments = ["preview"] + sources + ["--port", "0"]
        process.currentDirectoryURL = folder
        let temporary = folder.appendingPathComponent("temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        var line = Data()
        while line.last != 0x0A {
            let byte = output.fileHandleForReading.readData(ofLength: 1)
            guard !byte.isEmpty else {
                throw Failure(description: try String(contentsOf: errors, encoding: .utf8))
            }
            line += byte
        }
        address = String(decoding: line.dropLast(), as: UTF8.self)
    }

    deinit {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }

    var port: UInt16 {
        get throws { try XCTUnwrap(URL(string: address)?.port.flatMap(UInt16.init)) }
    }

    /// What it has printed to standard error.
    var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// The programs that it has started and that run.
    var children: [String] {
        let tasks =
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/task")) ?? []
        let all = tasks.compactMap {
            try? String(contentsOfFile: "/proc/\(process.processIdentifier)/task/\($0)/children", encoding: .utf8)
        }
        return all.flatMap { $0.split(separator: " ").map(String.init) }
    }
}
