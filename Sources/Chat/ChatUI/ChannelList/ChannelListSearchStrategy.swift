import ChatLook
import HeadlessUIKit

/// A search above the list of channels: of messages, or of channels.
public struct ChannelListSearchStrategy {
    /// A name of the strategy, such as `messages`.
    public let name: String

    /// The type of the list of what is found.
    public let searchVC: ChatChannelListSearchVC.Type

    /// Searches the channels' messages.
    public static var messages: ChannelListSearchStrategy { .messages(ChatMessageSearchVC.self) }

    /// Searches the channels' names.
    public static var channels: ChannelListSearchStrategy { .channels(ChatChannelSearchVC.self) }

    /// Searches messages, with a list of one's own.
    public static func messages(_ searchVC: ChatMessageSearchVC.Type) -> ChannelListSearchStrategy {
        ChannelListSearchStrategy(name: "messages", searchVC: searchVC)
    }

    /// Searches channels, with a list of one's own.
    public static func channels(_ searchVC: ChatChannelSearchVC.Type) -> ChannelListSearchStrategy {
        ChannelListSearchStrategy(name: "channels", searchVC: searchVC)
    }

    /// Makes the search bar of a list, and the list of what is found.
    @MainActor
    func makeSearchController(of list: ChatChannelListVC) -> UISearchController {
        let results = UIViewController.make(searchVC)
        results.controller = list.controller
        let search = UISearchController(searchResultsController: results)
        search.searchBar.placeholder = L10n.ChannelList.search
        return search
    }
}
