internal import Synchronization

/// The calls that have no result yet, by their requests.
final class RunningCalls: Sendable {
    private let calls = Mutex<[RequestID: ToolCall]>([:])

    /// Adds a call.
    ///
    /// - Returns: Whether no other request with its identifier is running.
    func add(_ call: ToolCall, as id: RequestID) -> Bool {
        calls.withLock { calls in
            guard calls[id] == nil else { return false }
            calls[id] = call
            return true
        }
    }

    func remove(_ id: RequestID) { calls.withLock { _ = $0.removeValue(forKey: id) } }

    func cancel(_ id: RequestID) { calls.withLock { $0[id] }?.cancel() }

    func cancelAll() { for call in calls.withLock({ Array($0.values) }) { call.cancel() } }
}
