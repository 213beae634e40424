import Foundation
import Frames
import Synchronization

/// A running assertion and its current step, for the watchdog and for reports after a crash.
package final class RunningAssertion: Sendable {
    private let test: Mutex<RunningTest>
    private let running: RunningTests

    /// The time at which the assertion got the main queue; `nil` while it waits, which isn't its fault.
    private let start = Mutex<ContinuousClock.Instant?>(nil)

    init(test: String, source: SourcePlace, in running: RunningTests) {
        let test = RunningTest(test: test, source: source, step: .waiting)
        self.test = Mutex(test)
        self.running = running
        running.add(test)
        Watchdog.shared?.watch(self)
    }

    /// Notes the next step of the assertion.
    package func proceed(to step: AssertionStep) {
        start.withLock { $0 = $0 ?? .now }
        test.withLock { test in
            let old = test
            test.step = step
            running.replace(old, by: test)
        }
    }

    /// Notes the end of the assertion.
    package func end() {
        Watchdog.shared?.forget(self)
        running.remove(test.withLock { $0 })
    }

    /// How long the assertion has been running.
    func elapsed(at now: ContinuousClock.Instant) -> Duration {
        start.withLock { $0 }?.duration(to: now) ?? .zero
    }

    /// `LabelTests.testLongName (Tests/BadgeTests/LabelTests.swift:12) is laying out`
    var description: String {
        let test = test.withLock { $0 }
        return "\(test.test)\(test.source.map { " (\($0))" } ?? "") is \((test.step ?? .waiting).words)"
    }
}
