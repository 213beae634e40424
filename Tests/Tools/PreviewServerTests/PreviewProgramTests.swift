import BuiltPrograms
import Foundation
import XCTest

/// `messageshot preview` with the compiler: the page follows the sources, and survives what they do.
final class PreviewProgramTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        try BuiltKit.require()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ previews: String, to name: String = "Badge.swift") throws {
        try Data("import SwiftUI\n\(previews)\n".utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
    }

    private func open(_ program: ServedProgram) throws -> (page: PageConnection, client: String) {
        let page = try PageConnection(port: program.port)
        XCTAssertEqual(try page.request("GET", "/events", ["Host": "127.0.0.1:\(program.port)"]).status, 200)
        return (page, try XCTUnwrap(page.event("session")["client"] as? String))
    }

    private func want(_ names: String..., for client: String, of program: ServedProgram) throws {
        let order = names.map { #"{"preview": "Previewed/\#($0)", "variant": 0}"# }.joined(separator: ", ")
        let body =
            #"{"variants": [{"appearance": "light", "contentSize": "large", "locale": "en_US"}], "order": [\#(order)]}"#
        let response = try PageConnection(port: program.port).request(
            "POST", "/wanted/\(client)", ["Host": "localhost:\(program.port)"], body: body)
        XCTAssertEqual(response.status, 204, response.text)
    }

    private func status(_ wanted: String) -> ([String: Any]) -> Bool { { $0["status"] as? String == wanted } }

    func testTheLifeOfAPage() throws {
        try write(#"#Preview("Few") { Text("3 new").padding() }"#)
        let program = try ServedProgram("Badge.swift", in: folder)
        XCTAssertTrue(program.address.contains(/^http:\/\/127\.0\.0\.1:\d+\/$/), program.address)
        let (page, client) = try open(program)
        _ = try page.event("previews")
        try want("Badge-Few", "Badge-Many", for: client, of: program)
        let drawn = try page.event("drawn")
        let picture = try XCTUnwrap(drawn["picture"] as? String, "\(drawn)")
        let host = ["Host": "127.0.0.1:\(try program.port)"]
        let png = try PageConnection(port: program.port).request("GET", "/pictures/\(picture)", host)
        XCTAssertEqual(png.body.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
        let frames = try PageConnection(port: program.port).request("GET", "/frames/\(picture)", host)
        XCTAssertEqual(frames.status, 200)
        XCTAssertTrue(frames.text.contains(#""name":"Text""#), frames.text)
        XCTAssertTrue(frames.text.contains("modifier: .padding"), frames.text)

        // An edit.
        try write(#"#Preview("Many") { Text("128 new") }"#)
        let listing = try page.event("previews")
        XCTAssertEqual((listing["previews"] as? [[String: Any]])?.compactMap { $0["name"] as? String }, ["Many"])
        XCTAssertEqual(try page.event("drawn")["preview"] as? String, "Previewed/Badge-Many")

        // A mistake, which leaves the last pictures.
        try write("#Preview(\"Many\") {\n    Text(missing)\n}")
        let failed = try page.event("status", where: status("failed"))
        let error = try XCTUnwrap((failed["errors"] as? [[String: Any]])?.first)
        XCTAssertEqual(error["file"] as? String, "Badge.swift")
        XCTAssertEqual(error["line"] as? Int, 3)
        XCTAssertEqual(error["column"] as? Int, 10)
        XCTAssertEqual(error["message"] as? String, "cannot find 'missing' in scope")
        XCTAssertEqual(error["source"] as? String, "    Text(missing)")

        // A crash and its neighbor.
        try write(
            #"#Preview("Crash") { if true { fatalError("no chance") }; return Text("") }"# + "\n"
                + #"#Preview("Many") { Text("128 new") }"#)
        _ = try page.event("previews")
        try want("Badge-Crash", "Badge-Many", for: client, of: program)
        let crashed = try page.event("drawn") { $0["failure"] != nil }
        XCTAssertEqual(crashed["preview"] as? String, "Previewed/Badge-Crash")
        XCTAssertTrue((crashed["failure"] as? String)?.contains("no chance") == true, "\(crashed)")
        try want("Badge-Many", for: client, of: program)
        try write(#"#Preview("Many") { Text("129 new") }"#)
        XCTAssertNotNil(try page.event("drawn") { $0["preview"] as? String == "Previewed/Badge-Many" }["picture"])

        // The signal of Ctrl-C may be ignored where tests run in the background.
        XCTAssertFalse(program.children.isEmpty)
        let children = program.children
        kill(program.process.processIdentifier, SIGTERM)
        program.process.waitUntilExit()
        XCTAssertEqual(program.process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(program.process.terminationStatus, SIGTERM)
        let left = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("temporary").path)
        XCTAssertEqual(left, [])
        for child in children { XCTAssertFalse(Self.isRunning(child), child) }
        XCTAssertFalse(program.log.contains("warning"), program.log)
    }

    /// Whether a process runs. One that has ended may still be listed until its parent asks for it.
    private static func isRunning(_ process: String) -> Bool {
        for _ in 0..<200 {
            guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let state = status.split(separator: ")").last?.split(separator: " ").first, state != "Z"
            else { return false }
            usleep(10_000)
        }
        return true
    }

    /// Compiling again and again leaves no descriptors open.
    func testEditsKeepTheNumberOfDescriptors() throws {
        try write(#"#Preview("0") { Text("") }"#)
        let program = try ServedProgram("Badge.swift", in: folder)
        let (page, _) = try open(program)
        _ = try page.event("previews")
        func count() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.process.processIdentifier)/fd").count
        }
        let before = try count()
        for edit in 1...6 {
            try write(#"#Preview("\#(edit)") { Text("") }"#)
            _ = try page.event("previews")
        }
        XCTAssertLessThan(try count(), before + 8)
    }

    func testAnEndlessPreviewIsInterruptedByAnEdit() throws {
        try write(#"#Preview("Endless") { while true {} ; return Text("") }"#)
        let program = try ServedProgram(".", in: folder)
        let (page, client) = try open(program)
        _ = try page.event("previews")
        try want("Badge-Endless", "Other", for: client, of: program)
        try write(#"#Preview("Other") { Text("done") }"#, to: "Other.swift")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Badge.swift"))
        let listing = try page.event("previews") { ($0["previews"] as? [[String: Any]])?.count == 1 }
        XCTAssertEqual((listing["previews"] as? [[String: Any]])?.first?["group"] as? String, "Other.swift")
    }

    func testAnEndlessPreviewIsReported() throws {
        try write(
            #"#Preview("Endless") { while true {} ; return Text("") }"# + "\n" + #"#Preview("Fine") { Text("done") }"#)
        let program = try ServedProgram("Badge.swift", in: folder)
        let (page, client) = try open(program)
        _ = try page.event("previews")
        try want("Badge-Endless", "Badge-Fine", for: client, of: program)
        XCTAssertEqual(
            try page.event("drawn")["failure"] as? String, "it isn't drawn after 8 seconds: does a loop never end?")
        XCTAssertNotNil(try page.event("drawn")["picture"])
    }

    /// Clicks and types in the page, if there is a browser.
    func testPageInABrowser() throws {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        func isInstalled(_ name: String) -> Bool {
            paths.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }
        let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        guard browsers.contains(where: isInstalled), isInstalled("python3") else {
            throw XCTSkip("Chromium or Python is not installed, so the page of previews is not tested in a browser")
        }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("browser/preview_test.py")
        let run = try Run(
            "/usr/bin/env", ["python3", "-B", script.path, BuiltProgram.path(of: "messageshot")], in: folder)
        XCTAssertEqual(run.status, 0, run.text + run.error)
    }
}
