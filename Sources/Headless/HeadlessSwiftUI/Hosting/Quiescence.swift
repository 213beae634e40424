import Foundation
import Frames
import Rendering

/// Waits for delayed work of views: on the main queue, in tasks, after timers.
enum Quiescence {
    /// Lets the main queue run other blocks for a while. Must not be called from a block on the main queue.
    static func drain(for duration: Duration) {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        guard Thread.isMainThread else { return Thread.sleep(forTimeInterval: seconds) }
        let mark = Mark()
        DispatchQueue.main.async { mark.isReached = true }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        if !mark.isReached {
            RenderProblems.report(
                "A picture can't settle on the main queue while a block of that queue waits for it: render on another "
                    + "thread, or await settledFrame(proposing:).", .unsettledLayout)
        }
    }

    /// Accessed only on the main thread.
    private final class Mark: @unchecked Sendable {
        var isReached = false
    }
}
