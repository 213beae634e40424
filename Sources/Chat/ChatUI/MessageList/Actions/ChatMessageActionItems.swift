import ChatLook
import HeadlessUIKit

/// Quotes the message in a reply.
public final class InlineReplyActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.inlineReply, appearance.images.messageActionInlineReply, action: action)
    }
}

/// Opens the thread of the message.
public final class ThreadReplyActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.threadReply, appearance.images.messageActionThreadReply, action: action)
    }
}

/// Marks the message and those after it as unread.
public final class MarkUnreadActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.markUnread, appearance.images.messageActionMarkUnread, action: action)
    }
}

/// Copies the text of the message.
public final class CopyActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.copy, appearance.images.messageActionCopy, action: action)
    }
}

/// Edits the message.
public final class EditActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.edit, appearance.images.messageActionEdit, action: action)
    }
}

/// Sends the message again.
public final class ResendActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.resend, appearance.images.messageActionResend, isPrimary: true, action: action)
    }
}

/// Flags the message.
public final class FlagActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.flag, appearance.images.messageActionFlag, action: action)
    }
}

/// Deletes the message.
public final class DeleteActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(
            L10n.MessageActions.delete, appearance.images.messageActionDelete, isDestructive: true, action: action)
    }
}

/// Mutes the author.
public final class MuteUserActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.userMute, appearance.images.messageActionMuteUser, action: action)
    }
}

/// Unmutes the author.
public final class UnmuteUserActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(L10n.MessageActions.userUnmute, appearance.images.messageActionMuteUser, action: action)
    }
}

/// Blocks the author.
public final class BlockUserActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(
            L10n.MessageActions.userBlock, appearance.images.messageActionBlockUser, isDestructive: true, action: action
        )
    }
}

/// Unblocks the author.
public final class UnblockUserActionItem: _ActionItem {
    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        super.init(
            L10n.MessageActions.userUnblock, appearance.images.messageActionBlockUser, isDestructive: true,
            action: action)
    }
}
