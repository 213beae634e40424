import Frames
import HeadlessUIKit
import Rendering
import Synchronization
import XCTest

@testable import GoldenTesting
@testable import Goldens

/// The notes of a golden's test, although the golden matches.
final class NoteTests: TestPackageCase {
    /// Runs an assertion in a separate package, and returns its result.
    private func result(
        _ name: String, record: SnapshotTestingConfiguration.Record? = .never, settings: RenderSettings = .golden,
        of makeFrame: () throws -> Frame
    ) throws -> GoldenResult {
        try Self.result(name, in: package, record: record, settings: settings, of: makeFrame)
    }

    private static func result(
        _ name: String, in package: URL, record: SnapshotTestingConfiguration.Record?, settings: RenderSettings,
        of makeFrame: () throws -> Frame
    ) throws -> GoldenResult {
        let place = AssertionPlace(
            name: name, testName: "testNotes()", fileID: "BadgeTests/LabelTests.swift",
            filePath: package.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path, line: 7, column: 1)
        let strategy = Snapshotting<Frame, UIImage>.drawing(tolerance: .init(), settings: { _ in settings }) { $0 }
        return try XCTUnwrap(place.verify(makeFrame, as: strategy, record: record)?.result)
    }

    private func notes(_ name: String, of makeFrame: () throws -> Frame) throws -> [GoldenNote] {
        try result(name, of: makeFrame).notes
    }

    // MARK: Problems of drawing

    func testConstraintThatIsDroppedIsNamed() throws {
        let notes = try notes("conflict") {
            MainQueue.run {
                let view = UIView()
                let label = UILabel()
                view.addSubview(label)
                label.translatesAutoresizingMaskIntoConstraints = false
                label.widthAnchor.constraint(equalToConstant: 10).isActive = true
                label.widthAnchor.constraint(equalToConstant: 20).isActive = true
                return view.makeFrame(proposing: ProposedSize(width: 40, height: 20))
            }
        }
        XCTAssertEqual(notes.map(\.kind), [.droppedConstraint])
        XCTAssertTrue(notes[0].text.contains("UILabel.width == 20"), notes[0].text)
    }

    func testLayoutThatDoesNotSettleNamesViewAndReason() throws {
        let notes = try notes("unsettled") {
            MainQueue.run { RestlessView().makeFrame(proposing: ProposedSize(width: 40, height: 20)) }
        }
        XCTAssertEqual(notes.map(\.kind), [.unsettledLayout])
        XCTAssertTrue(notes[0].text.hasPrefix("RestlessView: layout doesn't settle after"), notes[0].text)
        XCTAssertTrue(notes[0].text.contains("RestlessView.layoutSubviews() requests it by"), notes[0].text)
    }

    func testFontAndPropertyThatAreReplacedAreNamed() throws {
        let notes = try notes("font") {
            MainQueue.run {
                let label = UILabel()
                label.text = "Hello"
                label.font = UIFont(name: "Zapfino", size: 12)
                RenderProblems.report(.undrawn("UIView.flavor", of: label, instead: "it tastes of nothing"))
                return label.makeFrame(proposing: ProposedSize())
            }
        }
        XCTAssertEqual(notes.map(\.kind), [.fallbackFont, .undrawn], "\(notes)")
    }

    func testGlyphThatNoFontHasIsNamed() throws {
        let notes = try notes("glyph") {
            MainQueue.run {
                let label = UILabel()
                label.text = "\u{12000}"
                return label.makeFrame(proposing: ProposedSize())
            }
        }
        XCTAssertEqual(
            notes, [GoldenNote(.missingGlyphs, "no bundled font has \u{12000} (U+12000); boxes are drawn instead")])
    }

    // MARK: Attribution

    func testProblemsBeforeTheAssertionBelongToIt() throws {
        _ = try notes("first") { badge() }
        RenderProblems.report("NoteTests: before the second")
        XCTAssertEqual(try notes("second") { badge() }.map(\.text), ["NoteTests: before the second"])
        XCTAssertEqual(try notes("third") { badge() }, [])
    }

    /// It is printed on standard error once, and noted with each golden.
    func testARepeatedProblemIsOneNote() throws {
        var check = try check()
        check.problems = ["one", "two", "one"].map { RenderProblem(.other, $0) }
        XCTAssertEqual(check.notes.map(\.text), ["one", "two"])
    }

