package import Foundation

/// The end of a program that `Process` runs.
///
/// `waitUntilExit` looks for it every 50 ms on Linux, longer than many programs run.
package struct ProcessExit: Sendable {
    private let ended = DispatchSemaphore(value: 0)

    /// - Parameter process: It has not been started.
    package init(of process: Process) {
        process.terminationHandler = { [ended] _ in ended.signal() }
    }

    /// Waits for the end of a program that has been started, as often as it is called.
    package func wait() {
        ended.wait()
        ended.signal()
    }

    /// Returns whether the program ends before a time.
    package func wait(until deadline: DispatchTime) -> Bool {
        guard ended.wait(timeout: deadline) == .success else { return false }
        ended.signal()
        return true
    }
}
