import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The search results in the channel list, below their number.
struct SearchResultsView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors

    let factory: Factory
    @Binding var selectedChannel: ChannelSelectionInfo?
    let searchResults: [ChannelSelectionInfo]
    let loadingSearchResults: Bool
    let onlineIndicatorShown: (ChatChannel) -> Bool
    let channelNaming: (ChatChannel) -> String
    let imageLoader: (ChatChannel) -> UIImage
    let onSearchResultTap: (ChannelSelectionInfo) -> Void
    let onItemAppear: (Int) -> Void

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text(L10n.ChannelList.found(searchResults.count))
                    .foregroundColor(Color(colors.textLowEmphasis))
                    .standardPadding()
                Spacer()
            }
            ScrollView { rows }
        }
        .overlay(loadingSearchResults && searchResults.isEmpty ? ProgressView() : nil)
        .background(Color(colors.background))
        .accessibilityIdentifier("SearchResultsView")
    }

    private var rows: some View {
        LazyVStack(spacing: 0) {
            ForEach(Array(searchResults.enumerated()), id: \.element.id) { index, result in
                factory.makeChannelListSearchResultItem(
                    searchResult: result,
                    onlineIndicatorShown: onlineIndicatorShown(result.channel),
                    channelName: channelNaming(result.channel),
                    avatar: imageLoader(result.channel),
                    onSearchResultTap: onSearchResultTap,
                    channelDestination: factory.makeChannelDestination()
                )
                .onAppear { onItemAppear(index) }
            }
        }
    }
}

/// A search result in the channel list: the channel with the message that was found.
struct SearchResultItem<ChannelDestination: View>: View {
    @Injected(\.utils) private var utils

    let searchResult: ChannelSelectionInfo
    let onlineIndicatorShown: Bool
    let channelName: String
    let avatar: UIImage
    let onSearchResultTap: (ChannelSelectionInfo) -> Void
    let channelDestination: (ChannelSelectionInfo) -> ChannelDestination

    var body: some View {
        ChatChannelListItem(
            channel: searchResult.channel, channelName: channelName, injectedChannelInfo: info, avatar: avatar,
            onlineIndicatorShown: onlineIndicatorShown
        ) { _ in onSearchResultTap(searchResult) }
    }

    /// The message that replaces the channel's last one; `nil` if the channel was found.
    private var info: InjectedChannelInfo? {
        guard let message = searchResult.message else { return nil }
        return InjectedChannelInfo(
            subtitle: message.adjustedText, unreadCount: 0,
            timestamp: utils.dateFormatter.string(from: message.createdAt))
    }
}
