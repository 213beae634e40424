import BuiltPrograms
import Foundation
import XCTest

/// Runs every `messageshot` command in the documents in page order, and compares its result with the page.
final class ShellBlockTests: XCTestCase {
    /// Programs that build, install or download, which the tests don't run.
    private static let otherPrograms: Set = [
        ".build/checkouts/MessageShot/Scripts/install-libraries", "fpath", "git", "ln", "make", "podman", "rm",
        "source", "sudo", "swift", "tar",
    ]

    /// The commands that exit with 1, because the stage's files differ or have findings.
    private static let exitCodes: [String: Int32] = ["diff": 1, "lint": 1, "review": 1]

    /// The commands that need the kit, which `make test` puts beside the tests.
    private static let kitCommands: Set = ["kit", "preview", "swift"]

    private let package = PackageFolder()

    func testEveryCommandMatchesThePage() throws {
        var count = 0
        for document in try package.documents().map(document) {
            let steps = document.steps()
            guard !steps.isEmpty else { continue }
            count += steps.count
            XCTAssertNoThrow(
                try DocumentStage.with(document, package: package) { stage in
                    for step in steps {
                        switch step {
                        case .command(let command): try assertEnds(command, on: stage, document.path)
                        case .output(let output): try assertPrints(output, on: stage, document.path)
                        }
                    }
                })
        }
        XCTAssertGreaterThan(count, 40)
    }

    func testOutputIsComparedLineByLine() {
        func matches(_ shown: String, _ printed: String) -> Bool {
            let block = CodeBlock(
                language: "text", line: 1, lines: shown.components(separatedBy: "\n"), mark: "output: x")
            return PrintedOutput(block)?.matches(printed) ?? false
        }
        XCTAssertTrue(matches("a\nb", "a\nb\n"))
        XCTAssertFalse(matches("a\nb", "a\nc\n"))
        XCTAssertFalse(matches("a", "a\nb\n"))
        XCTAssertTrue(matches("a\n…\nd", "a\nb\nc\nd\n"))
        XCTAssertTrue(matches("took … seconds", "took 3 seconds"))
        XCTAssertFalse(matches("took … seconds", "took 3 minutes"))
        XCTAssertFalse(matches("… seconds", "3 seconds ago"))
    }

    func testEveryBlockIsShellCode() throws {
        for document in try package.documents().map(document) {
            for block in document.blocks(markedAs: "sh") {
                let folder = FileManager.default.temporaryDirectory
                let check = try Run("/bin/bash", ["-n"], in: folder, input: Data(block.text.utf8))
                XCTAssertEqual(check.status, 0, "\(document.path):\(block.line): \(check.error)")
            }
        }
    }

    func testEveryMakeTargetExists() throws {
        let makefile = try package.text(of: "Makefile")
        for document in try package.documents().map(document) {
            for command in document.commands() where command.program == "make" {
                let target = command.arguments.split(separator: " ").first ?? ""
                XCTAssertTrue(makefile.contains("\n\(target):"), "\(document.path):\(command.line): make \(target)")
            }
        }
    }

    func testEveryOtherProgramIsListed() throws {
        var unused = Self.otherPrograms
        for document in try package.documents().map(document) {
            for command in document.commands() where command.subcommand == nil {
                XCTAssertTrue(
                    Self.otherPrograms.contains(command.program),
                    "\(document.path):\(command.line): “\(command.program)” is neither run nor listed")
                unused.remove(command.program)
            }
        }
        XCTAssertEqual(unused, [], "no document has a line of these programs")
    }

    func testProgramOfALine() {
        func program(_ line: String) -> String? { ShellCommand(line: 1, text: line)?.program }
        XCTAssertEqual(program("messageshot docs  # draws"), "messageshot")
        XCTAssertEqual(program("MESSAGESHOT_TWICE=1 swift test"), "swift")
        XCTAssertEqual(program("fpath=(~/functions $fpath)"), "fpath")
        XCTAssertNil(program("# a comment"))
        XCTAssertNil(program(""))
        XCTAssertEqual(ShellCommand(line: 1, text: ".build/release/messageshot render a.yaml")?.subcommand, "render")
        XCTAssertNil(ShellCommand(line: 1, text: "make messageshot")?.subcommand)
    }

    private func document(_ path: String) throws -> Document { try Document(path, text: package.text(of: path)) }

    private func assertPrints(_ output: PrintedOutput, on stage: DocumentStage, _ path: String) throws {
        let run = try stage.shell(output.command)
        XCTAssertTrue(
            output.matches(run.text + run.error),
            "\(path):\(output.line): “\(output.command)” prints\n\(run.text)\(run.error)")
    }

    private func assertEnds(_ command: ShellCommand, on stage: DocumentStage, _ path: String) throws {
        var line = "messageshot \(command.arguments)"
        // The pages run `docs` in a separate folder of documents, without the page's other files.
        if command.subcommand == "docs" { line = "mkdir -p documents && cd documents && \(line)" }
        if Self.kitCommands.contains(command.subcommand ?? "") {
            guard (try? BuiltKit.require()) != nil else { return }
        }
        // The page is served until the program is stopped; `PreviewProgramTests` do that.
        if command.subcommand == "preview", !command.arguments.contains("--once") {
            // Ahead of a comment at the end of the line.
            line = line.replacing(" preview ", with: " preview --once ", maxReplacements: 1)
        }
        let run = try stage.shell(line)
        let expected = Self.exitCodes[command.subcommand ?? ""] ?? 0
        XCTAssertEqual(run.status, expected, "\(path):\(command.line): \(command.text)\n\(run.error)")
    }
}
