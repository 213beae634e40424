import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

extension MessageAction {
    /// The actions on a message, depending on its state and the channel's capabilities.
    @MainActor
    public static func defaultActions(
        for message: ChatMessage, channel: ChatChannel, onFinish: @escaping (MessageActionInfo) -> Void
    ) -> [MessageAction] {
        kinds(for: message, in: channel).map { $0.action(on: message, onFinish: onFinish) }
    }

    @MainActor
    private static func kinds(for message: ChatMessage, in channel: ChatChannel) -> [MessageActionKind] {
        if message.isBounced { return [.resend, .edit, .delete] }
        switch message.localState {
        case .sendingFailed: return [.resend, .edit, .delete]
        case .pendingSend, .pendingSync, .syncingFailed, .deletingFailed: return [.edit, .delete]
        case .sending, .syncing, .deleting: return []
        case nil: break
        }
        let isOwn = message.isSentByCurrentUser
        let config = InjectedValues[\.utils].messageListConfig
        let offers: [(MessageActionKind, Bool)] = [
            (.reply, channel.canQuoteMessage),
            (.threadReply, channel.canSendReply && channel.config.repliesEnabled && !message.isPartOfThread),
            (message.isPinned ? .unpin : .pin, channel.canPinMessage),
            (.copy, !message.text.isEmpty),
            (.edit, isOwn ? channel.canUpdateOwnMessage : channel.canUpdateAnyMessage),
            (.delete, isOwn ? channel.canDeleteOwnMessage : channel.canDeleteAnyMessage),
            (.flag, !isOwn && channel.canFlagMessage),
            (.markUnread, !isOwn && channel.canReceiveReadEvents && !message.isPartOfThread),
            (.mute, !isOwn && channel.config.mutesEnabled),
            (.block, !isOwn && config.userBlockingEnabled),
        ]
        return offers.filter(\.1).map(\.0)
    }
}

/// The built-in actions. The raw values are those in ``MessageActionInfo``.
private enum MessageActionKind: String {
    case reply = "inlineReply"
    case threadReply, pin, unpin, copy, edit, delete, resend, flag, mute, block
    case markUnread

    func action(on message: ChatMessage, onFinish: @escaping (MessageActionInfo) -> Void) -> MessageAction {
        let identifier = rawValue
        return MessageAction(
            id: identifier, title: title, iconName: iconName,
            action: { onFinish(MessageActionInfo(message: message, identifier: identifier)) },
            confirmationPopup: confirmation, isDestructive: self == .delete || self == .block)
    }

    private var title: String {
        switch self {
        case .reply: L10n.MessageActions.inlineReply
        case .threadReply: L10n.MessageActions.threadReply
        case .pin: L10n.MessageActions.pin
        case .unpin: L10n.MessageActions.unpin
        case .copy: L10n.MessageActions.copy
        case .edit: L10n.MessageActions.edit
        case .delete: L10n.MessageActions.delete
        case .resend: L10n.MessageActions.resend
        case .flag: L10n.MessageActions.flag
        case .mute: L10n.MessageActions.userMute
        case .block: L10n.MessageActions.userBlock
        case .markUnread: L10n.MessageActions.markUnread
        }
    }

    var iconName: String { "messageAction.\(rawValue)" }

    private var confirmation: ConfirmationPopup? {
        let question: String? =
            switch self {
            case .delete: L10n.MessageActions.confirmDelete
            case .flag: L10n.MessageActions.confirmFlag
            case .reply, .threadReply, .pin, .unpin, .copy, .edit, .resend, .mute, .block, .markUnread: nil
            }
        return question.map { ConfirmationPopup(title: title, message: $0, buttonTitle: title) }
    }
}

extension Images {
    /// The icon of a built-in action; `nil` for other names.
    func messageActionIcon(named name: String) -> UIImage? {
        let prefix = "messageAction."
        guard name.hasPrefix(prefix), let kind = MessageActionKind(rawValue: String(name.dropFirst(prefix.count)))
        else {
            return nil
        }
        return switch kind {
        case .reply: messageActionInlineReply
        case .threadReply: messageActionThreadReply
        case .pin, .unpin: pin
        case .copy: messageActionCopy
        case .edit: messageActionEdit
        case .delete: messageActionDelete
        case .resend: messageActionResend
        case .flag: messageActionFlag
        case .mute: messageActionMuteUser
        case .block: messageActionBlockUser
        case .markUnread: messageActionMarkUnread
        }
    }
}
