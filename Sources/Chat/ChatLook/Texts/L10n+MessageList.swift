import ChatModels

/// The texts around the messages.
extension L10n {
    package enum MessageList {
        package static var newMessages: String { text("messageList.new-messages") }

        package static func jumpToUnreadButton(_ count: Int) -> String {
            text("messageList.jump-to-unread-button", String(count))
        }

        package enum TypingIndicator {
            /// Names the first user who has a name, and counts the others.
            package static func typing(_ users: [ChatUser]) -> String {
                guard let name = users.compactMap(\.name).first(where: { !$0.isEmpty }) else {
                    return text("messageList.typingIndicator.typing-unknown")
                }
                let others = users.count - 1
                let form = others == 0 ? "zero" : others == 1 ? "one" : "other"
                return text("messageList.typingIndicator.users.\(form)", name, String(others))
            }
        }
    }
}

/// The texts of the bars above the messages.
extension L10n.Message {
    package enum Title {
        package static var online: String { L10n.text("message.title.online") }
        package static var offline: String { L10n.text("message.title.offline") }

        package static func group(members: Int, online: Int) -> String {
            L10n.text("message.title.group", String(members), String(online))
        }
    }
}

extension L10n.Message.Threads {
    package static func replyWith(_ name: String) -> String { L10n.text("message.threads.replyWith", name) }
}
