import ChatModels

/// The texts around the messages.
extension L10n {
    package enum MessageList {
        package static var newMessages: String { text("messageList.new-messages") }

        package static func jumpToUnreadButton(_ count: Int) -> String {
            text("messageList.jump-to-unread-button", counting: count)
        }

        package enum TypingIndicator {
            /// Names the first user who has a name, and counts the others.
            package static func typing(_ users: [ChatUser]) -> String {
                guard let name = users.compactMap(\.name).first(where: { !$0.isEmpty }) else {
                    return text("messageList.typingIndicator.typing-unknown")
                }
                let others = users.count - 1
                return text("messageList.typingIndicator.users", counting: others, name, LocalizedNumber.text(others))
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
            L10n.text(
                "message.title.group", counting: members, LocalizedNumber.text(members), LocalizedNumber.text(online))
        }
    }
}

extension L10n.Message.Threads {
    package static func replyWith(_ name: String) -> String { L10n.text("message.threads.replyWith", name) }
}
