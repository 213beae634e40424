internal import Synchronization

/// A running call of a tool.
package final class ToolCall: Sendable {
    private struct State {
        var isCanceled = false
        var reports = 0
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// The token of the client's request for progress, and where it goes.
    private let progress: (token: RequestID, writer: MessageWriter)?

    init(progress: (token: RequestID, writer: MessageWriter)?) { self.progress = progress }

    /// Whether the client no longer waits for the result.
    package var isCanceled: Bool { state.withLock { $0.isCanceled } }

    /// Runs `action` when the client cancels the call, or now if it has. It replaces an earlier action.
    package func whenCanceled(_ action: @escaping @Sendable () -> Void) {
        let isCanceled = state.withLock { state in
            state.cancel = action
            return state.isCanceled
        }
        if isCanceled { action() }
    }

    func cancel() {
        let action = state.withLock { state in
            state.isCanceled = true
            return state.cancel
        }
        action?()
    }

    /// Reports progress if the client has asked for it. The protocol wants a number that grows; it counts the reports.
    ///
    /// - Parameter message: What is going on.
    package func report(_ message: String) {
        guard let progress, !isCanceled else { return }
        let count = state.withLock { state in
            state.reports += 1
            return state.reports
        }
        progress.writer.write([
            "jsonrpc": "2.0", "method": "notifications/progress",
            "params": [
                "progressToken": progress.token.value, "progress": .integer(count), "message": .text(message),
            ],
        ])
    }
}
