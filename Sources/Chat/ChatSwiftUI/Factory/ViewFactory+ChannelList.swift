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
        NoChannelsView()
    }

    public func makeLoadingView() -> some View {
        RedactedLoadingView(factory: self)
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
        ChatChannelSwipeableListItem(
            factory: self,
            channelListItem: ChatChannelNavigatableListItem(
                factory: self, channel: channel, channelName: channelName, avatar: avatar,
                onlineIndicatorShown: onlineIndicatorShown, disabled: disabled, selectedChannel: selectedChannel,
                channelDestination: channelDestination, onItemTap: onItemTap),
            swipedChannelId: swipedChannelId,
            channel: channel,
            numberOfTrailingItems: channel.canDeleteChannel ? 2 : 1,
            trailingRightButtonTapped: trailingSwipeRightButtonTapped,
            trailingLeftButtonTapped: trailingSwipeLeftButtonTapped,
            leadingSwipeButtonTapped: leadingSwipeButtonTapped)
    }

    public func makeChannelListBackground(colors: ColorPalette) -> some View {
        Color(colors.background)
            .edgesIgnoringSafeArea(.bottom)
    }

    public func makeChannelListItemBackground(channel: ChatChannel, isSelected: Bool) -> some View {
        Color(InjectedValues[\.colors].background)
    }

    public func makeChannelListDividerItem() -> some View {
        Divider()
    }

    public func makeMoreChannelActionsView(
        for channel: ChatChannel,
        swipedChannelId: Binding<String?>,
        onDismiss: @escaping () -> Void,
        onError: @escaping (Error) -> Void
    ) -> some View {
        MoreChannelActionsView(
            channel: channel,
            channelActions: supportedMoreChannelActions(for: channel, onDismiss: onDismiss, onError: onError),
            swipedChannelId: swipedChannelId,
            onDismiss: onDismiss)
    }

    public func supportedMoreChannelActions(
        for channel: ChatChannel,
        onDismiss: @escaping () -> Void,
        onError: @escaping (Error) -> Void
    ) -> [ChannelAction] {
        ChannelAction.defaults(for: channel, onDismiss: onDismiss)
    }

    public func makeTrailingSwipeActionsView(
        channel: ChatChannel,
        offsetX: CGFloat,
        buttonWidth: CGFloat,
        swipedChannelId: Binding<String?>,
        leftButtonTapped: @escaping (ChatChannel) -> Void,
        rightButtonTapped: @escaping (ChatChannel) -> Void
    ) -> some View {
        TrailingSwipeActionsView(
            channel: channel, offsetX: offsetX, buttonWidth: buttonWidth, leftButtonTapped: leftButtonTapped,
            rightButtonTapped: rightButtonTapped)
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
        SearchBar(text: searchText)
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
        SearchResultsView(
            factory: self, selectedChannel: selectedChannel, searchResults: searchResults,
            loadingSearchResults: loadingSearchResults, onlineIndicatorShown: onlineIndicatorShown,
            channelNaming: channelNaming, imageLoader: imageLoader, onSearchResultTap: onSearchResultTap,
            onItemAppear: onItemAppear)
    }

    public func makeChannelListSearchResultItem(
        searchResult: ChannelSelectionInfo,
        onlineIndicatorShown: Bool,
        channelName: String,
        avatar: UIImage,
        onSearchResultTap: @escaping (ChannelSelectionInfo) -> Void,
        channelDestination: @escaping (ChannelSelectionInfo) -> ChannelDestination
    ) -> some View {
        SearchResultItem(
            searchResult: searchResult, onlineIndicatorShown: onlineIndicatorShown, channelName: channelName,
            avatar: avatar, onSearchResultTap: onSearchResultTap, channelDestination: channelDestination)
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
                channelController: chatClient.channelController(of: channel),
                scrollToMessage: selection.message)
        }
    }
}
