import StreamChat
import StreamChatUI
import UIKit

/// A channel of the club: the message list, fed by the channel's controller.
public final class ReadingRoomViewController: UIViewController, ChatMessageListVCDataSource, ChatMessageListVCDelegate {
    private let channelController: ChatChannelController
    private lazy var messageListVC = Components.default.messageListVC.init()

    public var messages: [ChatMessage] = []

    public init(channelController: ChatChannelController) {
        self.channelController = channelController
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override public func viewDidLoad() {
        super.viewDidLoad()

        channelController.synchronize()
        messages = channelController.messages
        messageListVC.client = channelController.client
        messageListVC.dataSource = self
        messageListVC.delegate = self

        addChild(messageListVC)
        messageListVC.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(messageListVC.view)
        NSLayoutConstraint.activate([
            messageListVC.view.topAnchor.constraint(equalTo: view.topAnchor),
            messageListVC.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            messageListVC.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageListVC.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        messageListVC.didMove(toParent: self)
    }

    public func channel(for vc: ChatMessageListVC) -> ChatChannel? { channelController.channel }

    public func numberOfMessages(in vc: ChatMessageListVC) -> Int { messages.count }

    public func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
        indexPath.item < messages.count ? messages[indexPath.item] : nil
    }

    public func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        guard let channel = channelController.channel else { return [] }
        return Components.default.messageLayoutOptionsResolver.optionsForMessage(
            at: indexPath, in: channel, with: AnyRandomAccessCollection(messages), appearance: .default)
    }
}
