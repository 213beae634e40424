import StreamChat
import StreamChatUI
import UIKit

/// A trail: its messages, with what is pinned on top.
final class TrailChannelVC: ChatChannelVC {
    private(set) lazy var pinnedBanner = PinnedMessageBanner()

    override func setUpLayout() {
        super.setUpLayout()

        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "info.circle"),
            primaryAction: UIAction { [weak self] _ in self?.showInfo() })

        pinnedBanner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pinnedBanner)
        NSLayoutConstraint.activate([
            pinnedBanner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            pinnedBanner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pinnedBanner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func setUp() {
        super.setUp()

        pinnedBanner.onTap = { [weak self] message in
            self?.jumpToMessage(id: message.id, shouldHighlight: true)
        }
        updatePinnedBanner()
    }

    override func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        super.channelController(channelController, didUpdateChannel: channel)

        updatePinnedBanner()
    }

    override func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        super.channelController(channelController, didUpdateMessages: changes)

        updatePinnedBanner()
    }

    private func updatePinnedBanner() {
        pinnedBanner.message = channelController.channel?.pinnedMessages.first
    }

    func showInfo() {
        guard let cid = channelController.cid else { return }
        let info = ChannelInfoViewController(viewModel: ChannelInfoViewModel(cid: cid, client: client))
        info.onLeave = { [weak self] in
            self?.navigationController?.popToRootViewController(animated: true)
        }
        navigationController?.pushViewController(info, animated: true)
    }
}
