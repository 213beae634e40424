import Comparison
import Frames
import GoldenTesting
import XCTest

@testable import Goldens

/// Content that differs each time it is created, in one process and in two runs.
final class RepeatedContentTests: TestPackageCase {
    private let twice = [RepeatedContent.variable: "1"]

    /// Asserts that a badge matches its golden; its radius is evaluated each time that it is created.
    private func assertion(_ run: GoldenRun, _ environment: [String: String], radius: () -> CGFloat) throws
        -> GoldenResult
    {
        try check().run(in: run, environment: environment) {
            MadeContent(Result { try content(badge(radius: radius())) })
        }
    }

    func testContentThatChangesIsNamedWithItsChange() throws {
        try record()
        var radii: [CGFloat] = [6, 4]
        let run = makeRun()
        let result = try assertion(run, twice) { radii.removeFirst() }
        XCTAssertEqual(result.outcome, .failed)
        let message = try XCTUnwrap(result.message)
        XCTAssertTrue(message.hasPrefix("Badge/LabelTests/circle.png differs when it is drawn again: "), message)
        XCTAssertTrue(message.contains("Badge: corner radius 6 → 4"), message)
        XCTAssertEqual(try RunReport(run: run.folder).results.map(\.outcome), [.failed])
    }

    func testContentIsMadeOnceUnlessItIsAskedFor() throws {
        try record()
        var count = 0
        let radius: () -> CGFloat = {
            count += 1
            return 6
        }
        XCTAssertEqual(try assertion(makeRun(), [:], radius: radius).outcome, .passed)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(try assertion(makeRun(), twice, radius: radius).outcome, .passed)
        XCTAssertEqual(count, 3)
        XCTAssertEqual(try assertion(makeRun(), [RepeatedContent.variable: "0"], radius: radius).outcome, .passed)
        XCTAssertEqual(count, 4)
    }

    // MARK: Two runs

    private func keep(_ radius: CGFloat, _ text: String, in run: GoldenRun) throws {
        let content = try content(badge(radius: radius))
        _ = try run.write(content.encoded(), KeptContent.kind, of: "Badge/LabelTests/circle.dark.png")
        _ = try run.write(Data(text.utf8), KeptContent.kind, of: "Badge/LabelTests/text.txt")
        _ = try run.write(Data(text.utf8), KeptContent.kind, of: "Badge/LabelTests/raw")
    }

    func testTwoRunsAreCompared() throws {
        let (one, other, same) = (makeRun(), makeRun(), makeRun())
        try keep(6, "a\nb", in: one)
        try keep(4, "a\nc", in: other)
        try keep(6, "a\nb", in: same)
        _ = try other.write(Data("x".utf8), KeptContent.kind, of: "Badge/LabelTests/more.txt")
        XCTAssertEqual(try RunDifference(of: one.folder, and: same.folder).entries, [])
        XCTAssertEqual(try RunDifference(of: one.folder, and: same.folder).count, 3)
        let entries = try RunDifference(of: one.folder, and: other.folder).entries
        XCTAssertEqual(
            entries.map(\.id),
            ["circle.dark.png", "more.txt", "raw", "text.txt"].map { "Badge/LabelTests/\($0)" })
        XCTAssertTrue(entries[0].lines.contains("Badge: corner radius 6 → 4"), "\(entries[0].lines)")
        XCTAssertEqual(entries[1].lines, ["it was only compared in the second run"])
        XCTAssertEqual(entries[3].lines, ["line 2: “b”, then “c”"])
        XCTAssertThrowsError(try RunDifference(of: one.folder, and: "nowhere")) { error in
            XCTAssertEqual("\(error)", "nowhere: no golden test stored anything here")
        }
    }
}
