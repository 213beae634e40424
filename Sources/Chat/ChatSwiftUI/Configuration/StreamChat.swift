import ChatLook
import ChatModels
import Foundation

/// The entry point of the SwiftUI flavor: creating one sets the client, the appearance and the utilities of all views.
///
///     let utils = Utils(messageListConfig: MessageListConfig(dateIndicatorPlacement: .messageList))
///     let streamChat = StreamChat(chatClient: chatClient, utils: utils)
public class StreamChat {
    var chatClient: ChatClient
    var appearance: Appearance
    var utils: Utils

    /// What is entered in the composers that are created; `nil` for the channel's draft.
    var composerInput: ComposerInput?

    /// The scope that the configuration was created in.
    private unowned let scope = ConfigurationScope.current

    /// Creates the configuration and makes it current in the ``ConfigurationScope``.
    public init(chatClient: ChatClient, appearance: Appearance = Appearance(), utils: Utils = Utils()) {
        self.chatClient = chatClient
        self.appearance = appearance
        self.utils = utils
        Self.registerDesignTokens
        ConfigurationScope.current[Key.self] = self
    }

    /// Evaluated once.
    private static let registerDesignTokens: Void = Appearance.registerDesignTokens()

    /// The default configuration.
    private init() {
        chatClient = ChatClient()
        appearance = Appearance()
        utils = Utils()
    }

    private init(copying other: StreamChat) {
        chatClient = other.chatClient
        appearance = Appearance(copying: other.appearance)
        utils = Utils(copying: other.utils)
        composerInput = other.composerInput
    }

    /// The current configuration. A scope has a copy of the enclosing one, whose changes stay in the scope.
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
