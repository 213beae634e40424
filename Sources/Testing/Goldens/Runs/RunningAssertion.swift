import Foundation
import Frames
import Synchronization

/// An assertion that is under way: the step that it is at, for the watchdog and for what is said after a crash.
package final class RunningAssertion: Sendable {
    private let test: Mutex<RunningTest>
    private let running: RunningTests

    /// When the assertion had its turn on the main queue; `nil` while it waits, which is no fault of its own.
    private let start = Mutex<ContinuousClock.Instant?>(nil)

    init(test: String, source: SourcePlace, in running: RunningTests) {
        let test = RunningTest(test: test, source: source, step: .waiting)
        self.test = Mutex(test)
        self.running = running
        running.add(test)
        Watchdog.shared?.watch(self)
    }

    /// The assertion goes on to another step.
    package func proceed(to step: AssertionStep) {
        start.withLock { $0 = $0 ?? .now }
        test.withLock { test in
            let old = test
            test.step = step
            running.replace(old, by: test)
        }
    }

    /// The assertion has ended.
    package func end() {
        Watchdog.shared?.forget(self)
        running.remove(test.withLock { $0 })
    }

    /// How long the assertion has been at work.
    func elapsed(at now: ContinuousClock.Instant) -> Duration {
        start.withLock { $0 }?.duration(to: now) ?? .zero
    }

    /// `LabelTests.testLongName (Tests/BadgeTests/LabelTests.swift:12) is laying out`
    var description: String {
        let test = test.withLock { $0 }
        return "\(test.test)\(test.source.map { " (\($0))" } ?? "") is \((test.step ?? .waiting).words)"
    }
}
