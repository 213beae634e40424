import Foundation
import Kit
import XCTest

@testable import Previewing

/// Which files are compiled, and which errors of the compiler are shown.
final class PreviewSourcesTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ names: String...) throws {
        for name in names {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
    }

    private func names(_ sources: PreviewSources) -> [String] {
        sources.currentFiles.map { String($0.dropFirst(sources.folder.count + 1)) }
    }

    func testAFolderHasTheFilesOfTheMoment() throws {
        try write("b.swift", "in/a.swift", ".hidden/c.swift", "notes.txt")
        let sources = try PreviewSources([folder.path])
        XCTAssertEqual(names(sources), ["b.swift", "in/a.swift"])
        try write("c.swift")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("b.swift"))
        XCTAssertEqual(names(sources), ["c.swift", "in/a.swift"])
    }

    func testFilesAndFolders() throws {
        try write("b.swift", "in/a.swift", "in/c.swift")
        let paths = ["b.swift", "in", "in/a.swift"].map { folder.appendingPathComponent($0).path }
        XCTAssertEqual(names(try PreviewSources(paths)), ["b.swift", "in/a.swift", "in/c.swift"])
    }

    func testAPackage() throws {
        try write("Package.swift", "Sources/a.swift", ".build/b.swift")
        guard case .package(let path) = try PreviewSources([folder.path]) else { return XCTFail("not a package") }
        XCTAssertEqual(path, folder.standardized.path)
    }

    func testWhatIsNoSource() throws {
        try write("notes.txt", "empty/notes.txt")
        for (name, reason) in [
            ("missing.swift", ": there is no such file or folder"),
            ("notes.txt", " is not a Swift file; name files that end in .swift, a folder, or a package"),
            ("empty", " has no Swift files"),
        ] {
            let path = folder.appendingPathComponent(name).path
            XCTAssertThrowsError(try PreviewSources([path])) { error in XCTAssertEqual("\(error)", path + reason) }
        }
    }

    func testErrorsOfTheCompiler() {
        let output = """
            [1/3] Compiling
            /a/Badge.swift:3:5: error: cannot find 'x' in scope
            /a/Badge.swift:3:5: error: cannot find 'x' in scope
            /a/Badge.swift:4:1: warning: unused
            error: emit-module command failed
            """
        XCTAssertEqual(
            CompilerProblem.all(in: output).map(\.text), ["/a/Badge.swift:3:5: cannot find 'x' in scope"])
    }

    /// Errors that follow from others are shown only if there are no others.
    func testErrorsThatFollowFromOthers() {
        func texts(_ lines: String...) -> [String] {
            CompilerProblem.all(in: lines.joined(separator: "\n")).map(\.text)
        }
        let expansion = "macro expansion #Preview:2:8: error: type 'P' does not conform to protocol 'PreviewRegistry'"
        XCTAssertEqual(
            texts(expansion, "/a/Badge.swift:4:1: error: expected '}'"), ["/a/Badge.swift:4:1: expected '}'"])
        XCTAssertEqual(texts(expansion), [expansion.replacing("error: ", with: "")])
        let lost = "could not find the commit 0123456"
        XCTAssertEqual(texts("error: \(lost)", "error: ExitCode(rawValue: 1)"), [lost])
        XCTAssertEqual(texts("error: ExitCode(rawValue: 1)"), [])
    }

    func testAnInterruptionEndsAProgramAndThoseThatFollow() throws {
        let interruption = Interruption()
        Thread.detachNewThread {
            usleep(50_000)
            interruption.request()
        }
        // The shell starts another program, which ends too: its output would stay open.
        XCTAssertThrowsError(try ProgramRun.run(["sh", "-c", "sleep 600; true"], until: interruption)) { error in
            XCTAssertTrue(error is CancellationError, "\(error)")
        }
        XCTAssertThrowsError(try ProgramRun.run(["sleep", "600"], until: interruption))
    }
}
