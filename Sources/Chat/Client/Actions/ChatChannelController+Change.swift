internal import ChatModels

extension ChatChannelController {
    /// Does something to the channel in the memory.
    ///
    /// - Parameter completion: Given the error of `body`, after all who observe the memory were told.
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

    /// Does something to the channel in the memory that has a result.
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
    /// Does something to the memory.
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

    /// Does something to the memory that has a result. A failure that nobody hears of is told as a problem.
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
