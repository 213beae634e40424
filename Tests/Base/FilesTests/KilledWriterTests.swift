import BuiltPrograms
import Foundation
import XCTest

@testable import Files

/// Processes that are killed while they write.
final class KilledWriterTests: FolderTestCase {
    /// Kills a process that writes into `folder` at a random moment, and returns how it ended.
    private func end(_ folder: String, _ way: String, by signal: Int32, after microseconds: UInt32) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: BuiltProgram.path(of: "KilledWriter"))
        process.arguments = [folder, way]
        let output = Pipe()
        process.standardOutput = output
        // A shell starts background jobs with some signals ignored, which child processes would inherit.
        let before = Foundation.signal(signal, SIG_DFL)
        try process.run()
        Foundation.signal(signal, before)
        XCTAssertEqual(output.fileHandleForReading.availableData, Data("begun\n".utf8))
        usleep(microseconds)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process
    }

    /// A folder in memory if possible: there, renaming takes as long as writing.
    private func makeQuickFolder() throws -> String {
        guard access("/dev/shm", W_OK) == 0 else { return try makeFolder() }
        let folder = "/dev/shm/files-\(UUID().uuidString)"
        mkdir(folder, 0o755)
        addTeardownBlock { try? FileManager.default.removeItem(atPath: folder) }
        return folder
    }

    private func hidden(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains("messageshot-") }
    }

    /// The different contents of the files in a folder.
    private func contents(of folder: String) throws -> Set<Data> {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
        XCTAssertEqual(paths.count, 12)
        return Set(paths.compactMap { read("\(folder)/\($0)") })
    }

    func testSetIsWholeAfterAKill() throws {
        let folder = try makeQuickFolder()
        var finished = 0
        for round in 0..<1000 where round < 100 || finished == 0 {
            let process = try end(folder, "set", by: SIGKILL, after: UInt32(round * 97 % 9000))
            XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            let set = try StagedFiles(in: folder)
            finished += set.finishedCount
            set.discard()
            XCTAssertEqual(try contents(of: folder).count, 1, "round \(round): old and new files are mixed")
            XCTAssertEqual(try hidden(in: folder), [])
        }
        XCTAssertGreaterThan(finished, 0, "no process was killed while it gave names")
    }

    func testFilesAreWholeAfterAKill() throws {
        let folder = try makeQuickFolder()
        for round in 0..<20 {
            _ = try end(folder, "files", by: SIGKILL, after: UInt32(round * 97 % 1000))
            UnfinishedFiles.remove(in: folder)
            XCTAssertEqual(try hidden(in: folder), [])
            for name in try names(in: folder) {
                let text = String(decoding: read("\(folder)/\(name)") ?? Data(), as: UTF8.self)
                XCTAssertEqual(Set(text.split(separator: " ")).count, 1)
                XCTAssertEqual(text.split(separator: " ").count, 2000)
            }
        }
    }

    func testSignalsLeaveNothing() throws {
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU] {
            for way in ["set", "files"] {
                let folder = try makeQuickFolder()
                for round in 0..<5 {
                    let process = try end(folder, way, by: signal, after: UInt32(round * 731))
                    XCTAssertEqual(process.terminationReason, .uncaughtSignal)
                    XCTAssertEqual(process.terminationStatus, signal)
                    XCTAssertEqual(try hidden(in: folder), [], "\(way), signal \(signal)")
                    if way == "set" { XCTAssertEqual(try contents(of: folder).count, 1) }
                }
            }
        }
    }
}
