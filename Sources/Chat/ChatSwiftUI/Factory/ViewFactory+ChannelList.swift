import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode {
        .inline
    }

    public func makeChannelListHeaderViewModifier(title: String) -> some ChannelListHeaderViewModifier {
        DefaultChannelListHeaderModifier(title: title)
    }

    public func makeNoChannelsView() -> some View {
        EmptyView()
    }

    public func makeLoadingView() -> some View {
        EmptyView()
    }

    public func makeChannelListItem(
        channel: ChatChannel,
        channelName: String,
        avatar: UIImage,
        onlineIndicatorShown: Bool,
        disabled: Bool,
        selectedChannel: Binding<ChannelSelectionInfo?>,
        swipedChannelId: Binding<String?>,
        channelDestination: @escaping (ChannelSelectionInfo) -> ChannelDestination,
        onItemTap: @escaping (ChatChannel) -> Void,
        trailingSwipeRightButtonTapped: @escaping (ChatChannel) -> Void,
        trailingSwipeLeftButtonTapped: @escaping (ChatChannel) -> Void,
        leadingSwipeButtonTapped: @escaping (ChatChannel) -> Void
    ) -> some View {
        EmptyView()
    }

    public func makeChannelListBackground(colors: ColorPalette) -> some View {
        EmptyView()
    }

    public func makeChannelListItemBackground(channel: ChatChannel, isSelected: Bool) -> some View {
        EmptyView()
    }

    public func makeChannelListDividerItem() -> some View {
        EmptyView()
    }

    public func makeMoreChannelActionsView(
        for channel: ChatChannel,
        swipedChannelId: Binding<String?>,
        onDismiss: @escaping () -> Void,
        onError: @escaping (Error) -> Void
    ) -> some View {
        EmptyView()
    }

    public func supportedMoreChannelActions(
        for channel: ChatChannel,
        onDismiss: @escaping () -> Void,
        onError: @escaping (Error) -> Void
    ) -> [ChannelAction] {
        []
    }

    public func makeTrailingSwipeActionsView(
        channel: ChatChannel,
        offsetX: CGFloat,
        buttonWidth: CGFloat,
        swipedChannelId: Binding<String?>,
        leftButtonTapped: @escaping (ChatChannel) -> Void,
        rightButtonTapped: @escaping (ChatChannel) -> Void
    ) -> some View {
        EmptyView()
    }

    public func makeLeadingSwipeActionsView(
        channel: ChatChannel,
        offsetX: CGFloat,
        buttonWidth: CGFloat,
        swipedChannelId: Binding<String?>,
        buttonTapped: @escaping (ChatChannel) -> Void
    ) -> some View {
        EmptyView()
    }

    public func makeChannelListTopView(searchText: Binding<String>) -> some View {
        EmptyView()
    }

    public func makeChannelListFooterView() -> some View {
        EmptyView()
    }

    public func makeChannelListStickyFooterView() -> some View {
        EmptyView()
    }

    public func makeSearchResultsView(
        selectedChannel: Binding<ChannelSelectionInfo?>,
        searchResults: [ChannelSelectionInfo],
        loadingSearchResults: Bool,
        onlineIndicatorShown: @escaping (ChatChannel) -> Bool,
        channelNaming: @escaping (ChatChannel) -> String,
        imageLoader: @escaping (ChatChannel) -> UIImage,
        onSearchResultTap: @escaping (ChannelSelectionInfo) -> Void,
        onItemAppear: @escaping (Int) -> Void
    ) -> some View {
        EmptyView()
    }

    public func makeChannelListSearchResultItem(
        searchResult: ChannelSelectionInfo,
        onlineIndicatorShown: Bool,
        channelName: String,
        avatar: UIImage,
        onSearchResultTap: @escaping (ChannelSelectionInfo) -> Void,
        channelDestination: @escaping (ChannelSelectionInfo) -> ChannelDestination
    ) -> some View {
        EmptyView()
    }

    public func makeChannelListContentModifier() -> some ViewModifier {
        EmptyModifier()
    }

    public func makeChannelListModifier() -> some ViewModifier {
        EmptyModifier()
    }

    public func makeChannelDestination() -> (ChannelSelectionInfo) -> ChatChannelView<Self> {
        { [unowned self] selection in
            let channel = selection.channel
            return ChatChannelView(
                viewFactory: self,
                channelController: ChatChannelController(
                    client: chatClient, channel: channel, messages: channel.latestMessages),
                scrollToMessage: selection.message)
        }
    }
}
