import XCTest

/// Every command of `messageshot` in a document runs, in the order of the page, and ends as the page says.
final class ShellBlockTests: XCTestCase {
    /// Programs that a test doesn't run: they build, install and fetch.
    private static let otherPrograms: Set = [
        "fpath", "ln", "make", "podman", "rm", "source", "sudo", "swift", "tar",
    ]

    /// The commands that end with 1, as the files of the stage differ or have findings.
    private static let exitCodes: [String: Int32] = ["diff": 1, "lint": 1]

    private let package = PackageFolder()

    func testEveryCommandEndsAsThePageSays() throws {
        var count = 0
        for document in try package.documents().map(document) {
            let commands = document.commands().filter { $0.subcommand != nil }
            guard !commands.isEmpty else { continue }
            count += commands.count
            XCTAssertNoThrow(
                try DocumentStage.with(document, package: package) { stage in
                    for command in commands { try assertEnds(command, on: stage, "\(document.path):\(command.line)") }
                })
        }
        XCTAssertGreaterThan(count, 30)
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

    func testTheProgramOfALineIsFound() {
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

    private func assertEnds(_ command: ShellCommand, on stage: DocumentStage, _ place: String) throws {
        var line = "messageshot \(command.arguments)"
        // Pages have `docs` run in a folder of documents, which has none of the page's other files.
        if command.subcommand == "docs" { line = "mkdir -p documents && cd documents && \(line)" }
        let run = try stage.shell(line)
        let expected = Self.exitCodes[command.subcommand ?? ""] ?? 0
        XCTAssertEqual(run.status, expected, "\(place): \(command.text)\n\(run.error)")
    }
}
