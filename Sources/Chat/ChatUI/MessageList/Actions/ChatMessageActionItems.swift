import ChatLook
import HeadlessUIKit

/// Quotes the message in a reply.
public struct InlineReplyActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.inlineReply }
    public let icon: UIImage
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionInlineReply
    }
}

/// Answers the message in its thread.
public struct ThreadReplyActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.threadReply }
    public let icon: UIImage
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionThreadReply
    }
}

/// Counts the message and those after it as unread.
public struct MarkUnreadActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.markUnread }
    public let icon: UIImage
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionMarkUnread
    }
}

/// Copies the text of the message.
public struct CopyActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.copy }
    public let icon: UIImage
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionCopy
    }
}

/// Changes the text of the message.
public struct EditActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.edit }
    public let icon: UIImage
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionEdit
    }
}

/// Sends the message again.
public struct ResendActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.resend }
    public let icon: UIImage
    public var isPrimary: Bool { true }
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionResend
    }
}

/// Reports the message.
public struct FlagActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.flag }
    public let icon: UIImage
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionFlag
    }
}

/// Deletes the message.
public struct DeleteActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.delete }
    public let icon: UIImage
    public var isDestructive: Bool { true }
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionDelete
    }
}

/// Mutes the author.
public struct MuteUserActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.userMute }
    public let icon: UIImage
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionMuteUser
    }
}

/// Lets the muted author be heard again.
public struct UnmuteUserActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.userUnmute }
    public let icon: UIImage
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionMuteUser
    }
}

/// Blocks the author.
public struct BlockUserActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.userBlock }
    public let icon: UIImage
    public var isDestructive: Bool { true }
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionBlockUser
    }
}

/// Lets the blocked author write again.
public struct UnblockUserActionItem: ChatMessageActionItem {
    public var title: String { L10n.MessageActions.userUnblock }
    public let icon: UIImage
    public var isDestructive: Bool { true }
    public let action: (ChatMessageActionItem) -> Void

    public init(action: @escaping (ChatMessageActionItem) -> Void, appearance: Appearance = .default) {
        self.action = action
        icon = appearance.images.messageActionBlockUser
    }
}
