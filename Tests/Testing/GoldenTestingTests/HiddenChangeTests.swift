import Frames
import Rendering
import XCTest

@testable import Goldens

/// Goldens whose frames changed and whose pixels didn't.
final class HiddenChangeTests: TestPackageCase {
    /// A badge with a hidden label.
    private func badge(hidden text: String) -> Frame {
        var frame = badge()
        var label = Frame(origin: "UILabel#hint", rect: CGRect(x: 2, y: 2, width: 8, height: 8), opacity: 0)
        label.content = .text(TextContent(string: text, runs: []))
        frame.children = [label]
        return frame
    }

    func testItPassesWithANote() throws {
        try record(badge(hidden: "Tap"))
        let result = try verify(badge(hidden: "Hold"))
        XCTAssertEqual(result.outcome, .passed)
        XCTAssertEqual(result.verdict, .framesOnly)
        XCTAssertEqual(
            result.notes,
            [
                GoldenNote(
                    .hiddenChange, "the frames differ, but no pixel does: UILabel#hint: text “Tap” → “Hold”")
            ])
        XCTAssertNil(result.message)
        XCTAssertEqual(result.comparison?.frames?.changes.count, 1, "a report shows it")
    }

    func testItFailsInStrictMode() throws {
        try record(badge(hidden: "Tap"))
        let result = try Strictness.with(true) { try verify(badge(hidden: "Hold")) }
        XCTAssertEqual(result.outcome, .changed)
        XCTAssertEqual(
            result.message?.split(separator: "\n").prefix(2),
            [
                "Golden/Badge/LabelTests/circle.png: the pixels are the same but the frames differ: something hidden "
                    + "changed", "  UILabel#hint: text “Tap” → “Hold”",
            ])
    }

    func testApprovalTakesIt() throws {
        try record(badge(hidden: "Tap"))
        let run = makeRun()
        try verify(badge(hidden: "Hold"), in: run)
        let approval = try Approval(RunReport(run: run.folder))
        XCTAssertEqual(approval.pending.map(\.id), ["Badge/LabelTests/circle.png"])
        XCTAssertEqual(approval.groups.map(\.causes), [["UILabel#hint: text “Tap” → “Hold”"]])
        for result in approval.pending { try Approval.approve(result) }
        XCTAssertEqual(try verify(badge(hidden: "Hold")).notes, [])
    }

    /// `failed` records failing goldens: a hidden change fails only in strict mode. `all` always records.
    func testRecordingReplacesAFailingGolden() throws {
        try record(badge(hidden: "Tap"))
        XCTAssertEqual(try verify(badge(hidden: "Hold"), recording: .failed).outcome, .passed)
        try Strictness.with(true) {
            XCTAssertEqual(try verify(badge(hidden: "Hold"), recording: .failed).outcome, .recorded)
        }
        XCTAssertEqual(try verify(badge(hidden: "Hold")).notes, [])
        XCTAssertEqual(try verify(badge(hidden: "Press"), recording: .all).outcome, .recorded)
        XCTAssertEqual(try verify(badge(hidden: "Press")).notes, [])
    }
}
