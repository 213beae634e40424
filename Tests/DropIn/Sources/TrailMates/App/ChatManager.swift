import Foundation
import StreamChat

/// Makes the client, and connects and disconnects the member who is logged in.
public final class ChatManager {
    public static let shared = ChatManager()

    private var client: ChatClient { ChatClient.shared }

    private(set) var connectionController: ChatConnectionController?

    public func setUp() {
        LogConfig.level = .error
        LogConfig.formatters = [PrefixLogFormatter(prefixes: [.info: "ℹ️", .debug: "🛠", .warning: "⚠️", .error: "🚨"])]

        var config = ChatClientConfig(apiKey: .init("trailmates"))
        config.isLocalStorageEnabled = true
        config.staysConnectedInBackground = true
        config.shouldShowShadowedMessages = false
        config.deletedMessagesVisibility = .alwaysVisible
        config.applicationGroupIdentifier = "group.club.trailmates"
        config.maxAttachmentCountPerMessage = 10
        ChatClient.shared = ChatClient(config: config)
    }

    func logIn(as mate: Mate, completion: @escaping (Error?) -> Void) {
        do {
            client.connectUser(userInfo: mate.userInfo, token: try mate.token()) { [weak self] error in
                if error == nil { self?.connectionController = self?.client.connectionController() }
                completion(error)
            }
        } catch {
            completion(error)
        }
    }

    func logOut(completion: @escaping () -> Void) {
        connectionController = nil
        client.logout(completion: completion)
    }
}
