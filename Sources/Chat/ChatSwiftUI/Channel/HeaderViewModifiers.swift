import ChatModels
import HeadlessSwiftUI

/// Adds the navigation bar of the channel list.
public protocol ChannelListHeaderViewModifier: ViewModifier {
    /// The title in the bar.
    var title: String { get }
}

/// Adds the navigation bar of the channel screen.
public protocol ChatChannelHeaderViewModifier: ViewModifier {
    /// The channel of the bar.
    var channel: ChatChannel { get }
}

/// Adds the navigation bar of the thread screen.
public protocol MessageThreadHeaderViewModifier: ViewModifier {}

/// The channel list with its title in the bar.
public struct DefaultChannelListHeaderModifier: ChannelListHeaderViewModifier {
    public var title: String

    public init(title: String) {
        self.title = title
    }

    public func body(content: Content) -> some View { content.navigationTitle(title) }
}

/// The channel screen with the channel's name, status and avatar in the bar.
public struct DefaultChannelHeaderModifier<Factory: ViewFactory>: ChatChannelHeaderViewModifier {
    public var channel: ChatChannel
    private let factory: Factory

    public init(factory: Factory, channel: ChatChannel) {
        self.factory = factory
        self.channel = channel
    }

    public func body(content: Content) -> some View {
        content.toolbar {
            DefaultChatChannelHeader(factory: factory, channel: channel)
        }
    }
}

/// The thread screen with its title in the bar.
public struct DefaultMessageThreadHeaderModifier: MessageThreadHeaderViewModifier {
    public init() {}

    public func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .principal) { MessageThreadTitleView() }
        }
    }
}
