import ChatLook
import ChatModels

/// The texts around the messages.
extension L10n {
    enum MessageList {
        static func jumpToUnreadButton(_ count: Int) -> String {
            text("messageList.jump-to-unread-button", String(count))
        }

        enum TypingIndicator {
            /// Names the first user who has a name, and counts the others.
            static func typing(_ users: [ChatUser]) -> String {
                guard let name = users.compactMap(\.name).first(where: { !$0.isEmpty }) else {
                    return text("messageList.typingIndicator.typing-unknown")
                }
                let others = users.count - 1
                let form = others == 0 ? "zero" : others == 1 ? "one" : "other"
                return text("messageList.typingIndicator.users.\(form)", name, String(others))
            }
        }
    }

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
