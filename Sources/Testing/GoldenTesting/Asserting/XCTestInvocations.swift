import Foundation
import Goldens
import Testing
import XCTest

/// Follows XCTest from test to test.
enum XCTestInvocations {
    private static let observer: Observer = {
        let observer = Observer()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
    }()

    /// The run through the XCTest that is under way; `nil` in Swift Testing.
    static var current: TestInvocation? { Test.current == nil ? observer.invocation : nil }

    /// Makes sure that tests which don't run to their end are noted in the run of a package.
    static func follow(for run: GoldenRun) {
        if Test.current == nil { observer.follow(run) }
    }

    private final class Observer: NSObject, XCTestObservation, @unchecked Sendable {
        private let lock = NSLock()
        private var current = TestInvocation()
        private var runs: [GoldenRun] = []

        var invocation: TestInvocation { lock.withLock { current } }

        func follow(_ run: GoldenRun) {
            lock.withLock { if !runs.contains(where: { $0 === run }) { runs.append(run) } }
        }

        func testCaseWillStart(_ testCase: XCTestCase) {
            lock.withLock { current = TestInvocation() }
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
            guard let testRun = testCase.testRun as? XCTestCaseRun, testRun.hasBeenSkipped || !testRun.hasSucceeded
            else { return }
            for run in lock.withLock({ runs }) { run.noteUnfinished(test: testCase.name) }
        }
    }
}
