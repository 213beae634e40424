import Comparison
import Frames
import Raster
import XCTest

/// Ignored components, whose frames don't count either.
final class IgnoredFramesTests: XCTestCase {
    private let rules = [PictureTolerance.ComponentRule.ignore("timeLabel")]

    /// A row with the time, followed by a name.
    private func row(time: String, timeWidth: CGFloat = 20, name: String = "Leia", nameX: CGFloat = 24) -> Frame {
        func label(_ role: String, _ text: String, _ x: CGFloat, _ width: CGFloat, _ color: UInt32) -> Frame {
            var frame = Frame(
                origin: "UILabel#\(role)", rect: CGRect(x: x, y: 2, width: width, height: 8),
                fill: .color(RGBA(hex: color)))
            frame.content = .text(TextContent(string: text, runs: []))
            return frame
        }
        let shade: UInt32 = time == "9:41" ? 0x808080 : 0x404040
        return Frame(
            origin: "Row", rect: CGRect(x: 0, y: 0, width: 80, height: 12), fill: .color(.white),
            children: [
                label("timeLabel", time, 2, timeWidth, shade), label("nameLabel", name, nameX, 30, 0x005FFF),
            ])
    }

    private func comparison(
        _ old: Frame, _ new: Frame, rules: [PictureTolerance.ComponentRule]? = nil
    ) throws -> PictureComparison {
        func picture(_ frame: Frame) throws -> ComparedPicture {
            ComparedPicture(try Renderer().render(frame, scale: 1), frame: frame)
        }
        return PictureComparison(
            expected: try picture(old), actual: try picture(new),
            tolerance: PictureTolerance(components: rules ?? self.rules))
    }

    func testWhatIsIgnoredDiffersInNothing() throws {
        let comparison = try comparison(row(time: "9:41"), row(time: "9:42"))
        XCTAssertEqual(comparison.verdict, .withinTolerance)
        XCTAssertEqual(comparison.frames?.isEmpty, true)
        XCTAssertEqual(comparison.description, "160 pixels differ, all in ignored components")
        XCTAssertFalse(comparison.description.contains("0 levels"))
    }

    /// The moves that an ignored component causes are visible.
    func testWhatItMovesIsReported() throws {
        let comparison = try comparison(
            row(time: "9:41"), row(time: "10:41", timeWidth: 26, nameX: 30))
        XCTAssertEqual(comparison.verdict, .changed)
        XCTAssertEqual(
            comparison.frames?.changes.map { "\($0)" }.sorted().last,
            "UILabel#timeLabel: text “9:41” → “10:41” (ignored)",
            comparison.description)
        XCTAssertTrue(comparison.description.hasSuffix("as a result, 1 frame moved"), comparison.description)
    }

    /// An empty frame that an ignored one moved is invisible.
    func testInvisibleEffectsAreNotHiddenChanges() throws {
        func frame(_ time: String, _ width: CGFloat, _ x: CGFloat) -> Frame {
            var frame = row(time: time, timeWidth: width)
            frame.children[1] = Frame(origin: "Spacer", rect: CGRect(x: x, y: 2, width: 4, height: 8))
            return frame
        }
        let comparison = try comparison(frame("9:41", 20, 24), frame("10:41", 26, 30))
        XCTAssertEqual(comparison.verdict, .withinTolerance, comparison.description)
    }

    func testHiddenChangesOfOthersAreFound() throws {
        let comparison = try comparison(row(time: "9:41"), row(time: "9:42", name: "Luke"))
        XCTAssertEqual(comparison.verdict, .framesOnly)
        XCTAssertEqual(
            comparison.description.split(separator: "\n").prefix(1),
            [
                "the pixels are the same but the frames differ: something hidden changed; 160 pixels in ignored "
                    + "components differ"
            ])
        XCTAssertEqual(comparison.frames?.changes.map(\.component), ["UILabel#nameLabel"])
    }

    func testTheRuleForTheNearestComponentCounts() throws {
        let rules: [PictureTolerance.ComponentRule] = [.ignore("Row"), .allow("nameLabel", .exact)]
        XCTAssertEqual(
            try comparison(row(time: "9:41"), row(time: "9:42", name: "Luke"), rules: rules).frames?.changes.map(
                \.component), ["UILabel#nameLabel"])
    }

    func testJSONKeepsWhatIsIgnored() throws {
        let difference = FrameDifference(
            from: row(time: "9:41"), to: row(time: "10:41", timeWidth: 26, nameX: 30), rules: rules)
        XCTAssertTrue(difference.changes.contains { $0.isIgnored })
        XCTAssertEqual(try JSONDecoder().decode(FrameDifference.self, from: difference.json()), difference)
    }
}
