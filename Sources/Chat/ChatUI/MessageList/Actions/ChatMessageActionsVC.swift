import ChatModels
import HeadlessUIKit

/// Is told which action on a message was chosen.
@MainActor @preconcurrency
public protocol ChatMessageActionsVCDelegate: AnyObject {
    func chatMessageActionsVC(
        _ vc: ChatMessageActionsVC, message: ChatMessage, didTapOnActionItem actionItem: ChatMessageActionItem)
    func chatMessageActionsVCDidFinish(_ vc: ChatMessageActionsVC)
}

/// The menu of what can be done with a message.
open class ChatMessageActionsVC: ComponentViewController, ThemeProvider {
    /// Who is told of the choice.
    open weak var delegate: ChatMessageActionsVCDelegate?

    /// The message.
    open var message: ChatMessage? {
        didSet { updateContentIfNeeded() }
    }

    /// The channel of the message, which says what is allowed.
    open var channel: ChatChannel? {
        didSet { updateContentIfNeeded() }
    }

    /// A column of the actions.
    open private(set) lazy var messageActionsContainerStackView = ContainerStackView(axis: .vertical, spacing: 1)

    /// The actions of the menu, from top to bottom.
    open var messageActions: [ChatMessageActionItem] {
        guard let message, let channel else { return [] }
        if message.isBounced { return [editActionItem, deleteActionItem] }
        switch message.localState {
        case .sendingFailed: return [resendActionItem, editActionItem, deleteActionItem]
        case .pendingSend, .pendingSync, .syncingFailed, .deletingFailed: return [editActionItem, deleteActionItem]
        case .sending, .syncing, .deleting: return []
        case nil: return actions(for: message, in: channel)
        }
    }

    private func actions(for message: ChatMessage, in channel: ChatChannel) -> [ChatMessageActionItem] {
        var items: [ChatMessageActionItem] = []
        let isOwn = message.isSentByCurrentUser
        if channel.canQuoteMessage { items.append(inlineReplyActionItem) }
        if channel.canSendReply, channel.config.repliesEnabled, !message.isPartOfThread {
            items.append(threadReplyActionItem)
        }
        if channel.canReceiveReadEvents, !isOwn, !message.isPartOfThread { items.append(markUnreadActionItem) }
        if !message.text.isEmpty { items.append(copyActionItem) }
        if isOwn ? channel.canUpdateOwnMessage : channel.canUpdateAnyMessage { items.append(editActionItem) }
        if !isOwn {
            if channel.canFlagMessage { items.append(flagActionItem) }
            if channel.config.mutesEnabled { items.append(muteActionItem) }
            if components.isBlockingUsersEnabled { items.append(blockActionItem) }
        }
        if isOwn ? channel.canDeleteOwnMessage : channel.canDeleteAnyMessage { items.append(deleteActionItem) }
        return items
    }

    // MARK: Actions

    /// Quotes the message in a reply.
    open var inlineReplyActionItem: ChatMessageActionItem {
        InlineReplyActionItem(action: choose, appearance: appearance)
    }

    /// Answers the message in its thread.
    open var threadReplyActionItem: ChatMessageActionItem {
        ThreadReplyActionItem(action: choose, appearance: appearance)
    }

    /// Counts the message and those after it as unread.
    open var markUnreadActionItem: ChatMessageActionItem {
        MarkUnreadActionItem(action: choose, appearance: appearance)
    }

    /// Copies the text of the message.
    open var copyActionItem: ChatMessageActionItem { CopyActionItem(action: choose, appearance: appearance) }

    /// Changes the text of the message.
    open var editActionItem: ChatMessageActionItem { EditActionItem(action: choose, appearance: appearance) }

    /// Sends the message again.
    open var resendActionItem: ChatMessageActionItem { ResendActionItem(action: choose, appearance: appearance) }

    /// Reports the message.
    open var flagActionItem: ChatMessageActionItem { FlagActionItem(action: choose, appearance: appearance) }

    /// Deletes the message.
    open var deleteActionItem: ChatMessageActionItem { DeleteActionItem(action: choose, appearance: appearance) }

    /// Mutes the author.
    open var muteActionItem: ChatMessageActionItem { MuteUserActionItem(action: choose, appearance: appearance) }

    /// Lets the muted author be heard again. ``messageActions`` has no use for it: there, nobody is muted yet.
    open var unmuteActionItem: ChatMessageActionItem { UnmuteUserActionItem(action: choose, appearance: appearance) }

    /// Blocks the author.
    open var blockActionItem: ChatMessageActionItem { BlockUserActionItem(action: choose, appearance: appearance) }

    /// Lets the blocked author write again. ``messageActions`` has no use for it: there, nobody is blocked yet.
    open var unblockActionItem: ChatMessageActionItem { UnblockUserActionItem(action: choose, appearance: appearance) }

    private var choose: (ChatMessageActionItem) -> Void {
        { [weak self] item in self?.handleAction(item) }
    }

    /// Tells the delegate of the choice.
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
            let control = ChatMessageActionControl()
            control.content = item
            messageActionsContainerStackView.addArrangedSubview(control)
        }
    }
}
