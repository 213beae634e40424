import Frames
import Goldens
import HeadlessUIKit
import Rendering
import Testing
import XCTest

@testable import GoldenTesting

/// The layout lint of a scope checks the drawn goldens.
@MainActor @preconcurrency
final class GoldenLintTests: TestPackageCase {
    /// A card with a pale line and a small button, on white.
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        card.backgroundColor = .white
        let time = UILabel(frame: CGRect(x: 8, y: 8, width: 60, height: 20))
        time.text = "today"
        time.textColor = UIColor(white: 0.6, alpha: 1)
        time.accessibilityIdentifier = "timeLabel"
        let button = UIButton(frame: CGRect(x: 80, y: 8, width: 30, height: 30))
        button.accessibilityIdentifier = "joinButton"
        card.addSubview(time)
        card.addSubview(button)
        return card
    }

    private static let small =
        "UIButton#joinButton: touch target of 30 × 30 pt, at least 44 × 44 (at 80, 8, 30 × 30 pt)"

    private func result<Value>(
        of value: @autoclosure () -> Value, as strategy: Snapshotting<Value, UIImage>,
        record: SnapshotTestingConfiguration.Record = .never
    ) throws -> GoldenResult {
        let place = AssertionPlace(
            testName: "testCard()", fileID: "BadgeTests/CardTests.swift",
            filePath: package.appendingPathComponent("Tests/BadgeTests/CardTests.swift").path, line: 7, column: 1)
        return try XCTUnwrap(place.verify(value, as: strategy, record: record)?.result)
    }

    private func flaws(_ result: GoldenResult) -> [String] {
        result.notes.filter { $0.kind == .layoutFlaw }.map(\.text)
    }

    func testFindingsAreNotesOfTheGolden() throws {
        let found = try withSnapshotTesting(lint: .all) { flaws(try result(of: card(), as: .image)) }
        XCTAssertEqual(found.count, 2, "\(found)")
        XCTAssertEqual(found.first, Self.small)
        XCTAssertTrue(found.last?.hasPrefix("UILabel#timeLabel: contrast 2.8:1 of #999999 on #FFFFFF") == true)
        XCTAssertEqual(flaws(try result(of: card(), as: .image)), [], "lint is off")
    }

    func testThePageShowsThem() throws {
        let notes = try withSnapshotTesting(lint: .all) { try result(of: card(), as: .image) }.notes
        let lines = notes.map { "Golden/Badge/CardTests/card.png: note: \($0)" }.joined(separator: "\n")
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let page = try String(
            contentsOf: package.appendingPathComponent("Documentation/Goldens/Lint.md"), encoding: .utf8)
        XCTAssertTrue(page.contains("```text\n\(lines)\n```"), lines)
    }

    func testRulesExceptionsAndInnerScopes() throws {
        func found(_ lint: LayoutLint) throws -> Int {
            try withSnapshotTesting(lint: lint) { flaws(try result(of: card(), as: .image)).count }
        }
        XCTAssertEqual(try found(LayoutLint(rules: [.contrast])), 1)
        XCTAssertEqual(try found(LayoutLint(except: ["joinButton", "timeLabel"])), 0)
        try withSnapshotTesting(lint: .all) {
            XCTAssertEqual(try found(.off), 0)
            try withSnapshotTesting(record: .never) {
                XCTAssertEqual(flaws(try result(of: card(), as: .image)).count, 2, "as outside")
            }
        }
    }

    /// A frame has less information than a view, and a text over a picture is not a layout problem.
    func testLintedPictures() throws {
        try withSnapshotTesting(lint: .all) {
            let source = Snapshotting<any FrameSource, UIImage>.image(width: 120)
            XCTAssertEqual(flaws(try result(of: card(), as: source)).count, 2)
            let frame = card().makeFrame(proposing: ProposedSize(width: 120, height: 60))
            let found = flaws(try result(of: frame, as: .image))
            XCTAssertEqual(found.count, 1, "\(found)")
            XCTAssertTrue(found.first?.contains("contrast") == true)
            XCTAssertEqual(flaws(try result(of: card(), as: .accessibilityImage)), [])
        }
    }

    func testVariantsOfAMatrixAreCheckedUnderTheirSettings() throws {
        let problems = ProblemSink()
        try withSnapshotTesting(lint: LayoutLint(rules: [.touchTarget])) {
            let variants = GoldenMatrix(appearances: [.light, .dark]).variants
            XCTAssertEqual(variants.count, 2)
            try RenderProblems.collecting(in: problems) {
                for variant in variants { _ = try variant.makeFrame({ card() }, in: ProposedSize(width: 120)) }
            }
        }
        XCTAssertEqual(problems.problems.map(\.text), [Self.small])
    }

    func testStrictModeFails() throws {
        let strict = try Strictness.with(true) {
            try withSnapshotTesting(lint: LayoutLint(rules: [.touchTarget])) {
                try result(of: card(), as: .image, record: .missing)
            }
        }
        XCTAssertEqual(strict.outcome, .flawed)
        let message = """
            Golden/Badge/CardTests/GoldenLintTests/card.png: MESSAGESHOT_STRICT is set, and layout flaw: \(Self.small)
              It was not recorded.
            """
        XCTAssertTrue(strict.message?.hasPrefix(message) == true, strict.message ?? "")
    }

    func testThePicturesPixelsStay() throws {
        func picture(_ lint: LayoutLint) throws -> Data {
            try withSnapshotTesting(lint: lint) {
                var data: Data?
                Snapshotting<UIView, UIImage>.image.snapshot(card()).run { data = Diffing<UIImage>.image.toData($0) }
                return try XCTUnwrap(data)
            }
        }
        XCTAssertEqual(try picture(.all), try picture(.off))
    }
}

/// The trait of a suite and of a test.
@Suite(.snapshots(lint: .all))
struct GoldenLintTraitTests {
    @Test func suite() { #expect(SnapshotTestingConfiguration.current?.lint?.rules == .all) }

    @Test(.snapshots(record: .never, lint: .off)) func test() {
        #expect(SnapshotTestingConfiguration.current?.lint?.rules.isEmpty == true)
    }
}
