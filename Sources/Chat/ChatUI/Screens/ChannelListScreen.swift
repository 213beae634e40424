import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// The screen with a user's channels, below a bar with its title.
///
///     let screen = ChannelListScreen(channels: channels, currentUser: user)
///     let picture = screen.makeFrame(proposing: ProposedSize(width: 390, height: 844))
@MainActor @preconcurrency
public final class ChannelListScreen: ControllerScreen {
    /// The list.
    public let list: ChatChannelListVC

    /// The bar with the title and the list below it.
    public let navigation: UINavigationController

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - channels: From the top down.
    ///   - state: Where the channels are in being loaded.
    ///   - title: The title in the bar; `nil` for the list's own.
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

    /// Lays out the screen. Without a height it is as high as the bar and all rows.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            let width = size.width ?? MessagesScreen.defaultWidth
            let height = size.height ?? contentHeight(width: width)
            return navigation.view.makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        // Rows say their heights when they are laid out, and only those in sight are: here all are.
        let estimate = CGFloat(list.channels.count) * 200 + 200
        navigation.view.layOut(proposing: ProposedSize(width: width, height: estimate))
        return list.collectionView.contentSize.height + list.collectionView.adjustedContentInset.top
    }
}
