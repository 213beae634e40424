import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// The screen with a user's channels, and a navigation bar.
///
///     let screen = ChannelListScreen(channels: channels, currentUser: user)
///     let picture = screen.makeFrame(proposing: ProposedSize(width: 390, height: 844))
@MainActor @preconcurrency
public final class ChannelListScreen: ControllerScreen {
    /// The list.
    public let list: ChatChannelListVC

    /// The navigation controller of the list.
    public let navigation: UINavigationController

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - channels: From top to bottom.
    ///   - state: The loading state.
    ///   - title: The title in the bar; `nil` for the default.
    public init(
        channels: [ChatChannel], currentUser: CurrentChatUser?, state: DataControllerState = .remoteDataFetched,
        title: String? = nil
    ) {
        list = ChatChannelListVC.make(
            with: ChatChannelListController(
                client: ChatClient(currentUser: currentUser), channels: channels, state: state))
        if let title { list.ownTitle = title }
        navigation = UINavigationController(rootViewController: list)
    }

    public var controller: UIViewController { navigation }

    /// Lays out the screen. Without a height, it is as high as the bar and all rows.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            let width = size.width ?? MessagesScreen.defaultWidth
            let height = size.height ?? contentHeight(width: width)
            return navigation.view.makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        // The heights of rows are known after layout, which only affects visible ones: here, all are visible.
        let estimate = CGFloat(list.channels.count) * 200 + 200
        navigation.view.layOut(proposing: ProposedSize(width: width, height: estimate))
        return list.collectionView.contentSize.height + list.collectionView.adjustedContentInset.top
    }
}
