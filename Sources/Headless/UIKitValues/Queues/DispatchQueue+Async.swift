import Dispatch
import Frames
import Rendering

extension DispatchQueue {
    /// Runs a block on the queue later. Code on the main queue can send a block there that changes a view: it runs
    /// before the next picture is drawn, or as usual if there is none.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard MainQueue.isCurrent, MainQueue.isMain(self) else { return async(group: nil, execute: work) }
        let run = MainActor.assumeIsolated { PendingMainBlocks.add(work) }
        async(group: nil, execute: run)
    }
}
