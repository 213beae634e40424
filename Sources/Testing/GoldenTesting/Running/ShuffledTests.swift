import Foundation
import Goldens
import XCTest

/// The tests of XCTest in an order of ours.
///
/// XCTest has one order and no setting for it. It says which tests it is about to run, though, and then they can be run
/// in its place: class by class, so that what a class sets up holds for its tests.
struct ShuffledTests {
    private var order: TestOrder

    /// The order that the environment asks for; `nil` for XCTest's own.
    init?() {
        guard let order = TestOrder() else { return nil }
        self.order = order
    }

    /// Runs all tests of a suite.
    ///
    /// - Returns: Whether all have passed.
    mutating func run(_ suite: XCTestSuite) -> Bool {
        var hasPassed = true
        for group in order.shuffled(groups(of: suite)) {
            guard let first = group.first else { continue }
            type(of: first).setUp()
            for test in order.shuffled(group) {
                test.run()
                hasPassed = hasPassed && test.testRun?.hasSucceeded != false
            }
            type(of: first).tearDown()
        }
        return hasPassed
    }

    /// The tests of each class.
    private func groups(of suite: XCTestSuite) -> [[XCTestCase]] {
        let tests = suite.tests.compactMap { $0 as? XCTestCase }
        return (tests.isEmpty ? [] : [tests]) + suite.tests.compactMap { $0 as? XCTestSuite }.flatMap(groups)
    }
}
