import HeadlessUIKit

/// Lets a router stand where a type of routers can stand:
///
///     Components.default.messageListRouter = CustomRouter.self
///     Components.default.messageListRouter = CustomRouter()
public protocol MessageListRouterProviding {
    /// The router of all message lists; `nil` for one of its own for each list.
    var sharedMessageListRouter: ChatMessageListRouter? { get set }
}

extension MessageListRouterProviding {
    /// The router of all message lists. Its ways begin at the list that asked for it last.
    public var messageListRouter: ChatMessageListRouter? {
        get { sharedMessageListRouter }
        set { sharedMessageListRouter = newValue }
    }
}

extension Components: MessageListRouterProviding {
    /// The router whose ways begin at `list`.
    @MainActor
    func makeMessageListRouter(for list: ChatMessageListVC) -> ChatMessageListRouter {
        guard let shared = sharedMessageListRouter else { return messageListRouter.init(rootViewController: list) }
        shared.root = list
        return shared
    }
}
