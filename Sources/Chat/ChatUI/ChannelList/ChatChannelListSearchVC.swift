import ChatLook
import ChatModels
import HeadlessUIKit

/// The list of search results in a user's channels.
open class ChatChannelListSearchVC: ChatChannelListVC {
    /// The text to search for.
    open var searchText = "" {
        didSet { updateContentIfNeeded() }
    }

    override open var isSearchable: Bool { false }

    /// Whether a text matches the search, regardless of case and diacritics.
    public func isMatch(_ text: String?) -> Bool {
        text?.range(of: searchText, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

    override open func setUp() {
        // The list remains the delegate of the shared controller.
        let list = controller?.delegate
        super.setUp()
        controller?.delegate = list
    }

    override open func updateContent() {
        super.updateContent()

        emptyView.isHidden = !items.isEmpty
        emptyView.iconView.image = appearance.images.emptySearch
        emptyView.titleLabel.text = nil
        emptyView.subtitleLabel.text = L10n.ChannelList.nothingFound(for: searchText)
        emptyView.actionButton.isHidden = true
    }
}

/// The channels whose names match the search.
open class ChatChannelSearchVC: ChatChannelListSearchVC {
    override open var items: [ChatChannelListItemView.Content] {
        super.items.filter { item in
            isMatch(channelName(of: item.channel, for: item.currentUserId))
        }
    }
}

/// The messages that match the search, one per row.
open class ChatMessageSearchVC: ChatChannelListSearchVC {
    override open var items: [ChatChannelListItemView.Content] {
        super.items.flatMap { item in
            messages(of: item.channel).filter { isMatch($0.text) }.map { message in
                .init(
                    channel: item.channel, currentUserId: item.currentUserId,
                    searchResult: .init(text: searchText, message: message))
            }
        }
    }

    private func messages(of channel: ChatChannel) -> [ChatMessage] {
        let loaded = channel.latestMessages
        return (loaded.isEmpty ? [channel.previewMessage].compactMap { $0 } : loaded).filter { !$0.isDeleted }
    }
}
