import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The state of the channel list.
@MainActor
open class ChatChannelListViewModel: ObservableObject {
    private let searchType: ChannelListSearchType

    /// The channels' controller; `nil` if none was given and there is no current user.
    public let controller: ChatChannelListController?

    /// The channels, from top to bottom.
    @Published public var channels: [ChatChannel] = []
    /// The channel that is open.
    @Published public var selectedChannel: ChannelSelectionInfo?
    /// The channel whose row shows its swipe actions.
    @Published public var swipedChannelId: String?
    /// Whether the channels are being loaded.
    @Published public var loading = false
    /// Whether an open channel covers a tab bar.
    @Published public var hideTabBar = false
    /// The alert of the list.
    @Published public var channelAlertType: ChannelAlertType?
    /// The sheet of the list.
    @Published public var customChannelPopupType: ChannelPopupType?
    /// The channel to scroll to.
    @Published public var scrolledChannelId: String?
    /// Whether a search is in progress.
    @Published public var loadingSearchResults = false
    /// The search results.
    @Published public var searchResults: [ChannelSelectionInfo] = []

    /// The text to search for, which resets the results.
    @Published public var searchText = "" {
        didSet { searchResults = searchText.isEmpty ? [] : found }
    }

    /// - Parameter channelListController: `nil` for the current user's channels in memory.
    public init(
        channelListController: ChatChannelListController? = nil, selectedChannelId: String? = nil,
        searchType: ChannelListSearchType = .messages
    ) {
        self.searchType = searchType
        controller = channelListController ?? Self.makeController()
        controller?.delegate = self
        controller?.synchronize()
        showChannels()
        selectedChannel = channels.first { $0.cid.rawValue == selectedChannelId }?.channelSelectionInfo
    }

    /// A controller of the current user's channels; `nil` without a user.
    private static func makeController() -> ChatChannelListController? {
        let client = InjectedValues[\.chatClient]
        return client.currentUserId.map {
            client.channelListController(query: ChannelListQuery(filter: .containMembers(userIds: [$0])))
        }
    }

    /// Whether there is a text to search for.
    public var isSearching: Bool { !searchText.isEmpty }

    /// Whether an alert is shown.
    public var alertShown: Bool {
        get { channelAlertType != nil }
        set { if !newValue { channelAlertType = nil } }
    }

    /// Whether a custom view is shown over the list.
    public var customAlertShown: Bool {
        get { customChannelPopupType != nil }
        set { if !newValue { customChannelPopupType = nil } }
    }

    /// The name of a channel in the list.
    open func name(forChannel channel: ChatChannel) -> String { channel.localizedName }

    /// Whether a channel's avatar has the online indicator.
    open func onlineIndicatorShown(for channel: ChatChannel) -> Bool { channel.showsOnlineIndicator }

    /// Loads more channels when one of the last 15 is shown.
    open func checkForChannels(index: Int) {
        if index >= channels.count - 15 { controller?.loadNextChannels() }
    }

    /// Updates the channels from the controller.
    private func showChannels() {
        channels = controller?.channels ?? []
        loading = channels.isEmpty && controller?.state == .initialized
    }

    /// Asks whether to delete a channel.
    public func onDeleteTapped(channel: ChatChannel) {
        channelAlertType = .deleteChannel(channel)
    }

    /// Shows more actions on a channel.
    public func onMoreTapped(channel: ChatChannel) {
        customChannelPopupType = .moreActions(channel)
    }

    /// Deletes a channel if the current user may, or shows an alert.
    public func delete(channel: ChatChannel) {
        channelAlertType = nil
        guard let controller else { return channels.removeAll { $0.cid == channel.cid } }
        controller.client.channelController(for: channel.cid).deleteChannel { [weak self] error in
            if error != nil { self?.channelAlertType = .error }
        }
    }

    /// Closes the view over the list.
    public func dismissCustomAlert() {
        customChannelPopupType = nil
        swipedChannelId = nil
    }

    /// Shows an alert for a failure.
    public func showErrorPopup(_ error: Error?) {
        channelAlertType = .error
    }

    private var found: [ChannelSelectionInfo] {
        switch searchType {
        case .messages: foundMessages
        case .channels: channels.filter { holds(name(forChannel: $0)) }.map(\.channelSelectionInfo)
        }
    }

    private var foundMessages: [ChannelSelectionInfo] {
        channels.flatMap { channel in
            channel.latestMessages.filter { !$0.isDeleted && holds($0.text) }
                .map { ChannelSelectionInfo(channel: channel, message: $0) }
        }
    }

    private func holds(_ text: String) -> Bool { text.range(of: searchText, options: .caseInsensitive) != nil }
}

extension ChatChannelListViewModel: @preconcurrency ChatChannelListControllerDelegate {
    public func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {
        showChannels()
    }

    public func controller(_ controller: DataController, didChangeState state: DataController.State) {
        showChannels()
    }
}

/// The kind of items that a search in the channel list finds.
public enum ChannelListSearchType: Sendable { case channels, messages }

/// An alert of the channel list.
public enum ChannelAlertType {
    case deleteChannel(ChatChannel)
    case error
}

/// A view over the channel list.
public enum ChannelPopupType {
    case moreActions(ChatChannel)
}
