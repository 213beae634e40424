import ChatModels
import HeadlessUIKit

/// A delegate that is notified of events in a message list, and provides decorations.
@MainActor @preconcurrency
public protocol ChatMessageListVCDelegate: AnyObject {
    /// Called when a message is about to be shown.
    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath)

    /// Called when the list was scrolled.
    func chatMessageListVC(_ vc: ChatMessageListVC, scrollViewDidScroll scrollView: UIScrollView)

    /// Called when an action on a message was chosen.
    func chatMessageListVC(
        _ vc: ChatMessageListVC, didTapOnAction actionItem: ChatMessageActionItem, for message: ChatMessage)

    /// Called when the list was tapped.
    func chatMessageListVC(
        _ vc: ChatMessageListVC, didTapOnMessageListView messageListView: ChatMessageListView,
        with gestureRecognizer: UITapGestureRecognizer)

    /// Returns the decoration above a message, or `nil` for none.
    func chatMessageListVC(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView?

    /// Returns the decoration below a message, or `nil` for none.
    func chatMessageListVC(
        _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView?

    /// Whether a button to the unread messages may be shown.
    func chatMessageListShouldShowJumpToUnread(_ vc: ChatMessageListVC) -> Bool

    /// Called when the button to the unread messages was dismissed.
    func chatMessageListDidDiscardUnreadMessages(_ vc: ChatMessageListVC)

    /// Called to load the messages around one that is not loaded.
    func chatMessageListVC(
        _ vc: ChatMessageListVC, shouldLoadPageAroundMessageId messageId: MessageId,
        _ completion: @escaping (Error?) -> Void)

    /// Called to load the newest messages.
    func chatMessageListVCShouldLoadFirstPage(_ vc: ChatMessageListVC)
}

extension ChatMessageListVCDelegate {
    public func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath) {}

    public func chatMessageListVC(_ vc: ChatMessageListVC, scrollViewDidScroll scrollView: UIScrollView) {}

    public func chatMessageListVC(
        _ vc: ChatMessageListVC, didTapOnAction actionItem: ChatMessageActionItem, for message: ChatMessage
    ) {}

    public func chatMessageListVC(
        _ vc: ChatMessageListVC, didTapOnMessageListView messageListView: ChatMessageListView,
        with gestureRecognizer: UITapGestureRecognizer
    ) {}

    public func chatMessageListVC(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        dateHeaderView(vc, headerViewForMessage: message, at: indexPath)
    }

    public func chatMessageListVC(
        _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        nil
    }

    public func chatMessageListShouldShowJumpToUnread(_ vc: ChatMessageListVC) -> Bool { false }

    public func chatMessageListDidDiscardUnreadMessages(_ vc: ChatMessageListVC) {}

    public func chatMessageListVC(
        _ vc: ChatMessageListVC, shouldLoadPageAroundMessageId messageId: MessageId,
        _ completion: @escaping (Error?) -> Void
    ) {
        completion(nil)
    }

    public func chatMessageListVCShouldLoadFirstPage(_ vc: ChatMessageListVC) {}

    /// Returns the date above `message` if it is the first one of its day.
    public func dateHeaderView(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath,
        components: Components = .default
    ) -> ChatMessageDecorationView? {
        guard vc.shouldShowDateSeparator(for: message, at: indexPath) else { return nil }
        let view = components.messageListDateSeparatorView.init()
        view.content = vc.dateSeparatorFormatter.format(message.createdAt)
        return view
    }
}
