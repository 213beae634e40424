import ChatModels
import Client
import HeadlessUIKit

/// The router of a message list.
///
/// Opened destinations are recorded in ``destinations``. A menu or a sheet is also presented, so it is the controller's
/// `presentedViewController`, and a thread is pushed if there is a navigation controller.
open class ChatMessageListRouter: NavigationRouter<UIViewController>, ThemeProvider {
    /// A destination of a message list.
    public enum Destination: Hashable {
        case actions(MessageId)
        case reactions(MessageId)
        case link(URL)
        case file(URL)
        case thread(MessageId, reply: MessageId?, cid: ChannelId)
        case gallery(MessageId, attachment: AttachmentId)
        case user(UserId)
        case pollResults(MessageId)
        case pollComments(MessageId)
        case pollOptions(MessageId)
    }

    /// The opened destinations, in order.
    public private(set) final var destinations: [Destination] = []

    /// Animates the menus of the list. A static image shows the final state.
    public private(set) lazy var messagePopUpTransitionController: ChatMessageActionsTransitionController =
        components.messageActionsTransitionController.init(messageListVC: root as? ChatMessageListVC)

    /// Records a destination.
    public final func record(_ destination: Destination) { destinations.append(destination) }

    /// Shows the menu of a message.
    open func showMessageActionsPopUp(
        messageContentView: ChatMessageContentView, messageActionsController: ChatMessageActionsVC,
        messageReactionsController: ChatMessageReactionsPickerVC? = nil
    ) {
        if let message = messageContentView.content { record(.actions(message.id)) }
        let popup = makePopup(for: messageContentView)
        popup.actionsController = messageActionsController
        popup.reactionsController = messageReactionsController
        root?.present(popup, animated: true)
    }

    /// Shows the authors of the reactions to a message.
    open func showReactionsPopUp(messageContentView: ChatMessageContentView, client: ChatClient) {
        guard let message = messageContentView.content else { return }
        record(.reactions(message.id))
        let authors = components.reactionAuthorsVC.init()
        authors.currentUserId = client.currentUserId
        authors.messageController = message.cid.map { client.messageController(cid: $0, messageId: message.id) }
        authors.message = message
        let popup = makePopup(for: messageContentView)
        popup.reactionAuthorsController = authors
        root?.present(popup, animated: true)
    }

    private func makePopup(for messageContentView: ChatMessageContentView) -> ChatMessagePopupVC {
        let popup = components.messagePopupVC.init()
        messagePopUpTransitionController.selectedMessageId = messageContentView.content?.id
        popup.modalPresentationStyle = .overFullScreen
        popup.transitioningDelegate = messagePopUpTransitionController
        popup.messageContentView = messageContentView
        if let screen = root?.view {
            popup.messageViewFrame = messageContentView.convert(messageContentView.bounds, to: screen)
        }
        return popup
    }

    /// Shows a web page.
    open func showLinkPreview(link: URL) { record(.link(link)) }

    /// Shows a file.
    open func showFilePreview(fileURL: URL?) {
        guard let fileURL else { return }
        record(.file(fileURL))
        let preview = components.filePreviewVC.init()
        preview.content = fileURL
        root?.present(components.navigationVC.init(rootViewController: preview), animated: true)
    }

    /// Shows a thread, at one of its replies.
    open func showThread(messageId: MessageId, at replyId: MessageId?, cid: ChannelId, client: ChatClient) {
        record(.thread(messageId, reply: replyId, cid: cid))
        guard let navigation = rootNavigationController else { return }
        let screen = components.threadVC.init()
        screen.channelController = client.channelController(for: cid)
        screen.messageController = client.messageController(cid: cid, messageId: messageId)
        screen.initialReplyId = replyId
        navigation.show(screen, sender: self)
    }

    /// Shows a thread.
    open func showThread(messageId: MessageId, cid: ChannelId, client: ChatClient) {
        showThread(messageId: messageId, at: nil, cid: cid, client: client)
    }

    /// Shows the images of a message, beginning with one of them.
    open func showGallery(
        message: ChatMessage, initialAttachmentId: AttachmentId, previews: [GalleryItemPreview]
    ) {
        record(.gallery(message.id, attachment: initialAttachmentId))
        let gallery = components.galleryVC.init()
        gallery.content = GalleryVC.Content(message: message)
        gallery.content.currentPage = gallery.items.firstIndex { $0.id == initialAttachmentId } ?? 0
        gallery.modalPresentationStyle = .overFullScreen
        root?.present(gallery, animated: true)
    }

    /// Shows a user.
    open func showUser(_ user: ChatUser) { record(.user(user.id)) }

    // MARK: Polls

    /// Shows the results of a poll.
    open func showPollResults(for poll: Poll, in messageId: MessageId, client: ChatClient) {
        record(.pollResults(messageId))
        present(components.pollResultsVC.init(), about: poll, in: messageId, client: client)
    }

    /// Shows the comments on a poll.
    open func showPollComments(for poll: Poll, in messageId: MessageId, client: ChatClient) {
        record(.pollComments(messageId))
        present(components.pollCommentListVC.init(), about: poll, in: messageId, client: client)
    }

    /// Shows all options of a poll.
    open func showPollAllOptions(for poll: Poll, in messageId: MessageId, client: ChatClient) {
        record(.pollOptions(messageId))
        present(components.pollAllOptionsListVC.init(), about: poll, in: messageId, client: client)
    }

    private func present(_ list: _PollListVC, about poll: Poll, in messageId: MessageId, client: ChatClient) {
        list.pollController = client.pollController(messageId: messageId, pollId: poll.id)
        // A poll that the client doesn't know is shown as it was given.
        if list.poll == nil { list.poll = poll }
        root?.present(components.navigationVC.init(rootViewController: list), animated: true)
    }
}
