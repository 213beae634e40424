import ChatModels
import HeadlessSwiftUI

/// A factory with all defaults.
public final class DefaultViewFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    private init() {}

    public static let shared = DefaultViewFactory()
}
