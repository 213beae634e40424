import Foundation
import Frames
import Goldens
import Rendering
import Synchronization
import Testing
import XCTest

/// Follows XCTest from test to test.
enum XCTestInvocations {
    private static let observer: Observer = {
        let observer = Observer()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
    }()

    /// The invocation of the current XCTest; `nil` in Swift Testing.
    static var current: TestInvocation? { Test.current == nil ? observer.state.withLock(\.invocation) : nil }

    /// The name of the current XCTest; `nil` for a first one whose start wasn't observed.
    static var currentTest: String? { observer.state.withLock(\.test) }

    /// The current XCTest.
    static var runningTest: RunningTest? { observer.state.withLock(\.runningTest) }

    /// Starts observing, before the first test.
    static func start() { _ = observer }

    /// Makes sure that tests that don't run to their end are recorded in a package's run.
    static func follow(for run: GoldenRun) {
        if Test.current == nil { observer.follow(run) }
    }

    /// Records the failure of a golden. A test that only fails by goldens has compared all of them.
    static func noteGoldenFailure(_ message: String) {
        guard Test.current == nil else { return }
        observer.state.withLock { $0.goldenFailures.append(message) }
    }

    /// The state of the current test, and the runs that are notified of it.
    struct State {
        var invocation = TestInvocation()
        var test: String?
        var runningTest: RunningTest?
        var runs: [GoldenRun] = []
        var goldenFailures: [String] = []
        var ending = XCTestEnding()
    }

    private final class Observer: NSObject, XCTestObservation, Sendable {
        let state = Mutex(State())

        /// Follow this program's package from the first test on: a skipped or crashing test may be the only one of its
        /// process.
        func testBundleWillStart(_ testBundle: Bundle) {
            let places = [CommandLine.arguments.first ?? "", "\(FileManager.default.currentDirectoryPath)/-"]
            let package = places.lazy.filter { $0.hasPrefix("/") }.compactMap { GoldenPlace.package(above: $0) }.first
            guard let package, let run = try? GoldenRun.current(package: package) else { return }
            state.withLock { state in
                if !state.runs.contains(where: { $0 === run }) { state.runs.append(run) }
            }
        }

        /// The first suite contains all others.
        func testSuiteWillStart(_ testSuite: XCTestSuite) {
            guard var tests = ShuffledTests() else { return }
            let hasPassed = tests.run(testSuite)
            testBundleDidFinish(.main)
            exit(hasPassed ? 0 : 1)
        }

        func follow(_ run: GoldenRun) {
            state.withLock { state in
                // An assertion comes after all earlier failures, so none of them ended the test.
                state.ending.proceed()
                guard !state.runs.contains(where: { $0 === run }) else { return }
                state.runs.append(run)
                if let test = state.test { run.begin(test: test) }
            }
        }

        func testCaseWillStart(_ testCase: XCTestCase) {
            let (runs, before) = state.withLock { state in
                defer {
                    state = State(test: testCase.name, runningTest: RunningTest(testCase), runs: state.runs)
                }
                return (state.runs, state.test)
            }
            for run in runs {
                if let before { run.end(test: before) }
                run.begin(test: testCase.name)
            }
        }

        func testCase(
            _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            state.withLock { state in
                guard !state.goldenFailures.contains(where: { description.contains($0) }) else { return }
                let source = filePath.flatMap { path in
                    // An unknown file has a name in angle brackets.
                    path.hasPrefix("/") ? SourcePlace(file: path, line: lineNumber) : nil
                }
                state.ending.fail(description, at: source)
            }
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
            let (runs, ending) = state.withLock { state in
                defer { (state.test, state.runningTest) = (nil, nil) }
                return (state.runs, state.ending)
            }
            let outcome = ending.outcome(
                of: testCase.name, hasBeenSkipped: testCase.testRun?.hasBeenSkipped ?? false,
                hasFailed: testCase.testRun?.hasSucceeded == false, seconds: testCase.testRun?.totalDuration)
            for run in runs {
                run.end(test: testCase.name)
                if let outcome { run.noteUnfinished(outcome) }
            }
        }

        func testBundleDidFinish(_ testBundle: Bundle) {
            for run in state.withLock(\.runs) { run.endAll() }
        }
    }
}

/// Called when the program is loaded: an observer that is added at the first assertion would miss the start of its test
/// and its name.
@_cdecl("messageshot_observe_tests")
func observeTests() {
    AppProcess.prepare()
    XCTestInvocations.start()
}
