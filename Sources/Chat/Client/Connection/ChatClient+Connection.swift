internal import ChatModels

extension ChatClient {
    /// The status of the connection.
    public var connectionStatus: ConnectionStatus { memory.read(\.connectionStatus) }

    // MARK: Completions

    /// Makes a user the current user, and updates their data, reads and unread counts.
    ///
    /// - Parameters:
    ///   - token: The token of the user. An invalid one, or one of another user, is an error.
    ///   - completion: Called before the method returns.
    public func connectUser(userInfo: UserInfo, token: Token, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state in
            try userInfo.check(token)
            state.connect(userInfo)
        }
    }

    /// Makes a user the current user once the token is provided.
    public func connectUser(
        userInfo: UserInfo, tokenProvider: @escaping TokenProvider, completion: (((any Error)?) -> Void)? = nil
    ) {
        change({ _ in }) { state in state.connectionStatus = .connecting }
        tokenProvider { result in
            self.change(completion, action: "connectUser") { state in
                try userInfo.check(result.get())
                state.connect(userInfo)
            }
            if case .failure(let error) = result { self.disconnect(because: error) }
        }
    }

    /// Makes a guest the current user.
    public func connectGuestUser(userInfo: UserInfo, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state in state.connect(userInfo, role: .guest) }
    }

    /// Makes an anonymous user the current user.
    public func connectAnonymousUser(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state in state.connect(UserInfo(id: "anonymous"), role: .anonymous) }
    }

    /// Disconnects. The current user stays the same.
    public func disconnect() { disconnect {} }

    /// Disconnects, and removes the current user.
    public func logout() { logout {} }

    /// Disconnects. The current user stays the same.
    public func disconnect(completion: @escaping () -> Void) {
        change({ _ in completion() }) { state in state.connectionStatus = .disconnected() }
    }

    /// Disconnects, and removes the current user. The conversations stay in memory for the next user, as on a server.
    ///
    /// - Parameter removeDevice: Has no effect: there are no push notifications.
    public func logout(removeDevice: Bool = true, completion: @escaping () -> Void) {
        change({ _ in completion() }) { state in
            state.setCurrentUser(nil)
            state.connectionStatus = .disconnected()
        }
    }

    private func disconnect(because error: any Error) {
        change({ _ in }) { state in
            state.connectionStatus = .disconnected(error: ClientError("\(error)", underlyingError: error))
        }
    }

    // MARK: Async

    /// Makes a user the current user, and updates their data, reads and unread counts.
    @discardableResult
    public func connectUser(userInfo: UserInfo, token: Token) async throws -> ConnectedUser {
        try await finished { self.connectUser(userInfo: userInfo, token: token, completion: $0) }
        return ConnectedUser(client: self)
    }

    /// Makes a user the current user once the token is provided.
    @discardableResult
    public func connectUser(
        userInfo: UserInfo, tokenProvider: @escaping @Sendable () async throws -> Token
    ) async throws -> ConnectedUser {
        try await connectUser(userInfo: userInfo, token: tokenProvider())
    }

    /// Makes a guest the current user.
    @discardableResult
    public func connectGuestUser(userInfo: UserInfo) async throws -> ConnectedUser {
        try await finished { self.connectGuestUser(userInfo: userInfo, completion: $0) }
        return ConnectedUser(client: self)
    }

    /// Makes an anonymous user the current user.
    @discardableResult
    public func connectAnonymousUser() async throws -> ConnectedUser {
        try await finished { self.connectAnonymousUser(completion: $0) }
        return ConnectedUser(client: self)
    }

    /// Disconnects. The current user stays the same.
    public func disconnect() async {
        await withCheckedContinuation { continuation in disconnect { continuation.resume() } }
    }

    /// Disconnects, and removes the current user.
    ///
    /// - Parameter removeDevice: Has no effect: there are no push notifications.
    public func logout(removeDevice: Bool = true) async {
        await withCheckedContinuation { continuation in
            logout(removeDevice: removeDevice) { continuation.resume() }
        }
    }

    private func finished(_ action: (@escaping ((any Error)?) -> Void) -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            action { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}

extension UserInfo {
    /// Throws an error if a token isn't that of the user.
    fileprivate func check(_ token: Token) throws {
        if token.userId.isEmpty {
            throw ClientError.InvalidToken(
                "The token of user \(id) isn't a JSON Web Token with a user_id: Token.development(userId:) creates one."
            )
        }
        guard token.userId == id else {
            throw ClientError.InvalidToken("The token is that of user \(token.userId), not of user \(id).")
        }
    }
}
