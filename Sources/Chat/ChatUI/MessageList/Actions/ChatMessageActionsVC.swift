import ChatModels
import Client
import Frames
import HeadlessUIKit
import Rendering

/// A delegate that is notified of the chosen action on a message.
@MainActor @preconcurrency
public protocol ChatMessageActionsVCDelegate: AnyObject {
    func chatMessageActionsVC(
        _ vc: ChatMessageActionsVC, message: ChatMessage, didTapOnActionItem actionItem: ChatMessageActionItem)
    func chatMessageActionsVCDidFinish(_ vc: ChatMessageActionsVC)
}

/// The menu of the actions on a message.
open class ChatMessageActionsVC: ComponentViewController, ThemeProvider {
    /// The delegate that is notified of the chosen action.
    open weak var delegate: ChatMessageActionsVCDelegate?

    /// The message: that of its controller, or the one that was set.
    open var message: ChatMessage? {
        get { ownMessage ?? messageController?.message }
        set {
            ownMessage = newValue
            updateContentIfNeeded()
        }
    }

    private var ownMessage: ChatMessage?

    /// The controller that performs the actions. Without it, the delegate is only notified.
    open var messageController: ChatMessageController! {
        didSet { updateContentIfNeeded() }
    }

    /// The channel of the message, which has the capabilities.
    open var channel: ChatChannel? {
        didSet { updateContentIfNeeded() }
    }

    /// Asks for confirmation of destructive actions.
    open lazy var alertsRouter: AlertsRouter = components.alertsRouter.init(rootViewController: self)

    /// The type of a row.
    open class var actionButtonClass: ChatMessageActionControl.Type { ChatMessageActionControl.self }

    /// A column of the actions.
    open private(set) lazy var messageActionsContainerStackView = ContainerStackView(axis: .vertical, spacing: 1)

    /// The actions of the menu, from top to bottom.
    open var messageActions: [ChatMessageActionItem] {
        guard let message, let channel else { return [] }
        if message.isBounced { return [editActionItem(), deleteActionItem()] }
        switch message.localState {
        case .sendingFailed: return [resendActionItem(), editActionItem(), deleteActionItem()]
        case .pendingSend, .pendingSync, .syncingFailed, .deletingFailed: return [editActionItem(), deleteActionItem()]
        case .sending, .syncing, .deleting: return []
        case nil: return actions(for: message, in: channel)
        }
    }

    private func actions(for message: ChatMessage, in channel: ChatChannel) -> [ChatMessageActionItem] {
        var items: [ChatMessageActionItem] = []
        let isOwn = message.isSentByCurrentUser
        if channel.canQuoteMessage { items.append(inlineReplyActionItem()) }
        if channel.canSendReply, channel.config.repliesEnabled, !message.isPartOfThread {
            items.append(threadReplyActionItem())
        }
        if channel.canReceiveReadEvents, !isOwn, !message.isPartOfThread { items.append(markUnreadActionItem()) }
        if !message.text.isEmpty { items.append(copyActionItem()) }
        if isOwn ? channel.canUpdateOwnMessage : channel.canUpdateAnyMessage { items.append(editActionItem()) }
        if !isOwn {
            if channel.canFlagMessage { items.append(flagActionItem()) }
            let user = messageController?.client.currentUser
            if channel.config.mutesEnabled {
                let isMuted = user?.mutedUsers.contains { $0.id == message.author.id } == true
                items.append(isMuted ? unmuteActionItem() : muteActionItem())
            }
            if components.isBlockingUsersEnabled {
                let isBlocked = user?.blockedUserIds.contains(message.author.id) == true
                items.append(isBlocked ? unblockActionItem() : blockActionItem())
            }
        }
        if isOwn ? channel.canDeleteOwnMessage : channel.canDeleteAnyMessage { items.append(deleteActionItem()) }
        return items
    }

    // MARK: Actions

    /// Quotes the message in a reply.
    open func inlineReplyActionItem() -> ChatMessageActionItem {
        InlineReplyActionItem(action: choose, appearance: appearance)
    }

    /// Opens the thread of the message.
    open func threadReplyActionItem() -> ChatMessageActionItem {
        ThreadReplyActionItem(action: choose, appearance: appearance)
    }

