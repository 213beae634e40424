import ChatModels
import HeadlessUIKit

@testable import ChatUI

/// A data source whose messages can be changed.
final class EditableSource: ChatMessageListVCDataSource, ChatMessageListVCDelegate {
    var messages: [ChatMessage]
    var footer: ChatMessageDecorationView?

    /// - Parameter oldestFirst: The messages, oldest first.
    init(_ oldestFirst: [ChatMessage]) { messages = oldestFirst.reversed() }

    func showList(
        size: CGSize = CGSize(width: 360, height: 600), _ body: (ChatMessageListVC) throws -> Void
    ) rethrows {
        let list = ChatMessageListVC()
        list.dataSource = self
        list.delegate = self
        list.view.frame = CGRect(origin: .zero, size: size)
        list.view.layoutIfNeeded()
        try body(list)
    }

    func change(
        _ changes: [ListChange<ChatMessage>], in list: ChatMessageListVC, completion: (() -> Void)? = nil
    ) {
        for change in changes {
            switch change {
            case .insert(let message, let index): messages.insert(message, at: index.item)
            case .remove(_, let index): messages.remove(at: index.item)
            case .update(let message, let index): messages[index.item] = message
            case .move(_, let from, let to): messages.insert(messages.remove(at: from.item), at: to.item)
            }
        }
        list.updateMessages(with: changes, completion: completion)
        list.view.layoutIfNeeded()
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? { .group() }
    func numberOfMessages(in vc: ChatMessageListVC) -> Int { messages.count }
    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
        messages.indices.contains(indexPath.item) ? messages[indexPath.item] : nil
    }
    func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        vc.components.messageLayoutOptionsResolver.optionsForMessage(
            at: indexPath, in: .group(), with: AnyRandomAccessCollection(messages), appearance: vc.appearance)
    }
    func chatMessageListVC(
        _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? { footer }
}
