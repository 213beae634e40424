/// The texts of the actions on messages and channels.
extension L10n {
    package enum MessageActions {
        package static var inlineReply: String { text("message.actions.inline-reply") }
        package static var threadReply: String { text("message.actions.thread-reply") }
        package static var pin: String { text("message.actions.pin") }
        package static var unpin: String { text("message.actions.unpin") }
        package static var markUnread: String { text("message.actions.mark-unread") }
        package static var copy: String { text("message.actions.copy") }
        package static var edit: String { text("message.actions.edit") }
        package static var resend: String { text("message.actions.resend") }
        package static var flag: String { text("message.actions.flag") }
        package static var confirmFlag: String { text("message.actions.flag.confirmation-message") }
        package static var delete: String { text("message.actions.delete") }
        package static var confirmDelete: String { text("message.actions.delete.confirmation-message") }
        package static var userMute: String { text("message.actions.user-mute") }
        package static var userUnmute: String { text("message.actions.user-unmute") }
        package static var userBlock: String { text("message.actions.user-block") }
        package static var userUnblock: String { text("message.actions.user-unblock") }
    }

    package enum Alert {
        package static var cancel: String { text("alert.actions.cancel") }
        package static var delete: String { text("alert.actions.delete") }
        package static var flag: String { text("alert.actions.flag") }
        package static var ok: String { text("alert.actions.ok") }
        package static var somethingWrong: String { text("alert.error.title") }
    }

    package enum Attachment {
        package static var maxSizeExceeded: String { text("attachment.max-size-exceeded") }
        package static var unreadable: String { text("attachment.unreadable") }
    }

    package enum MessageModeration {
        package static var title: String { text("message.moderation.title") }
        package static var message: String { text("message.moderation.message") }
        package static var resend: String { text("message.moderation.resend") }
        package static var edit: String { text("message.moderation.edit") }
        package static var delete: String { text("message.moderation.delete") }
    }

    package enum ChannelActions {
        package static var info: String { text("channel.action.info") }
        package static var muteUser: String { text("channel.action.mute.user") }
        package static var muteGroup: String { text("channel.action.mute.group") }
        package static var unmuteUser: String { text("channel.action.unmute.user") }
        package static var unmuteGroup: String { text("channel.action.unmute.group") }
        package static var leave: String { text("channel.action.leave") }
        package static var delete: String { text("channel.action.delete") }
        package static var deleteTitle: String { text("channel.action.delete.title") }
        package static var confirmDelete: String { text("channel.action.delete.message") }
        package static var cancel: String { text("channel.action.cancel") }
    }
}