    /// Marks the message and those after it as unread.
    open func markUnreadActionItem() -> ChatMessageActionItem {
        MarkUnreadActionItem(action: act { $0.markUnread($1) }, appearance: appearance)
    }

    /// Copies the text of the message.
    open func copyActionItem() -> ChatMessageActionItem {
        CopyActionItem(
            action: { [weak self] item in
                UIPasteboard.general.string = self?.message?.text
                self?.handleAction(item)
            }, appearance: appearance)
    }

    /// Edits the message.
    open func editActionItem() -> ChatMessageActionItem { EditActionItem(action: choose, appearance: appearance) }

    /// Sends the message again.
    open func resendActionItem() -> ChatMessageActionItem {
        ResendActionItem(action: act { $0.messageController?.resendMessage(completion: $1) }, appearance: appearance)
    }

    /// Flags the message, after confirmation.
    open func flagActionItem() -> ChatMessageActionItem {
        FlagActionItem(
            action: act { menu, done in
                menu.alertsRouter.showMessageFlagConfirmationAlert { isConfirmed in
                    if isConfirmed { menu.messageController?.flag(completion: done) }
                }
            }, appearance: appearance)
    }

    /// Deletes the message, after confirmation.
    open func deleteActionItem() -> ChatMessageActionItem {
        DeleteActionItem(
            action: act { menu, done in
                menu.alertsRouter.showMessageDeletionConfirmationAlert { isConfirmed in
                    if isConfirmed { menu.messageController?.deleteMessage(completion: done) }
                }
            }, appearance: appearance)
    }

    /// Mutes the author.
    open func muteActionItem() -> ChatMessageActionItem {
        MuteUserActionItem(
            action: act { menu, done in menu.authorController?.mute(completion: done) }, appearance: appearance)
    }

    /// Unmutes the author.
    open func unmuteActionItem() -> ChatMessageActionItem {
        UnmuteUserActionItem(
            action: act { menu, done in menu.authorController?.unmute(completion: done) }, appearance: appearance)
    }

    /// Blocks the author.
    open func blockActionItem() -> ChatMessageActionItem {
        BlockUserActionItem(
            action: act { menu, done in menu.authorController?.block(completion: done) }, appearance: appearance)
    }

    /// Unblocks the author.
    open func unblockActionItem() -> ChatMessageActionItem {
        UnblockUserActionItem(
            action: act { menu, done in menu.authorController?.unblock(completion: done) }, appearance: appearance)
    }

    private var authorController: ChatUserController? {
        message.flatMap { messageController?.client.userController(userId: $0.author.id) }
    }

    private var choose: (ChatMessageActionItem) -> Void {
        { [weak self] item in self?.handleAction(item) }
    }

    /// Performs an action and notifies the delegate afterwards. Without a controller, the delegate is only notified.
    private func act(
        _ action: @escaping (ChatMessageActionsVC, @escaping (Error?) -> Void) -> Void
    ) -> (ChatMessageActionItem) -> Void {
        { [weak self] item in
            guard let self else { return }
            guard self.messageController != nil else { return self.handleAction(item) }
            action(self) { [weak self] error in
                if let error { RenderProblems.report("\(item.title) did nothing: \(error)") }
                self?.handleAction(item)
            }
        }
    }

    private func markUnread(_ done: @escaping (Error?) -> Void) {
        guard let message, let messageController else { return }
        messageController.client.channelController(for: messageController.cid)
            .markUnread(from: message.id) { result in
                if case .failure(let error) = result { done(error) } else { done(nil) }
            }
    }

    /// Notifies the delegate of the chosen action.
    open func handleAction(_ actionItem: ChatMessageActionItem) {
        guard let message else { return }
        delegate?.chatMessageActionsVC(self, message: message, didTapOnActionItem: actionItem)
    }

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(messageActionsContainerStackView)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.layer.cornerRadius = 16
        view.clipsToBounds = true
        messageActionsContainerStackView.backgroundColor = appearance.colorPalette.border
    }

    override open func updateContent() {
        super.updateContent()

        messageActionsContainerStackView.removeAllArrangedSubviews()
        for item in messageActions {
            let control = Self.actionButtonClass.init()
            control.content = item
            messageActionsContainerStackView.addArrangedSubview(control)
        }
    }
}
