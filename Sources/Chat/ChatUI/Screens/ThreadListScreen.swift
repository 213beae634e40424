import ChatModels
import Frames
import HeadlessUIKit

/// The screen with a user's threads.
public final class ThreadListScreen: FrameSource {
    /// The list.
    public let list: ChatThreadListVC

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - threads: From the top down.
    ///   - state: Where the threads are in being loaded.
    public init(
        threads: [ChatThread], currentUser: CurrentChatUser?, state: DataControllerState = .remoteDataFetched
    ) {
        list = ChatThreadListVC(
            threadListController: ChatThreadListController(
                client: ChatClient(currentUser: currentUser), threads: threads, state: state))
    }

    /// Lays out the screen. Without a height it is as high as its rows.
    public func makeFrame(proposing size: ProposedSize) -> Frame {
        let width = size.width ?? MessagesScreen.defaultWidth
        let height = size.height ?? contentHeight(width: width)
        return list.view.makeFrame(proposing: ProposedSize(width: width, height: height))
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        let estimate = CGFloat(list.threads.count) * 300 + 200
        list.view.layOut(proposing: ProposedSize(width: width, height: estimate))
        return max(list.tableView.contentSize.height, 1)
    }
}
