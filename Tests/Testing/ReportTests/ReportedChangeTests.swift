import Comparison
import Frames
import XCTest

@testable import Reports

final class ReportedChangeTests: XCTestCase {
    private func label(_ text: String, width: CGFloat) -> Frame {
        Frame(
            origin: "UILabel#time:Label", rect: CGRect(x: 0, y: 0, width: width, height: 8),
            content: .text(TextContent(string: text, runs: [])))
    }

    private func row(_ text: String, width: CGFloat) -> Frame {
        Frame(
            origin: "Row", rect: CGRect(x: 0, y: 0, width: 80, height: 8),
            children: [
                label(text, width: width), Frame(origin: "Dot", rect: CGRect(x: width, y: 0, width: 4, height: 8)),
            ])
    }

    /// A subject may contain colons, and an ignored change has a note after its text.
    func testSubjectAndTextAreApart() {
        let difference = FrameDifference(
            from: row("9:41", width: 20), to: row("10:41", width: 26), rules: [.ignore("time:Label")])
        XCTAssertEqual(
            ReportedChange.list(difference).map { [$0.subject, $0.text] },
            [
                ["UILabel#time:Label", "text “9:41” → “10:41” (ignored)"], ["Dot", "moved 6 pt right"],
            ])
    }

    /// The name of a frame is a separate property.
    func testNamesOfKindsAndProperties() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 8)
        let difference = FrameDifference(
            from: Frame(origin: "A", rect: rect), to: Frame(origin: "B", rect: rect, fill: .color(.white)))
        XCTAssertEqual(ReportedChange.list(difference).map(\.kind), [.restyled, .restyled])
        XCTAssertEqual(ReportedChange.list(difference).map(\.property), ["fill", "component"])
    }
}
