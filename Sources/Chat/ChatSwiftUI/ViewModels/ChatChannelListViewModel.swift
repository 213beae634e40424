import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The state of the list of channels.
@MainActor
open class ChatChannelListViewModel: ObservableObject {
    private let searchType: ChannelListSearchType

    /// The channels' controller; `nil` if none was given and there is no current user.
    public let controller: ChatChannelListController?

    /// The channels, from the top down.
    @Published public var channels: [ChatChannel] = []
    /// The channel that is open.
    @Published public var selectedChannel: ChannelSelectionInfo?
    /// The channel whose row shows its buttons.
    @Published public var swipedChannelId: String?
    /// Whether the channels are being loaded.
    @Published public var loading = false
    /// Whether an open channel covers a tab bar.
    @Published public var hideTabBar = false
    /// The alert over the list.
    @Published public var channelAlertType: ChannelAlertType?
    /// The sheet over the list.
    @Published public var customChannelPopupType: ChannelPopupType?
    /// The channel that the list is scrolled to.
    @Published public var scrolledChannelId: String?
    /// Whether a search goes on.
    @Published public var loadingSearchResults = false
    /// What the search has found.
    @Published public var searchResults: [ChannelSelectionInfo] = []

    /// The text that is searched for; what holds it are the results.
    @Published public var searchText = "" {
        didSet { searchResults = searchText.isEmpty ? [] : found }
    }

    /// - Parameter channelListController: `nil` for the channels in the client's memory that the current user is in.
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

    /// Whether a text is searched for.
    public var isSearching: Bool { !searchText.isEmpty }

    /// Whether a question is shown over the list.
    public var alertShown: Bool {
        get { channelAlertType != nil }
        set { if !newValue { channelAlertType = nil } }
    }

    /// Whether a view of an application's own is shown over the list.
    public var customAlertShown: Bool {
        get { customChannelPopupType != nil }
        set { if !newValue { customChannelPopupType = nil } }
    }

    /// The name of a channel in the list.
    open func name(forChannel channel: ChatChannel) -> String { channel.localizedName }

    /// Whether a channel's avatar has the dot of somebody who is online.
    open func onlineIndicatorShown(for channel: ChatChannel) -> Bool { channel.showsOnlineIndicator }

    /// Asks for more channels when one of the last 15 comes in sight.
    open func checkForChannels(index: Int) {
        if index >= channels.count - 15 { controller?.loadNextChannels() }
    }

    /// Shows what the controller has.
    private func showChannels() {
        channels = controller?.channels ?? []
        loading = channels.isEmpty && controller?.state == .initialized
    }

    /// Asks whether a channel is to be deleted.
    public func onDeleteTapped(channel: ChatChannel) {
        channelAlertType = .deleteChannel(channel)
    }

    /// Opens what else can be done with a channel.
    public func onMoreTapped(channel: ChatChannel) {
        customChannelPopupType = .moreActions(channel)
    }

    /// Deletes a channel, if the current user may; else an alert says that it failed.
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

    /// Shows that something failed.
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

/// What a search in the list of channels finds.
public enum ChannelListSearchType: Sendable { case channels, messages }

/// A question over the list of channels.
public enum ChannelAlertType {
    case deleteChannel(ChatChannel)
    case error
}

/// A view over the list of channels.
public enum ChannelPopupType {
    case moreActions(ChatChannel)
}