    func testEveryGoldenThatHasAProblemNotesIt() throws {
        for name in ["one", "two"] {
            let notes = try notes(name) {
                RenderProblems.report(.oncePerRun, "NoteTests: in every one")
                RenderProblems.report(.oncePerRender, "NoteTests: in every render")
                return badge()
            }
            XCTAssertEqual(notes.map(\.text), ["NoteTests: in every one", "NoteTests: in every render"])
        }
    }

    func testThreadsNoteTheirOwnProblemsOnly() throws {
        let found = Mutex<[String: [GoldenNote]]>([:])
        let (package, frame) = (try XCTUnwrap(package), badge())
        // The main queue creates the values in the meantime.
        let isDone = expectation(description: "all threads are done")
        DispatchQueue.global().async {
            DispatchQueue.concurrentPerform(iterations: 16) { number in
                let result = try? Self.result(
                    "thread\(number)", in: package, record: .never, settings: .golden
                ) {
                    RenderProblems.report("NoteTests: problem \(number)")
                    return frame
                }
                found.withLock { $0["\(number)"] = result?.notes }
            }
            isDone.fulfill()
        }
        wait(for: [isDone], timeout: 60)
        XCTAssertEqual(found.withLock(\.count), 16)
        for (number, notes) in found.withLock({ $0 }) {
            XCTAssertEqual(notes.map(\.text), ["NoteTests: problem \(number)"])
        }
    }

    // MARK: Output

    func testFailureHasNotes() throws {
        let result = try result("failure") {
            RenderProblems.report("NoteTests: a problem")
            return badge()
        }
        XCTAssertEqual(result.outcome, .missing)
        XCTAssertTrue(result.message?.contains("\n  note: problem: NoteTests: a problem\n") == true)
    }

    func testStandardErrorHasNotesOfPassedTestsOnce() throws {
        _ = try result("reported", record: .missing) { badge() }
        let line = "NoteTests: a line \(UUID().uuidString)"
        let said = try standardError {
            for _ in 1...2 {
                _ = try check("testReported()", variant: "x").run(content(badge()), in: makeRun())
                _ = try verifyAgain(line)
            }
        }
        XCTAssertEqual(said.components(separatedBy: line).count - 1, 1, said)
        XCTAssertTrue(said.contains("note: problem: \(line)\n"), said)
    }

    private func verifyAgain(_ line: String) throws -> GoldenResult {
        try record(badge())
        defer { try? FileManager.default.removeItem(at: golden) }
        var check = try check()
        check.problems = [RenderProblem(.other, line)]
        return check.run(try content(badge()), in: makeRun())
    }

    private func standardError(_ body: () throws -> Void) throws -> String {
        let file = package.appendingPathComponent("stderr.txt")
        let (saved, descriptor) = (dup(2), open(file.path, O_WRONLY | O_CREAT, 0o600))
        dup2(descriptor, 2)
        defer {
            dup2(saved, 2)
            close(saved)
            close(descriptor)
        }
        try body()
        return try String(contentsOf: file, encoding: .utf8)
    }

    // MARK: Strict mode

    func testProblemFailsInStrictModeAndNothingIsRecorded() throws {
        func strict(_ record: SnapshotTestingConfiguration.Record) throws -> GoldenResult {
            try Strictness.with(true) {
                try result("strict", record: record) {
                    RenderProblems.report("NoteTests: in the way", .droppedConstraint)
                    return badge()
                }
            }
        }
        let refused = try strict(.missing)
        XCTAssertEqual(refused.outcome, .flawed)
        XCTAssertFalse(refused.isPending)
        XCTAssertEqual(files(in: "Golden"), [])
        XCTAssertTrue(
            refused.message?.hasPrefix(
                "Golden/Badge/LabelTests/NoteTests/notes.strict.png: MESSAGESHOT_STRICT is set, and dropped constraint: NoteTests: in "
                    + "the way\n  It was not recorded.\n") == true, refused.message ?? "")
    }

    func testGoldenThatMatchesFailsInStrictModeToo() throws {
        try record()
        var check = try check()
        check.problems = [RenderProblem(.undrawn, "one"), RenderProblem(.fallbackFont, "two")]
        let result = try Strictness.with(true) { try check.run(content(badge()), in: makeRun()) }
        XCTAssertEqual([result.outcome.rawValue, result.verdict.rawValue], ["flawed", "same"])
        XCTAssertEqual(
            result.message,
            """
            Golden/Badge/LabelTests/circle.png: MESSAGESHOT_STRICT is set, and not drawn: one
              and fallback font: two
            """)
    }
}

/// A view that requests layout whenever it is laid out.
private final class RestlessView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
    }
}
