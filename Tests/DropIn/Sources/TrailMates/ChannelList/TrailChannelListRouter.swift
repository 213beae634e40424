import StreamChat
import StreamChatUI
import UIKit

/// Leads from the list to the trails.
final class TrailChannelListRouter: ChatChannelListRouter {
    override func showCurrentUserProfile() {
        rootViewController.tabBarController?.selectedIndex = 2
    }

    override func showChannel(for cid: ChannelId) {
        let channelVC = TrailChannelVC()
        channelVC.channelController = rootViewController.controller.client.channelController(for: cid)
        channelVC.hidesBottomBarWhenPushed = true
        rootNavigationController?.show(channelVC, sender: self)
    }

    override func showChannel(for cid: ChannelId, at messageId: MessageId?) {
        let client = rootViewController.controller.client
        let channelVC = TrailChannelVC()
        channelVC.channelController = client.channelController(
            for: ChannelQuery(
                cid: cid, paginationParameter: messageId.map { .around($0) }))
        channelVC.hidesBottomBarWhenPushed = true
        rootNavigationController?.show(channelVC, sender: self)
    }

    override func didTapMoreButton(for cid: ChannelId) {
        let viewModel = ChannelInfoViewModel(cid: cid, client: rootViewController.controller.client)
        rootNavigationController?.show(ChannelInfoViewController(viewModel: viewModel), sender: self)
    }

    override func didTapDeleteButton(for cid: ChannelId) {
        let alert = UIAlertController(title: Strings.Info.delete, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in
                self.rootViewController.controller.client.channelController(for: cid).deleteChannel()
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        rootViewController.present(alert, animated: true)
    }
}
