import BookClub
import SnapshotTesting
import Testing
import UIKit
import XCTest

@MainActor
private func makeLabel(booksRead: Int) -> ReadingGoalLabel {
    let goal = ReadingGoal(books: 12)
    goal.booksRead = booksRead
    let label = ReadingGoalLabel()
    label.goal = goal
    return label
}

/// Views that read a model of the main actor, in tests of the Swift 6 mode.
@MainActor @preconcurrency
final class ReadingGoalTests: XCTestCase {
    func testGoal() {
        assertSnapshot(of: makeLabel(booksRead: 5), as: .frames)
    }

    func testGoalInATask() async {
        await Task.yield()
        assertSnapshot(of: makeLabel(booksRead: 7), as: .frames)
    }
}

/// The same in Swift Testing.
@MainActor
@Suite struct ReadingGoalSuite {
    @Test func goalOfASuite() {
        assertSnapshot(of: makeLabel(booksRead: 9), as: .frames)
    }

    @Test func goalFromADetachedTask() async {
        let label = makeLabel(booksRead: 11)
        let failure = await Task.detached { verifySnapshot(of: label, as: .frames) }.value
        #expect(failure == nil)
    }
}
