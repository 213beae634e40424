import ChatModels
import ChatUI
import Frames
import HeadlessUIKit

/// The message list that the components name, fed with a conversation.
final class MessageListScene {
    private let list: ChatMessageListVC
    private let channel: ChatChannel
    /// From new to old.
    private let shownMessages: [ChatMessage]

    init(_ conversation: Conversation) {
        list = Components.default.messageListVC.init()
        channel = conversation.channel
        shownMessages = conversation.makeChannelController().messages
        list.client = conversation.makeClient()
        list.dataSource = self
        list.delegate = self
    }

    /// Lays out the list with all messages.
    func makeFrame(width: CGFloat) -> Frame {
        layOut(width: width, height: Self.enoughForAll)
        layOut(width: width, height: list.listView.contentSize.height + list.listView.contentInset.bottom)
        return list.view.paintedFrame()
    }

    /// Lays out the newest message alone, without the background of the list.
    func makeMessageFrame(width: CGFloat) -> Frame {
        layOut(width: width, height: Self.enoughForAll)
        guard let cell = list.listView.visibleCells.first as? ChatMessageCell, let view = cell.messageContentView
        else { return Frame(rect: .zero) }
        var frame = view.paintedFrame()
        frame.rect.origin = .zero
        return frame
    }

    private func layOut(width: CGFloat, height: CGFloat) {
        list.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
    }

    /// More points than the messages of any picture are high.
    private static let enoughForAll: CGFloat = 10_000
}

extension MessageListScene: ChatMessageListVCDataSource {
    func channel(for vc: ChatMessageListVC) -> ChatChannel? { channel }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int { shownMessages.count }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
        shownMessages.indices.contains(indexPath.item) ? shownMessages[indexPath.item] : nil
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        vc.components.messageLayoutOptionsResolver.optionsForMessage(
            at: indexPath, in: channel, with: AnyRandomAccessCollection(shownMessages), appearance: vc.appearance)
    }
}

extension MessageListScene: ChatMessageListVCDelegate {}
