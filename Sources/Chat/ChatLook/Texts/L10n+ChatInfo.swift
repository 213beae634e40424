/// The texts of the screens with information about a chat.
extension L10n {
    package enum ChatInfo {
        package static var muteUser: String { text("chatInfo.mute.user") }
        package static var muteGroup: String { text("chatInfo.mute.group") }
        package static var name: String { text("chatInfo.name") }
        package static var namePlaceholder: String { text("chatInfo.name.placeholder") }
        package static func moreMembers(_ count: Int) -> String {
            text("chatInfo.more-members", LocalizedNumber.text(count))
        }
        package static var confirmLeave: String { text("chatInfo.leave.message") }

        package enum Pinned {
            package static var title: String { text("chatInfo.pinned") }
            package static var emptyTitle: String { text("chatInfo.pinned.empty.title") }
            package static var emptyDescription: String { text("chatInfo.pinned.empty.description") }
        }

        package enum Media {
            package static var title: String { text("chatInfo.media") }
            package static var emptyTitle: String { text("chatInfo.media.empty.title") }
            package static var emptyDescription: String { text("chatInfo.media.empty.description") }
        }

        package enum Files {
            package static var title: String { text("chatInfo.files") }
            package static var emptyTitle: String { text("chatInfo.files.empty.title") }
            package static var emptyDescription: String { text("chatInfo.files.empty.description") }
        }
    }
}
