internal import Console
internal import Foundation

/// Reports a blocked main queue, since nothing else shows why a program hangs.
///
/// The usual cause is code on the main queue that waits for a thread that waits for the main queue.
struct MainQueueWatch {
    private let report: DispatchWorkItem

    /// - Parameters:
    ///   - waiter: The place of the waiting code.
    ///   - seconds: The time after which to report. A busy machine alone doesn't take ten seconds.
    ///   - write: Writes the line.
    init(
        waiting waiter: String, seconds: Double = 10,
        write: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
    ) {
        report = DispatchWorkItem {
            let seconds = String(format: "%g", seconds)
            write(
                "MessageShot: \(waiter) has waited \(seconds) seconds for the main queue, and is still waiting; does code "
                    + "there wait for another thread?")
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: report)
    }

    /// Ends the watch.
    func end() { report.cancel() }
}
