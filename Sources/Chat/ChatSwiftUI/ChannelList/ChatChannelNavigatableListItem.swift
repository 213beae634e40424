import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// A row of the channel list that opens its channel.
public struct ChatChannelNavigatableListItem<Factory: ViewFactory, ChannelDestination: View>: View {
    private let factory: Factory
    private let channel: ChatChannel
    private let channelName: String
    private let avatar: UIImage
    private let disabled: Bool
    private let onlineIndicatorShown: Bool
    @Binding private var selectedChannel: ChannelSelectionInfo?
    private let channelDestination: (ChannelSelectionInfo) -> ChannelDestination
    private let onItemTap: (ChatChannel) -> Void

    public init(
        factory: Factory = DefaultViewFactory.shared, channel: ChatChannel, channelName: String, avatar: UIImage,
        onlineIndicatorShown: Bool, disabled: Bool = false, selectedChannel: Binding<ChannelSelectionInfo?>,
        channelDestination: @escaping (ChannelSelectionInfo) -> ChannelDestination,
        onItemTap: @escaping (ChatChannel) -> Void
    ) {
        self.factory = factory
        self.channel = channel
        self.channelName = channelName
        self.avatar = avatar
        self.onlineIndicatorShown = onlineIndicatorShown
        self.disabled = disabled
        _selectedChannel = selectedChannel
        self.channelDestination = channelDestination
        self.onItemTap = onItemTap
    }

    public var body: some View {
        ZStack {
            ChatChannelListItem(
                channel: channel, channelName: channelName, avatar: avatar,
                onlineIndicatorShown: onlineIndicatorShown, disabled: disabled, onItemTap: onItemTap)
            NavigationLink(tag: channel.channelSelectionInfo, selection: $selectedChannel) {
                LazyView(channelDestination(channel.channelSelectionInfo))
            } label: {
                EmptyView()
            }
            .opacity(0)
        }
        .accessibilityIdentifier("ChatChannelNavigatableListItem")
    }
}
