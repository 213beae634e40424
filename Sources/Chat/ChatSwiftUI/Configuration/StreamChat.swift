import ChatLook
import ChatModels
import Foundation

/// The entry to the SwiftUI flavor: who makes one sets the client, the appearance and the utilities of all views.
///
///     let utils = Utils(messageListConfig: MessageListConfig(dateIndicatorPlacement: .messageList))
///     let streamChat = StreamChat(chatClient: chatClient, utils: utils)
public class StreamChat {
    var chatClient: ChatClient
    var appearance: Appearance
    var utils: Utils

    /// The scope that the configuration was made in.
    private unowned let scope = ConfigurationScope.current

    /// Makes the configuration and puts it in force in the current ``ConfigurationScope``.
    public init(chatClient: ChatClient, appearance: Appearance = Appearance(), utils: Utils = Utils()) {
        self.chatClient = chatClient
        self.appearance = appearance
        self.utils = utils
        Self.registerDesignTokens
        ConfigurationScope.current[Key.self] = self
    }

    /// Done when it is first asked for.
    private static let registerDesignTokens: Void = Appearance.registerDesignTokens()

    /// The configuration before an application makes one.
    private init() {
        chatClient = ChatClient()
        appearance = Appearance()
        utils = Utils()
    }

    private init(copying other: StreamChat) {
        chatClient = other.chatClient
        appearance = Appearance(copying: other.appearance)
        utils = Utils(copying: other.utils)
    }

    /// The configuration in force. A scope gets a copy of the one around it, whose changes stay in the scope.
    static var current: StreamChat {
        let scope = ConfigurationScope.current
        let found = scope[Key.self]
        guard found.scope !== scope else { return found }
        let copy = StreamChat(copying: found)
        scope[Key.self] = copy
        return copy
    }

    private enum Key: ConfigurationKey {
        static var defaultValue: StreamChat {
            registerDesignTokens
            return StreamChat()
        }
    }
}
