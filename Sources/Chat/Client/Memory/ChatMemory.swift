internal import Foundation
internal import Frames
internal import Rendering

/// The conversations of a client, which a server and the app's database would have.
///
/// Any thread can read it. Observers are notified on the main queue.
final class ChatMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var state: MemoryState
    private var observers: [WeakObserver] = []

    /// Actions that run after all observers were notified of the current change.
    private var waiting: [() -> Void] = []
    private var isNotifying = false

    init(_ state: MemoryState) {
        self.state = state
    }

    /// Reads the state. `body` must not access the memory.
    func read<Value>(_ body: (MemoryState) -> Value) -> Value {
        lock.withLock { body(state) }
    }

    /// Adds data that a caller provides, immediately. Observers are notified as of any other change.
    func seed(_ body: (inout MemoryState) -> Void) {
        let events = apply { $0.seed(body) }.events
        guard lock.withLock({ !observers.isEmpty }) else { return }
        afterNotifications { self.notify(events) }
    }

    /// Changes the state, notifies the observers and calls `completion`, all before it returns.
    ///
    /// A change that is made during notification is deferred until all observers were notified, so that each sees a
    /// consistent state. If `body` throws an error, nothing is changed.
    func change<Value>(
        _ body: @escaping (inout MemoryState) throws -> Value,
        then completion: @escaping (Result<Value, any Error>) -> Void
    ) {
        guard lock.withLock({ !observers.isEmpty }) else { return completion(apply(body).result) }
        afterNotifications { [self] in
            let applied = apply(body)
            if case .success = applied.result { notify(applied.events) }
            completion(applied.result)
        }
    }

    /// Runs an action on the main queue: now, or after all observers were notified of the current change.
    private func afterNotifications(_ action: @escaping () -> Void) {
        MainQueue.runUnchecked {
            waiting.append(action)
            guard !isNotifying else { return }
            isNotifying = true
            while !waiting.isEmpty { waiting.removeFirst()() }
            isNotifying = false
        }
    }

    private func apply<Value>(
        _ body: (inout MemoryState) throws -> Value
    ) -> (result: Result<Value, any Error>, events: [any Event]) {
        lock.withLock {
            var changed = state
            changed.endExpiredMutesAndBans(at: Present.now)
            let result = Result { try body(&changed) }
            guard case .success = result else { return (result, []) }
            changed.countUnread()
            let events = changed.events
            changed.events = []
            state = changed
            return (result, events)
        }
    }

    private func notify(_ events: [any Event]) {
        // An observer that is added during the notification already has the new state.
        for observer in lock.withLock({ observers }) { observer.value?.memoryDidChange(events) }
    }

    /// Adds an observer, which is held weakly. Observers are notified in the order in which they were added.
    func add(_ observer: any ChatMemoryObserver) {
        lock.withLock {
            observers.removeAll { $0.value == nil }
            observers.append(WeakObserver(value: observer))
        }
    }

    private struct WeakObserver {
        weak var value: (any ChatMemoryObserver)?
    }
}

/// An observer of the memory.
protocol ChatMemoryObserver: AnyObject {
    /// Called on the main queue after each change.
    ///
    /// - Parameter events: The events, in order.
    func memoryDidChange(_ events: [any Event])
}
