import BuiltPrograms
import Foundation
import XCTest
import Yams

/// The action for GitHub in `action.yml`, and the scripts that it runs.
final class ActionTests: XCTestCase {
    private let package = PackageFolder()

    private func node(_ path: String...) throws -> Node {
        var node = try XCTUnwrap(compose(yaml: package.text(of: "action.yml")))
        for key in path { node = try XCTUnwrap(node[key], "action.yml has no \(path.joined(separator: "."))") }
        return node
    }

    func testItsExpressionsNameItsInputsAndSteps() throws {
        let text = try package.text(of: "action.yml")
        let inputs = try Set(XCTUnwrap(node("inputs").mapping).keys.compactMap(\.string))
        XCTAssertEqual(inputs, Set(text.matches(of: #/inputs\.([a-z-]+)/#).map { String($0.1) }))
        let steps = try XCTUnwrap(node("runs", "steps").sequence)
        let names = Set(steps.compactMap { $0["id"]?.string })
        for step in text.matches(of: #/steps\.([a-z]+)/#) {
            XCTAssertTrue(names.contains(String(step.1)), String(step.1))
        }
    }

    func testItsScriptsAreThereAndAreShell() throws {
        let folder = FileManager.default.temporaryDirectory
        for step in try XCTUnwrap(node("runs", "steps").sequence) {
            guard let script = step["run"]?.string else { continue }
            XCTAssertEqual(step["shell"]?.string, "bash")
            XCTAssertEqual(try Run("/bin/bash", ["-n", "-c", script], in: folder).status, 0, script)
            for path in script.matches(of: #/\$GITHUB_ACTION_PATH\/([A-Za-z\/]+)/#) {
                let file = package.url.appendingPathComponent(String(path.1)).path
                XCTAssertTrue(FileManager.default.isExecutableFile(atPath: file), file)
                XCTAssertEqual(try Run("/bin/bash", ["-n", file], in: folder).status, 0, file)
            }
        }
    }

    /// A checkout with one picture that a branch changes; the program is the built one.
    func testTheReviewOfACheckout() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("action-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = BuiltProgram.path(of: "messageshot")
        let setUp = """
            set -e
            git() { command git -c user.name=Test -c user.email=test@localhost -c commit.gpgsign=false "$@"; }
            git init -q -b main
            say() { echo "{ me: ana, users: { ana: Ana }, messages: [{ from: ana, text: $1 }] }" >chat.yaml; }
            say Hello
            "$0" render chat.yaml --embed-frames -o chat.png
            git add . && git commit -q -m 'Add a picture' && git checkout -q -b change
            say Goodbye
            "$0" render chat.yaml --embed-frames -o chat.png
            git commit -q -a -m 'Say goodbye'
            """
        let made = try Run("/bin/bash", ["-c", setUp, program], in: folder)
        XCTAssertEqual(made.status, 0, made.error)
        let environment = [
            "MESSAGESHOT": program, "SINCE": "main", "OUTPUT": "pages", "IMAGES_URL": "https://example.org/1",
            "GITHUB_OUTPUT": folder.appendingPathComponent("output").path,
            "GITHUB_STEP_SUMMARY": folder.appendingPathComponent("summary.md").path,
        ]
        let script = package.url.appendingPathComponent("Scripts/action/review").path
        let run = try Run(script, [], in: folder, environment: environment)
        XCTAssertEqual(run.status, 0, run.error)
        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        XCTAssertEqual(try text("output"), "changed=true\n")
        let summary = try text("summary.md")
        XCTAssertTrue(summary.hasPrefix("<!-- messageshot review -->\n### Pictures: 1 changed\n"), summary)
        XCTAssertEqual(summary, try text("pages/comment.md"))
        XCTAssertTrue(try package.text(of: "action.yml").contains("startsWith('\(summary.prefix { $0 != "\n" })')"))

        let wrong = try Run(script, [], in: folder, environment: environment.merging(["SINCE": "trunk"]) { $1 })
        XCTAssertEqual(wrong.status, 2)
    }
}
