import ChatLook

/// The texts of headers.
extension L10n.Message {
    enum Title {
        static var online: String { L10n.text("message.title.online") }
        static var offline: String { L10n.text("message.title.offline") }

        static func group(members: Int, online: Int) -> String {
            L10n.text("message.title.group", String(members), String(online))
        }
    }
}

extension L10n.Message.Threads {
    static func replyWith(_ name: String) -> String { L10n.text("message.threads.replyWith", name) }
}
