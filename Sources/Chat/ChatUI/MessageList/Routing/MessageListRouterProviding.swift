import HeadlessUIKit

/// Allows setting a router instead of a router type:
///
///     Components.default.messageListRouter = CustomRouter.self
///     Components.default.messageListRouter = CustomRouter()
public protocol MessageListRouterProviding {
    /// The shared router of all message lists; `nil` for a separate one for each list.
    var sharedMessageListRouter: ChatMessageListRouter? { get set }
}

extension MessageListRouterProviding {
    /// The shared router of all message lists. It navigates from the list that accessed it last.
    public var messageListRouter: ChatMessageListRouter? {
        get { sharedMessageListRouter }
        set { sharedMessageListRouter = newValue }
    }
}

extension Components: MessageListRouterProviding {
    /// The router that navigates from `list`.
    @MainActor
    func makeMessageListRouter(for list: ChatMessageListVC) -> ChatMessageListRouter {
        guard let shared = sharedMessageListRouter else { return messageListRouter.init(rootViewController: list) }
        shared.root = list
        return shared
    }
}
