internal import Foundation
internal import Frames
internal import Rendering

/// The conversations of a client: what a server and the application's database would hold.
///
/// Any thread may read it. Who observes it is told on the main queue, where views belong.
final class ChatMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var state: MemoryState
    private var observers: [WeakObserver] = []

    /// What is to be done once all observers know of the change that they are being told.
    private var waiting: [() -> Void] = []
    private var isTelling = false

    init(_ state: MemoryState) {
        self.state = state
    }

    /// Looks at the state. `body` must not ask the memory again.
    func read<Value>(_ body: (MemoryState) -> Value) -> Value {
        lock.withLock { body(state) }
    }

    /// Puts in, at once, what a caller gives as known. Observers learn of it as of any other change.
    func seed(_ body: (inout MemoryState) -> Void) {
        let events = apply { $0.seed(body) }.events
        guard lock.withLock({ !observers.isEmpty }) else { return }
        whenAllKnow { self.tell(events) }
    }

    /// Changes the state, tells the observers, and then calls `completion`, all before it returns.
    ///
    /// A change that is asked for while observers are being told is made when all of them know of the one before, so
    /// that none sees half of it. If `body` throws, nothing is changed.
    func change<Value>(
        _ body: @escaping (inout MemoryState) throws -> Value,
        then completion: @escaping (Result<Value, any Error>) -> Void
    ) {
        guard lock.withLock({ !observers.isEmpty }) else { return completion(apply(body).result) }
        whenAllKnow { [self] in
            let applied = apply(body)
            if case .success = applied.result { tell(applied.events) }
            completion(applied.result)
        }
    }

    /// Does something on the main queue: now, or when all observers know of the change that they are being told.
    private func whenAllKnow(_ action: @escaping () -> Void) {
        MainQueue.runUnchecked {
            waiting.append(action)
            guard !isTelling else { return }
            isTelling = true
            while !waiting.isEmpty { waiting.removeFirst()() }
            isTelling = false
        }
    }

    private func apply<Value>(
        _ body: (inout MemoryState) throws -> Value
    ) -> (result: Result<Value, any Error>, events: [any Event]) {
        lock.withLock {
            var changed = state
            changed.endWhatIsOver(at: Present.now)
            let result = Result { try body(&changed) }
            guard case .success = result else { return (result, []) }
            changed.countUnread()
            let events = changed.events
            changed.events = []
            state = changed
            return (result, events)
        }
    }

    private func tell(_ events: [any Event]) {
        // Who comes while others are being told knows the state already.
        for observer in lock.withLock({ observers }) { observer.value?.memoryDidChange(events) }
    }

    /// Adds an observer, which is held weakly. Observers are told in the order in which they were added.
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

/// Somebody who shows a part of a memory.
protocol ChatMemoryObserver: AnyObject {
    /// Called on the main queue after each change.
    ///
    /// - Parameter events: What happened, in order.
    func memoryDidChange(_ events: [any Event])
}
