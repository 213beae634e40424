import ChatLook
import HeadlessUIKit

/// A search above the channel list: for messages or channels.
public struct ChannelListSearchStrategy {
    /// The name of the strategy, such as `messages`.
    public let name: String

    /// The type of the list of results.
    public let searchVC: ChatChannelListSearchVC.Type

    /// Searches for messages.
    public static var messages: ChannelListSearchStrategy { .messages(ChatMessageSearchVC.self) }

    /// Searches for channels by name.
    public static var channels: ChannelListSearchStrategy { .channels(ChatChannelSearchVC.self) }

    /// Searches for messages, with a custom list of results.
    public static func messages(_ searchVC: ChatMessageSearchVC.Type) -> ChannelListSearchStrategy {
        ChannelListSearchStrategy(name: "messages", searchVC: searchVC)
    }

    /// Searches for channels, with a custom list of results.
    public static func channels(_ searchVC: ChatChannelSearchVC.Type) -> ChannelListSearchStrategy {
        ChannelListSearchStrategy(name: "channels", searchVC: searchVC)
    }

    /// Creates the search bar of a list and the list of results.
    @MainActor
    func makeSearchController(of list: ChatChannelListVC) -> UISearchController {
        let results = UIViewController.make(searchVC)
        results.controller = list.controller
        let search = UISearchController(searchResultsController: results)
        search.searchBar.placeholder = L10n.ChannelList.search
        return search
    }
}
