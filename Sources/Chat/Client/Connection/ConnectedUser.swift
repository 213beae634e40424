public import ChatModels
public import Foundation

/// The connected user, for code that uses `await`.
public final class ConnectedUser: @unchecked Sendable {
    private let client: ChatClient

    init(client: ChatClient) {
        self.client = client
    }

    /// The current state of the user.
    public var state: State { State(client: client) }

    /// The state of a connected user.
    public struct State: Sendable {
        fileprivate let client: ChatClient

        /// The user; one without a name after `logout`.
        public var user: CurrentChatUser { client.currentUser ?? CurrentChatUser(user: ChatUser(id: "")) }
    }

    /// Updates the user; `nil` keeps the current value.
    public func update(name: String? = nil, imageURL: URL? = nil, extraData: [String: RawJSON] = [:]) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            client.currentUserController().updateUserData(name: name, imageURL: imageURL, userExtraData: extraData) {
                if let error = $0 { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}
