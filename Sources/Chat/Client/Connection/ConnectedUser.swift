public import ChatModels
public import Foundation

/// The user whom a client has connected, for code that waits with `await`.
public final class ConnectedUser: @unchecked Sendable {
    private let client: ChatClient

    init(client: ChatClient) {
        self.client = client
    }

    /// What is known of the user now.
    public var state: State { State(client: client) }

    /// What is known of a connected user.
    public struct State: Sendable {
        fileprivate let client: ChatClient

        /// The user: somebody without a name after `logout`.
        public var user: CurrentChatUser { client.currentUser ?? CurrentChatUser(user: ChatUser(id: "")) }
    }

    /// Changes what is known of the user: what is `nil` stays.
    public func update(name: String? = nil, imageURL: URL? = nil, extraData: [String: RawJSON] = [:]) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            client.currentUserController().updateUserData(name: name, imageURL: imageURL, userExtraData: extraData) {
                if let error = $0 { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}
