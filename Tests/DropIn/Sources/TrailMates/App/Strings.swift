import Foundation

/// The texts of the application.
enum Strings {
    enum Tabs {
        static let chats = NSLocalizedString("tabs.chats", value: "Chats", comment: "")
        static let threads = NSLocalizedString("tabs.threads", value: "Threads", comment: "")
        static let profile = NSLocalizedString("tabs.profile", value: "Profile", comment: "")
    }

    enum Login {
        static let title = "TrailMates"
        static let prompt = NSLocalizedString("login.prompt", value: "Who is walking today?", comment: "")
        static func failed(_ reason: String) -> String { "You couldn’t be logged in. \(reason)" }
    }

    enum ChannelList {
        static let title = "Trails"
        static let emptyTitle = "No trails yet"
        static let emptySubtitle = "Begin one, and take somebody along."
        static let emptyAction = "Begin a trail"
    }

    enum NewChannel {
        static let title = "New trail"
        static let namePlaceholder = "Name of the trail"
        static let searchPlaceholder = "Search members"
        static let create = "Create"
    }

    enum Channel {
        static func placeholder(_ name: String) -> String { "Write to \(name)" }
        static func hikers(_ count: Int, online: Int) -> String { "\(count) hikers, \(online) on the trail" }
        static let pinned = "Pinned"
    }

    enum Info {
        static let title = "Trail info"
        static let mute = "Mute"
        static let leave = "Leave the trail"
        static let delete = "Delete the trail"
        static let owner = "guide"
    }

    enum Profile {
        static let title = "Profile"
        static let logOut = "Log out"
        static let save = "Save"
    }

    enum Poll {
        static let title = "Ask the hikers"
        static let question = "Question"
        static let option = "Option"
        static let send = "Send"
    }

    enum Route {
        static let pick = "Route"
        static func length(_ kilometres: Double) -> String { String(format: "%.1f km", kilometres) }
        static func ascent(_ metres: Int) -> String { "↑ \(metres) m" }
    }
}
