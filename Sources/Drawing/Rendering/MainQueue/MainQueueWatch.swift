internal import Console
internal import Foundation

/// Reports a main queue that keeps a caller waiting: nothing else shows why a program stands still.
///
/// The usual reason is code on the main queue that waits for another thread, which in turn waits for the main queue.
struct MainQueueWatch {
    private let report: DispatchWorkItem

    /// - Parameters:
    ///   - waiter: The place in the code that waits.
    ///   - seconds: How long a wait goes unreported. A busy machine alone doesn't take ten seconds.
    ///   - write: Takes the line.
    init(
        waiting waiter: String, seconds: Double = 10,
        write: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
    ) {
        report = DispatchWorkItem {
            let seconds = String(format: "%g", seconds)
            write(
                "MessageShot: \(waiter) has waited \(seconds) seconds for the main queue, and goes on waiting; does code "
                    + "there wait for another thread?")
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: report)
    }

    /// The wait is over.
    func end() { report.cancel() }
}
