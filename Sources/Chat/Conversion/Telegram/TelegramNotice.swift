internal import Documents

/// Telegram's own messages in a chat, in English.
struct TelegramNotice {
    let text: String

    /// Whether the kind is known. Others use the words of the export.
    let isKnown: Bool

    init(_ node: DocumentNode, actor: String, action: String) {
        let title = node.name("title") ?? ""
        let members = node.names("members").prefix(20).joined(separator: ", ")
        let known: String? =
            switch action {
            case "create_group": "\(actor) created the group “\(title)”"
            case "create_channel": "The channel “\(title)” was created"
            case "migrate_to_supergroup", "migrate_from_group": "The group became a supergroup"
            case "invite_members": members.isEmpty || members == actor ? "\(actor) joined" : "\(actor) added \(members)"
            case "remove_members": members == actor ? "\(actor) left" : "\(actor) removed \(members)"
            case "join_group_by_link": "\(actor) joined by a link"
            case "join_group_by_request": "\(actor) was accepted into the group"
            case "edit_group_title": "\(actor) changed the name to “\(title)”"
            case "edit_group_photo": "\(actor) changed the photo"
            case "delete_group_photo": "\(actor) removed the photo"
            case "pin_message": "\(actor) pinned a message"
            case "clear_history": "\(actor) cleared the history"
            case "joined_telegram": "\(actor) joined Telegram"
            case "take_screenshot": "\(actor) took a screenshot"
            case "topic_created": "\(actor) created the topic “\(title)”"
            case "topic_edit":
                node.name("new_title").map { "\(actor) named the topic “\($0)”" } ?? "\(actor) changed the topic"
            case "set_messages_ttl": "\(actor) changed when messages disappear"
            case "edit_chat_theme": "\(actor) changed the theme"
            case "set_chat_wallpaper", "set_same_chat_wallpaper": "\(actor) changed the wallpaper"
            case "suggest_profile_photo": "\(actor) suggested a photo"
            case "send_premium_gift": "\(actor) sent a gift"
            case "score_in_game": "\(actor) scored \(node.count("score") ?? 0)"
            case "group_call_scheduled": "\(actor) scheduled a video chat"
            case "requested_phone_number": "\(actor) asked for the phone number"
            case "phone_call": Self.call(node, actor)
            case "group_call": Self.duration(node).map { "Video chat, \($0)" } ?? "\(actor) started a video chat"
            case "invite_to_group_call": "\(actor) invited \(members) to the video chat"
            case "boost_apply": "\(actor) boosted the group"
            default: nil
            }
        isKnown = known != nil
        let words = action.isEmpty ? "a notice" : action.replacing("_", with: " ")
        text = known ?? (actor.isEmpty ? words : "\(actor): \(words)")
    }

    private static func call(_ node: DocumentNode, _ actor: String) -> String {
        switch node.name("discard_reason") {
        case "missed": "Missed call from \(actor)"
        case "busy": "Declined call from \(actor)"
        case _: duration(node).map { "Call from \(actor), \($0)" } ?? "Call from \(actor)"
        }
    }

    private static func duration(_ node: DocumentNode) -> String? {
        let seconds = (node.count("duration_seconds") ?? node.count("duration")).map { min($0, 10_000_000) }
        return seconds.map { "\($0 / 60):" + ($0 % 60 < 10 ? "0" : "") + "\($0 % 60)" }
    }
}
