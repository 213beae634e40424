import Foundation
import Frames
import Rendering

/// Waiting for what views do later: on the main queue, in tasks, after a timer.
enum Quiescence {
    /// Lets the main queue serve others for a while. The caller may be anywhere but in a block of the main queue.
    static func drain(for duration: Duration) {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        guard Thread.isMainThread else { return Thread.sleep(forTimeInterval: seconds) }
        let mark = Mark()
        DispatchQueue.main.async { mark.isReached = true }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        if !mark.isReached {
            RenderProblems.report(
                "A picture can't settle on the main queue while a block of that queue asks for it: ask from another "
                    + "thread, or await settledFrame(proposing:).", .unsettledLayout)
        }
    }

    /// Set and read on the main thread.
    private final class Mark: @unchecked Sendable {
        var isReached = false
    }
}
