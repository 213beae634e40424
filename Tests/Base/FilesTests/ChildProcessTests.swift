import Files
import Foundation
import XCTest

/// Programs that run beside this one.
final class ChildProcessTests: XCTestCase {
    private func shell(_ line: String) throws -> ChildProcess { try ChildProcess(["/bin/sh", "-c", line]) }

    func testOutputAndCode() throws {
        let process = try shell("cat; echo out; echo err >&2; exit 3")
        XCTAssertEqual(process.wait(until: .distantFuture), .code(3))
        XCTAssertEqual(process.wait(until: .now()), .code(3), "the end is kept")
        XCTAssertEqual(String(decoding: process.outputBytes, as: UTF8.self), "out\n")
        XCTAssertEqual(String(decoding: process.errorBytes, as: UTF8.self), "err\n")
    }

    func testSignal() throws {
        let ending = try shell("kill -SEGV $$").wait(until: .distantFuture)
        XCTAssertEqual(ending, .signal(SIGSEGV))
        XCTAssertEqual(ending?.description, "signal 11, SIGSEGV")
        XCTAssertEqual(ProcessEnding.code(2).description, "code 2")
    }

    /// The processes that it has started end with it.
    func testKilling() throws {
        let process = try shell("sleep 1000 & echo $!; wait")
        while process.outputBytes.isEmpty { usleep(1000) }
        XCTAssertNil(process.wait(until: .now()))
        process.kill()
        XCTAssertEqual(process.wait(until: .distantFuture), .signal(SIGKILL))
        process.kill()
        let text = String(decoding: process.outputBytes, as: UTF8.self).trimmingCharacters(in: .newlines)
        let sleeping = try XCTUnwrap(pid_t(text))
        while isRunning(sleeping) { usleep(1000) }
    }

    /// A program that is asked to end cleans up; one that doesn't end is killed.
    func testTerminating() throws {
        let polite = try shell("trap 'echo bye; exit 4' TERM; echo hi; sleep 1000 & wait")
        while polite.outputBytes.isEmpty { usleep(1000) }
        polite.terminate()
        XCTAssertEqual(polite.wait(), .code(4))
        XCTAssertEqual(String(decoding: polite.outputBytes, as: UTF8.self), "hi\nbye\n")
        let stubborn = try shell("trap '' TERM; echo hi; while true; do sleep 1000; done")
        while stubborn.outputBytes.isEmpty { usleep(1000) }
        stubborn.terminate()
        XCTAssertEqual(stubborn.wait(), .signal(SIGKILL))
    }

    func testFolderVariablesAndDescriptors() throws {
        let pipe = try Descriptors.pipe()
        defer { close(pipe.reading) }
        let process = try ChildProcess(
            ["sh", "-c", "pwd; echo $WORD; exit 1"], in: "/", environment: ["WORD": "w"], output: pipe.writing)
        close(pipe.writing)
        XCTAssertEqual(process.wait().status, 1)
        XCTAssertEqual(String(decoding: Descriptors.read(pipe.reading).bytes, as: UTF8.self), "/\nw\n")
        XCTAssertEqual(Descriptors.read(pipe.reading).count, 0, "nothing else holds the pipe")
        XCTAssertTrue(process.outputBytes.isEmpty)
        XCTAssertEqual(ProcessEnding.signal(SIGKILL).status, 137)
    }

    /// What a program leaves behind ends with it.
    func testProgramsThatStayEndWithTheirProgram() throws {
        let process = try shell("sleep 1000 & echo $!")
        process.wait()
        let text = String(decoding: process.outputBytes, as: UTF8.self).trimmingCharacters(in: .newlines)
        let sleeping = try XCTUnwrap(pid_t(text))
        while isRunning(sleeping) { usleep(1000) }
    }

    func testDescriptorsAreClosed() throws {
        func count() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try count()
        for _ in 0..<20 {
            try shell("true").wait()
            XCTAssertThrowsError(try ChildProcess(["/nonexistent"]))
        }
        // A thread may still hold those of the last run.
        XCTAssertLessThan(try count(), before + 8)
    }

    /// Whether a process runs; one that waits for its parent to notice the end doesn't.
    private func isRunning(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status.map { !$0.contains(") Z ") } ?? false
    }

    func testMissingFolder() {
        XCTAssertThrowsError(try ChildProcess(["true"], in: "/nonexistent")) { error in
            XCTAssertEqual("\(error)", "/nonexistent: entering failed: No such file or directory")
        }
    }

    func testMissingProgram() {
        XCTAssertThrowsError(try ChildProcess(["/nonexistent"])) { error in
            XCTAssertEqual("\(error)", "/nonexistent: starting failed: No such file or directory")
        }
    }

    func testScratchFolder() throws {
        var folder: ScratchFolder? = try ScratchFolder()
        let path = try XCTUnwrap(folder?.path)
        try Data("a".utf8).write(to: URL(fileURLWithPath: "\(path)/a.txt"))
        XCTAssertEqual(try ScratchFolder().path == path, false)
        XCTAssertTrue(FileManager.default.fileExists(atPath: "\(path)/a.txt"), "in use, so not taken for a leftover")
        folder = nil
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    }
}
