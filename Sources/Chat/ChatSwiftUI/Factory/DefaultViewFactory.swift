import ChatModels
import HeadlessSwiftUI

/// A factory with the default views.
public final class DefaultViewFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    private init() {}

    public static let shared = DefaultViewFactory()
}
