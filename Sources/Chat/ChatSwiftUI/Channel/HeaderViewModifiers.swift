import ChatModels
import HeadlessSwiftUI

/// Gives the channel list its bar.
public protocol ChannelListHeaderViewModifier: ViewModifier {
    /// The title in the bar.
    var title: String { get }
}

/// Gives the channel screen its bar.
public protocol ChatChannelHeaderViewModifier: ViewModifier {
    /// The channel that the bar is for.
    var channel: ChatChannel { get }
}

/// Gives the thread screen its bar.
public protocol MessageThreadHeaderViewModifier: ViewModifier {}

/// The channel list with its title in the bar.
public struct DefaultChannelListHeaderModifier: ChannelListHeaderViewModifier {
    public var title: String

    public init(title: String) {
        self.title = title
    }

    public func body(content: Content) -> some View { content.navigationTitle(title) }
}

/// The channel screen with the channel's name, its state and its avatar in the bar.
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
