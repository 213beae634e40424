import Frames
import Rendering
import Synchronization

/// The asynchronous work that views have started, until the picture's states are released.
final class ViewTasks: Sendable {
    private struct Entry {
        let number: Int
        let identity: StableHash
        let view: String
        var task: Task<Void, Never>?
    }

    private let running = Mutex<(entries: [Entry], next: Int)>(([], 0))

    deinit {
        running.withLock { for entry in $0.entries { entry.task?.cancel() } }
    }

    /// The names of the views whose work hasn't ended, in the order of its start.
    var unfinished: [String] {
        var names: [String] = []
        running.withLock { for entry in $0.entries where !names.contains(entry.view) { names.append(entry.view) } }
        return names
    }

    /// Starts work, and cancels the earlier work at the same place.
    @MainActor
    func begin(
        at identity: StableHash, of view: String, priority: TaskPriority, action: @escaping @Sendable () async -> Void
    ) {
        let number = running.withLock { running in
            running.entries.removeAll { entry in
                guard entry.identity == identity else { return false }
                entry.task?.cancel()
                return true
            }
            running.next += 1
            running.entries.append(Entry(number: running.next, identity: identity, view: view))
            return running.next
        }
        let work: @Sendable @MainActor () async -> Void = { [weak self] in
            await action()
            self?.end(number)
        }
        // Work that doesn't suspend ends within the pass.
        #if compiler(>=6.2)
            let task = Task.immediate(priority: priority, operation: work)
        #else
            let task = Task(priority: priority, operation: work)
        #endif
        running.withLock { running in
            guard let index = running.entries.firstIndex(where: { $0.number == number }) else { return }
            running.entries[index].task = task
        }
    }

    private func end(_ number: Int) {
        running.withLock { $0.entries.removeAll { $0.number == number } }
    }
}
