internal import Foundation

/// Reports a main queue that keeps a caller waiting: nothing else shows why a program stands still.
///
/// The usual reason is code on the main queue that waits for another thread, which in turn waits for the main queue.
struct MainQueueWatch {
    /// How long a wait goes unreported, in seconds. A busy machine alone doesn't take as long.
    private static let patience = 10

    private let report: DispatchWorkItem

    /// - Parameter waiter: The place in the code that waits.
    init(waiting waiter: String) {
        report = DispatchWorkItem {
            let line =
                "MessageShot: \(waiter) has waited \(Self.patience) seconds for the main queue, and goes on waiting; "
                + "does code there wait for another thread?\n"
            // A closed standard error is no reason to stop.
            try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience), execute: report)
    }

    /// The wait is over.
    func end() { report.cancel() }
}
