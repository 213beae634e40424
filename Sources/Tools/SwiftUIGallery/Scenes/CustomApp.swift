import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI

/// The page's application delegate, which configures the chat at launch.
@MainActor
final class CustomAppDelegate {
    /// The configuration, which applies to all views as soon as it is created.
    var streamChat: StreamChat?

    let chatClient: ChatClient

    init() {
        chatClient = InjectedValues[\.chatClient]
    }
}

/// The application's view factory, without changes: each heading has its own factory.
final class CustomFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    private init() {}

    public static let shared = CustomFactory()
}
