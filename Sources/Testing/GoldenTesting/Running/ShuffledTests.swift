import Foundation
import Goldens
import XCTest

/// Runs the XCTest tests in a different order.
///
/// XCTest has a fixed order, but announces the tests that it is about to run, so they can be run in its place: class by
/// class, so that each class sets up once.
struct ShuffledTests {
    private var order: TestOrder

    /// The order that the environment requests; `nil` for XCTest's own.
    init?() {
        guard let order = TestOrder() else { return nil }
        self.order = order
    }

    /// Runs all tests of a suite.
    ///
    /// - Returns: Whether all tests passed.
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
