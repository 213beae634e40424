import Foundation
import SchemaChecks
import XCTest

@testable import Goldens
@testable import Reports

/// The report of a run with changes in real components: first its content, then its page in a browser.
final class DemoReportTests: XCTestCase {
    private static let made = Result { try make() }

    /// The folder of the demo, if the environment sets one.
    private static let asked = ProcessInfo.processInfo.environment["MESSAGESHOT_DEMO"].flatMap { $0.isEmpty ? nil : $0 }

    private static let folder =
        asked.map { URL(fileURLWithPath: $0) }
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("demo-\(UUID().uuidString)")
        .resolvingSymlinksInPath()

    private static func make() throws -> (report: Report, page: URL) {
        let package = folder.appendingPathComponent("ChatDemo")
        if asked != nil { try? FileManager.default.removeItem(at: package) }
        // Tests need a lower resolution than people.
        let demo = try DemoRun(package: package, scale: asked == nil ? 1 : 2)
        try demo.make()
        let report = try Report(RunReport(run: demo.folder), runs: [demo.folder])
        let page = URL(fileURLWithPath: demo.folder).appendingPathComponent("report.html")
        try report.html().write(to: page)
        if asked != nil { print(page.path) }
        return (report, page)
    }

    override class func tearDown() {
        if asked == nil { try? FileManager.default.removeItem(at: folder) }
    }

    func testHeadline() throws {
        XCTAssertEqual(
            try Self.made.get().report.headline, "14 changed, 2 new, 1 unusable, 1 failed, 4 passed, 2 with notes")
    }

    func testEqualChangesAreOneGroupOverTheMatrix() throws {
        let groups = try Self.made.get().report.groups
        XCTAssertEqual(
            // Half a point is visible at two pixels per point, and not at one.
            groups.map { "\($0.count): \($0.title)".replacing("190.5", with: "191") },
            [
                "4 pictures: SquareBubbleView#bubbleView: corner radius 18 → 0, and 1 more",
                "2 pictures: ContainerStackView#bubbleThreadFootnoteContainer: now child 1 of "
                    + "ContainerStackView#mainContainer, was child 2, and 1 more",
                "2 pictures: ChatMessageBubbleView#bubbleView: fill → #B8E0FF",
                "1 picture: same frames, other pixels",
                #"1 text: text: <li class="message">Message 4</li> → <li class="message">Message four</li>"#,
                "1 picture: UITextView#textView: text “[Is the falcon ready? → "
                    + "<script>document.title = 'owned'</script> <b>& more</b>]”",
                "1 picture: ChatMessageBubbleView#bubbleView: corner style square at the bottom right → "
                    + "square at the bottom left, and 3 more",
                "1 picture: MessagesScreen: 40 pt narrower, 88 pt taller",
                "1 picture: ChatReactionsBubbleView#reactionsBubbleView: added at 191 184 32 38, "
                    + "with 7 frames inside",
                "2 pictures: new, pending approval",
                "1 picture: unusable goldens",
                "1 golden: nothing could be compared",
                "1 picture: hidden: UILabel#hintLabel: text “Tap to send” → “Hold to send”",
                "1 golden: Unable to satisfy all required constraints. Left out: UILabel#hintLabel.width == 400. "
                    + "Contradicts: ComposerView.width == 390",
            ])
        XCTAssertEqual(groups[0].causes.count, 2)
    }

    func testChangesNameTheirComponents() throws {
        let golden = try XCTUnwrap(try Self.made.get().report.goldens.first { $0.id.contains("light-leftToRight") })
        XCTAssertEqual(
            golden.changes.map { [$0.subject, $0.text] },
            [
                ["3 × SquareBubbleView#bubbleView", "corner radius 18 → 0"],
                ["3 × SquareBubbleView#bubbleView", "class ChatMessageBubbleView → SquareBubbleView"],
            ])
        XCTAssertEqual(golden.changes[0].frames.count, 3)
        XCTAssertEqual(golden.changes[0].frames.first?.expected, golden.changes[0].frames.first?.actual)
    }

    func testPicturesThatDifferHaveTheirSmallestPart() throws {
        let (report, page) = try Self.made.get()
        let golden = try XCTUnwrap(report.goldens.first { $0.id.contains("light-leftToRight") })
        XCTAssertEqual(golden.minimal?.kind, .picture)
        XCTAssertEqual(golden.minimalText?.kind, .text)
        XCTAssertTrue(golden.message?.contains("  minimal: ") == true, golden.message ?? "")
        let places = try XCTUnwrap(PageFiles(report, byteLimit: Report.defaultByteLimit).goldens[golden.id])
        XCTAssertNotNil(places.minimal)
        XCTAssertNotNil(places.minimalText)
        XCTAssertTrue(try String(contentsOf: page, encoding: .utf8).contains("The smallest part that still differs"))
    }

    func testMarkdownBeginsWithTheMostSignificantChanges() throws {
        let markdown = try Self.made.get().report.markdown()
        XCTAssertTrue(
            markdown.hasPrefix("### Golden tests: 14 changed, 2 new, 1 unusable, 1 failed, 4 passed, 2 with notes\n"))
    }

    func testJSONFollowsItsSchema() throws {
        let report = try Self.made.get().report
        let schema = try JSONSchema(Report.jsonSchema)
        XCTAssertEqual(schema.errors(in: try JSONSerialization.jsonObject(with: report.json())), [])
    }

    /// Clicks and types in the page, if there is a browser.
    func testPageInABrowser() throws {
        let page = try Self.made.get().page
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        func isInstalled(_ name: String) -> Bool {
            paths.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }
        let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        guard browsers.contains(where: isInstalled), isInstalled("python3") else {
            throw XCTSkip("Chromium or Python is not installed, so the report is not tested in a browser")
        }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("browser/report_test.py")
        let log = Self.folder.appendingPathComponent("browser.log")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-B", script.path, page.path]
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let said = try String(contentsOf: log, encoding: .utf8)
        XCTAssertEqual(process.terminationStatus, 0, said)
    }
}
