import ChatLook

/// The texts of what can be done with a message.
extension L10n {
    enum MessageActions {
        static var inlineReply: String { text("message.actions.inline-reply") }
        static var threadReply: String { text("message.actions.thread-reply") }
        static var markUnread: String { text("message.actions.mark-unread") }
        static var copy: String { text("message.actions.copy") }
        static var edit: String { text("message.actions.edit") }
        static var resend: String { text("message.actions.resend") }
        static var flag: String { text("message.actions.flag") }
        static var delete: String { text("message.actions.delete") }
        static var userMute: String { text("message.actions.user-mute") }
        static var userUnmute: String { text("message.actions.user-unmute") }
        static var userBlock: String { text("message.actions.user-block") }
        static var userUnblock: String { text("message.actions.user-unblock") }
    }

    enum MessageModeration {
        static var title: String { text("message.moderation.title") }
        static var message: String { text("message.moderation.message") }
        static var resend: String { text("message.moderation.resend") }
        static var edit: String { text("message.moderation.edit") }
        static var delete: String { text("message.moderation.delete") }
    }
}
