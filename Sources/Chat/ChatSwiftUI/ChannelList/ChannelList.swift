import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The rows of the channel list, with the views above and below them.
public struct ChannelList<Factory: ViewFactory>: View {
    private let factory: Factory
    private let channels: [ChatChannel]
    @Binding private var selectedChannel: ChannelSelectionInfo?
    @Binding private var swipedChannelId: String?
    private let scrolledChannelId: Binding<String?>
    private let scrollable: Bool
    private let onlineIndicatorShown: (ChatChannel) -> Bool
    private let imageLoader: (ChatChannel) -> UIImage
    private let onItemTap: (ChatChannel) -> Void
    private let onItemAppear: (Int) -> Void
    private let channelNaming: (ChatChannel) -> String
    private let channelDestination: (ChannelSelectionInfo) -> Factory.ChannelDestination
    private let trailingSwipeRightButtonTapped: (ChatChannel) -> Void
    private let trailingSwipeLeftButtonTapped: (ChatChannel) -> Void
    private let leadingSwipeButtonTapped: (ChatChannel) -> Void

    public init(
        factory: Factory,
        channels: [ChatChannel],
        selectedChannel: Binding<ChannelSelectionInfo?>,
        swipedChannelId: Binding<String?>,
        scrolledChannelId: Binding<String?> = .constant(nil),
        scrollable: Bool = true,
        onlineIndicatorShown: ((ChatChannel) -> Bool)? = nil,
        imageLoader: ((ChatChannel) -> UIImage)? = nil,
        onItemTap: @escaping (ChatChannel) -> Void,
        onItemAppear: @escaping (Int) -> Void,
        channelNaming: ((ChatChannel) -> String)? = nil,
        channelDestination: @escaping (ChannelSelectionInfo) -> Factory.ChannelDestination,
        trailingSwipeRightButtonTapped: @escaping (ChatChannel) -> Void = { _ in },
        trailingSwipeLeftButtonTapped: @escaping (ChatChannel) -> Void = { _ in },
        leadingSwipeButtonTapped: @escaping (ChatChannel) -> Void = { _ in }
    ) {
        self.factory = factory
        self.channels = channels
        _selectedChannel = selectedChannel
        _swipedChannelId = swipedChannelId
        self.scrolledChannelId = scrolledChannelId
        self.scrollable = scrollable
        self.onlineIndicatorShown = onlineIndicatorShown ?? { $0.showsOnlineIndicator }
        self.imageLoader = imageLoader ?? { $0.avatarImage }
        self.onItemTap = onItemTap
        self.onItemAppear = onItemAppear
        self.channelNaming = channelNaming ?? { $0.localizedName }
        self.channelDestination = channelDestination
        self.trailingSwipeRightButtonTapped = trailingSwipeRightButtonTapped
        self.trailingSwipeLeftButtonTapped = trailingSwipeLeftButtonTapped
        self.leadingSwipeButtonTapped = leadingSwipeButtonTapped
    }

    public var body: some View {
        Group {
            if scrollable {
                ScrollViewReader { scrollView in
                    ScrollView { rows }
                        .onChange(of: scrolledChannelId.wrappedValue) { id in
                            if let id { scrollView.scrollTo(id) }
                        }
                }
            } else {
                rows
            }
        }
        .accessibilityIdentifier("ChannelList")
    }

    private var rows: some View {
        ChannelsLazyVStack(
            factory: factory, channels: channels, selectedChannel: $selectedChannel,
            swipedChannelId: $swipedChannelId, onlineIndicatorShown: onlineIndicatorShown, imageLoader: imageLoader,
            onItemTap: onItemTap, onItemAppear: onItemAppear, channelNaming: channelNaming,
            channelDestination: channelDestination, trailingSwipeRightButtonTapped: trailingSwipeRightButtonTapped,
            trailingSwipeLeftButtonTapped: trailingSwipeLeftButtonTapped,
            leadingSwipeButtonTapped: leadingSwipeButtonTapped)
    }
}

/// The rows of the channel list with separators, created lazily.
public struct ChannelsLazyVStack<Factory: ViewFactory>: View {
    @Injected(\.utils) private var utils

