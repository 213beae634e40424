import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// The screen with a user's threads, and a navigation bar if it has a title.
@MainActor @preconcurrency
public final class ThreadListScreen: ControllerScreen {
    /// The list.
    public let list: ChatThreadListVC

    /// The navigation controller of the list; `nil` for the list alone.
    public let navigation: UINavigationController?

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - threads: From top to bottom.
    ///   - state: The loading state.
    ///   - title: The title in the navigation bar; `nil` for no bar.
    ///   - newThreadsCount: The number of threads that are not in the list yet, which a banner shows.
    public init(
        threads: [ChatThread], currentUser: CurrentChatUser?, state: DataControllerState = .remoteDataFetched,
        title: String? = nil, newThreadsCount: Int = 0
    ) {
        list = ChatThreadListVC(
            threadListController: ChatThreadListController(
                client: ChatClient(currentUser: currentUser), threads: threads, state: state))
        list.title = title
        list.newAvailableThreadIds = Set((0..<newThreadsCount).map { "new-\($0)" })
        navigation = title == nil ? nil : Components.default.navigationVC.init(rootViewController: list)
    }

    public var controller: UIViewController { navigation ?? list }

    private var view: UIView { controller.view }

    /// Lays out the screen. Without a height, it is as high as its rows.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            let width = size.width ?? MessagesScreen.defaultWidth
            let height = size.height ?? contentHeight(width: width)
            return view.makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        let estimate = CGFloat(list.threads.count) * 300 + 200
        view.layOut(proposing: ProposedSize(width: width, height: estimate))
        return max(list.tableView.contentSize.height + list.tableView.adjustedContentInset.top, 1)
    }
}
