internal import Foundation
internal import Synchronization

/// The programs that this process has started. A signal that ends this process ends them first.
///
/// Each has a process group of its own, so that the programs that it starts end with it. The signals of a terminal
/// therefore don't reach them.
package enum ChildProcesses {
    private static let running = Mutex<Set<Int32>>([])

    /// Registers a program that leads a process group.
    package static func insert(_ process: Int32) {
        _ = running.withLock { $0.insert(process) }
    }

    /// Forgets a program that has ended.
    package static func remove(_ process: Int32) {
        _ = running.withLock { $0.remove(process) }
    }

    /// Ends a program with those that it has started.
    package static func end(_ process: Int32) { kill(-process, SIGKILL) }

    /// Whether a process of a group is left, once those that have ended are reaped.
    private static func isRunning(_ process: Int32) -> Bool {
        while waitpid(-process, nil, WNOHANG) > 0 {}
        return kill(-process, 0) == 0
    }

    /// Ends all programs, and waits for half a second at most until they have ended: their folders are removed next.
    static func endAll() {
        running.withLock { processes in
            processes.forEach(end)
            for _ in 0..<100 where processes.contains(where: isRunning) { usleep(5_000) }
        }
    }
}