    private let factory: Factory
    private let channels: [ChatChannel]
    @Binding private var selectedChannel: ChannelSelectionInfo?
    @Binding private var swipedChannelId: String?
    private let onlineIndicatorShown: (ChatChannel) -> Bool
    private let imageLoader: (ChatChannel) -> UIImage
    private let onItemTap: (ChatChannel) -> Void
    private let onItemAppear: (Int) -> Void
    private let channelNaming: (ChatChannel) -> String
    private let channelDestination: (ChannelSelectionInfo) -> Factory.ChannelDestination
    private let trailingSwipeRightButtonTapped: (ChatChannel) -> Void
    private let trailingSwipeLeftButtonTapped: (ChatChannel) -> Void
    private let leadingSwipeButtonTapped: (ChatChannel) -> Void

    public init(
        factory: Factory,
        channels: [ChatChannel],
        selectedChannel: Binding<ChannelSelectionInfo?>,
        swipedChannelId: Binding<String?>,
        onlineIndicatorShown: @escaping (ChatChannel) -> Bool,
        imageLoader: @escaping (ChatChannel) -> UIImage,
        onItemTap: @escaping (ChatChannel) -> Void,
        onItemAppear: @escaping (Int) -> Void,
        channelNaming: @escaping (ChatChannel) -> String,
        channelDestination: @escaping (ChannelSelectionInfo) -> Factory.ChannelDestination,
        trailingSwipeRightButtonTapped: @escaping (ChatChannel) -> Void,
        trailingSwipeLeftButtonTapped: @escaping (ChatChannel) -> Void,
        leadingSwipeButtonTapped: @escaping (ChatChannel) -> Void
    ) {
        self.factory = factory
        self.channels = channels
        _selectedChannel = selectedChannel
        _swipedChannelId = swipedChannelId
        self.onlineIndicatorShown = onlineIndicatorShown
        self.imageLoader = imageLoader
        self.onItemTap = onItemTap
        self.onItemAppear = onItemAppear
        self.channelNaming = channelNaming
        self.channelDestination = channelDestination
        self.trailingSwipeRightButtonTapped = trailingSwipeRightButtonTapped
        self.trailingSwipeLeftButtonTapped = trailingSwipeLeftButtonTapped
        self.leadingSwipeButtonTapped = leadingSwipeButtonTapped
    }

    public var body: some View {
        LazyVStack(spacing: 0) {
            ForEach(channels) { channel in
                row(for: channel)
                if showsDivider(below: channel) { factory.makeChannelListDividerItem() }
            }
            factory.makeChannelListFooterView()
        }
        .modifier(factory.makeChannelListModifier())
        .accessibilityIdentifier("ChannelsLazyVStack")
    }

    private func row(for channel: ChatChannel) -> some View {
        factory.makeChannelListItem(
            channel: channel,
            channelName: channelNaming(channel),
            avatar: imageLoader(channel),
            onlineIndicatorShown: onlineIndicatorShown(channel),
            disabled: swipedChannelId == channel.cid.rawValue,
            selectedChannel: $selectedChannel,
            swipedChannelId: $swipedChannelId,
            channelDestination: channelDestination,
            onItemTap: onItemTap,
            trailingSwipeRightButtonTapped: trailingSwipeRightButtonTapped,
            trailingSwipeLeftButtonTapped: trailingSwipeLeftButtonTapped,
            leadingSwipeButtonTapped: leadingSwipeButtonTapped
        )
        .frame(maxWidth: .infinity)
        .background(
            factory.makeChannelListItemBackground(
                channel: channel, isSelected: selectedChannel?.channel.cid == channel.cid)
        )
        .showing(.channel(id: channel.cid.rawValue, name: channelNaming(channel)))
        .onAppear {
            if let index = channels.firstIndex(where: { $0.cid == channel.cid }) { onItemAppear(index) }
        }
    }

    private func showsDivider(below channel: ChatChannel) -> Bool {
        utils.channelListConfig.showChannelListDividerOnLastItem || channel.cid != channels.last?.cid
    }
}

extension ChatChannel {
    /// The name by the configured namer, empty if it returns none.
    var localizedName: String {
        InjectedValues[\.utils].channelNamer(self, InjectedValues[\.chatClient].currentUserId) ?? ""
    }

    /// Whether another member of a direct channel is online.
    var showsOnlineIndicator: Bool {
        isDirectMessageChannel && showsOnlineIndicator(currentUserId: InjectedValues[\.chatClient].currentUserId)
    }
}
