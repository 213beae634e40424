import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI

/// An application whose delegate configures the chat when it starts, as the page has it.
@MainActor
final class CustomAppDelegate {
    /// The configuration. It holds for all views from the moment in which it is made.
    var streamChat: StreamChat?

    let chatClient: ChatClient

    init() {
        chatClient = InjectedValues[\.chatClient]
    }
}

/// The factory of the application's views. Nothing is changed in it: each heading has a factory of its own.
final class CustomFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    private init() {}

    public static let shared = CustomFactory()
}
