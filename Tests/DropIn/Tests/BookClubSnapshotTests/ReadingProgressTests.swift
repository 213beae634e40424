@testable import BookClub
import SnapshotTesting
import Testing
import UIKit

/// The same in Swift Testing.
@MainActor @Suite(.snapshots(record: .missing))
struct ReadingProgressTests {
    @Test(arguments: [0, 0.4, 1]) func progress(value: Double) {
        let bar = ReadingProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 6))
        bar.progress = value
        assertSnapshot(of: bar, as: .frames, named: "\(Int(value * 100)) percent")
    }

    @Test func unnamedAssertionsAreNumbered() {
        for number in 1...3 { assertSnapshot(of: "\(number)", as: .lines) }
    }

    @Test func barFillsFromTheLeadingEdge() {
        let bar = ReadingProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 6))
        bar.progress = 0.25
        assertSnapshots(of: bar, over: GoldenMatrix(directions: [.leftToRight, .rightToLeft]), as: .contactSheet)
    }

    // MARK: The rules that count are the nearest

    /// What happens to an assertion without a golden: it is not compared with one, and none is written.
    private func failure(record: SnapshotTestingConfiguration.Record? = nil) -> String {
        verifySnapshot(of: "nothing", as: .lines, named: "is never recorded", record: record) ?? "passed"
    }

    @Test(.snapshots(record: .never)) func traitOfATestIsNearerThanThatOfItsSuite() {
        #expect(failure().contains("does not exist"))
    }

    @Test(.snapshots(record: .all)) func scopeIsNearerThanTheTrait() {
        withSnapshotTesting(record: .never) {
            #expect(failure().contains("does not exist"))
        }
    }

    @Test(.snapshots(record: .all)) func argumentIsNearerThanTheScope() {
        withSnapshotTesting(record: .all) {
            #expect(failure(record: .never).contains("does not exist"))
        }
    }
}
