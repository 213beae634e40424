internal import ChatModels

extension ChatChannelController {
    /// Changes the channel in memory.
    ///
    /// - Parameter completion: Called with the error of `body`, after all observers were notified.
    func change(
        _ completion: (((any Error)?) -> Void)?, action: String = #function,
        _ body: @escaping (inout MemoryState, ChannelId) throws -> Void
    ) {
        let cid = memoryCid
        client.change(completion, action: action) { state in
            guard let cid else { throw ClientError.ChannelNotCreatedYet() }
            try body(&state, cid)
        }
    }

    /// Changes the channel in memory, and returns a result.
    func act<Value>(
        _ completion: ((Result<Value, any Error>) -> Void)?, action: String = #function,
        _ body: @escaping (inout MemoryState, ChannelId) throws -> Value
    ) {
        let cid = memoryCid
        client.act(completion, action: action) { state in
            guard let cid else { throw ClientError.ChannelNotCreatedYet() }
            return try body(&state, cid)
        }
    }
}

extension ChatClient {
    /// Changes the memory.
    func change(
        _ completion: (((any Error)?) -> Void)?, action: String = #function,
        _ body: @escaping (inout MemoryState) throws -> Void
    ) {
        let finish: ((Result<Void, any Error>) -> Void)? = completion.map { completion in
            { result in
                switch result {
                case .success: completion(nil)
                case .failure(let error): completion(error)
                }
            }
        }
        act(finish, action: action, body)
    }

    /// Changes the memory, and returns a result. A failure without a completion that receives it is reported as a
    /// problem.
    func act<Value>(
        _ completion: ((Result<Value, any Error>) -> Void)?, action: String = #function,
        _ body: @escaping (inout MemoryState) throws -> Value
    ) {
        memory.change(body) { result in
            guard let completion else { return Self.report(result, of: action) }
            completion(result)
        }
    }
}
