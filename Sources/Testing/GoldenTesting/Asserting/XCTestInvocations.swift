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

    /// The XCTest that is under way.
    static var runningTest: RunningTest? { observer.runningTest }

    /// Begins to look, before the first test.
    static func start() { _ = observer }

    /// Makes sure that tests which don't run to their end are noted in the run of a package.
    static func follow(for run: GoldenRun) {
        if Test.current == nil { observer.follow(run) }
    }

    private final class Observer: NSObject, XCTestObservation, @unchecked Sendable {
        private let lock = NSLock()
        private var current = TestInvocation()
        private var test: RunningTest?
        private var runs: [GoldenRun] = []

        var invocation: TestInvocation { lock.withLock { current } }

        var runningTest: RunningTest? { lock.withLock { test } }

        func follow(_ run: GoldenRun) {
            lock.withLock { if !runs.contains(where: { $0 === run }) { runs.append(run) } }
        }

        func testCaseWillStart(_ testCase: XCTestCase) {
            lock.withLock {
                current = TestInvocation()
                test = RunningTest(testCase)
            }
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
            lock.withLock { test = nil }
            guard let testRun = testCase.testRun as? XCTestCaseRun, testRun.hasBeenSkipped || !testRun.hasSucceeded
            else { return }
            for run in lock.withLock({ runs }) { run.noteUnfinished(test: testCase.name) }
        }
    }
}

/// Called when the program is loaded: an observer that came with the first assertion would miss the beginning of its
/// test, and not know the test's name.
@_cdecl("messageshot_observe_tests")
func observeTests() { XCTestInvocations.start() }
