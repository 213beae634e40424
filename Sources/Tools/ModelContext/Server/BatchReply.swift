internal import Synchronization

/// Collects the responses to a batch, which are written together.
final class BatchReply: Sendable {
    private struct State {
        var responses: [JSONValue] = []
        var missing: Int
    }

    private let state: Mutex<State>
    private let writer: MessageWriter

    /// - Parameter count: The number of responses, at least 1.
    init(of count: Int, _ writer: MessageWriter) {
        state = Mutex(State(missing: count))
        self.writer = writer
    }

    /// - Parameter response: `nil` for a request that was canceled.
    func add(_ response: JSONValue?) {
        let responses = state.withLock { state in
            if let response { state.responses.append(response) }
            state.missing -= 1
            return state.missing == 0 ? state.responses : []
        }
        if !responses.isEmpty { writer.write(.list(responses)) }
    }
}
