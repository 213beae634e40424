import Foundation
import Frames
import Typesetting
import XCTest

/// The same text gives the same glyphs on every thread and in every environment.
final class DeterminismTests: XCTestCase {
    private static let text = StyledText(runs: [
        .init(text: "Hello 😀 12:01\u{202F}PM ", attributes: .body),
        .init(text: "مرحبا שלום 你好 骨 Привет ", attributes: TextAttributes(font: .system(size: 23, weight: .bold))),
        .init(text: "let x = 1", attributes: TextAttributes(font: .init(family: .monospaced, size: 13))),
    ])

    private static func content(_ typesetter: Typesetter) -> TextContent {
        typesetter.layOut(text, maximumWidth: 180).content(in: 180)
    }

    func testTwoTypesettersAgree() {
        XCTAssertEqual(Self.content(Typesetter()), Self.content(Typesetter()))
    }

    func testTheCacheChangesNothing() {
        let typesetter = Typesetter()
        let first = Self.content(typesetter)
        for number in 0..<10_000 {
            _ = typesetter.layOut(StyledText("\(number)", .body))
        }

        XCTAssertEqual(Self.content(typesetter), first)
        XCTAssertEqual(Self.content(typesetter), first)
    }

    func testThreadsAgree() {
        let expected = Self.content(.current)
        let answers = Answers()
        DispatchQueue.concurrentPerform(iterations: 16) { _ in answers.append(Self.content(.current)) }

        XCTAssertEqual(answers.all.count, 16)
        XCTAssertTrue(answers.all.allSatisfy { $0 == expected })
    }

    /// Runs this test's program again for one test in another environment.
    func testTheEnvironmentDoesntMatter() throws {
        let usual = try output(environment: [:])
        let other = try output(environment: [
            "HOME": "/nonexistent", "FONTCONFIG_FILE": "/nonexistent/fonts.conf", "FONTCONFIG_PATH": "/nonexistent",
            "XDG_CACHE_HOME": "/nonexistent", "LANGUAGE": "ja:ko", "PANGO_LANGUAGE": "ja", "LC_ALL": "ja_JP.UTF-8",
            "FC_LANG": "ja",
        ])

        XCTAssertTrue(usual.contains("glyphs"), usual)
        XCTAssertEqual(usual, other)
    }

    func testPrintsGlyphsForTheTestAbove() {
        let runs = Self.content(.current).runs
        XCTAssertFalse(runs.isEmpty)
        guard ProcessInfo.processInfo.environment[Self.childVariable] != nil else { return }
        for run in runs {
            print("glyphs", run.face.file, run.size, run.origin, run.glyphs.map { "\($0.id) \($0.x) \($0.y)" })
        }
    }

    private static let childVariable = "MESSAGESHOT_TYPESETTING_CHILD"

    /// Returns the lines with glyphs, and everything written to standard error.
    private func output(environment: [String: String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["TypesettingTests.DeterminismTests/testPrintsGlyphsForTheTestAbove"]
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment) { $1 }
            .merging([Self.childVariable: "1"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let errorData = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("glyphs") }
        return lines.joined(separator: "\n") + String(decoding: errorData, as: UTF8.self)
    }

    /// Collects the results of threads.
    private final class Answers: @unchecked Sendable {
        private let lock = NSLock()
        private var contents: [TextContent] = []

        var all: [TextContent] { lock.withLock { contents } }

        func append(_ content: TextContent) { lock.withLock { contents.append(content) } }
    }
}
