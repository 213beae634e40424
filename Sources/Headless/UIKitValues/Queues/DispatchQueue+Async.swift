import Dispatch
import Frames
import Rendering

extension DispatchQueue {
    /// Runs a block on the queue, later. One that code on the main queue sends there runs before the next picture is
    /// drawn, so that a view shows what the block does; and as usual where no picture comes.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard MainQueue.isCurrent, MainQueue.isMain(self) else { return async(group: nil, execute: work) }
        let run = MainActor.assumeIsolated { PendingMainBlocks.add(work) }
        async(group: nil, execute: run)
    }
}
