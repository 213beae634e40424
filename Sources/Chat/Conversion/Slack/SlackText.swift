internal import ChatModels
internal import Foundation

/// Slack's markup as the Markdown of messages.
struct SlackText {
    let users: [UserId: ChatUser]

    /// Returns the text with names, addresses and emoji in the place of their codes.
    func text(_ markup: String, losses: inout Losses) -> String {
        var result = ""
        var rest = markup[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            result += rest[..<open]
            result += reference(rest[rest.index(after: open)..<close])
            rest = rest[rest.index(after: close)...]
        }
        result += rest
        return emoji(Self.emphasis(result), losses: &losses)
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }

    /// The users who are mentioned in a text.
    static func mentions(in markup: String) -> [UserId] {
        markup.matches(of: /<@([A-Z0-9]+)(?:\|[^>]*)?>/).map { String($0.1) }
    }

    /// What stands between angle brackets: a user, a channel, a group, an address.
    private func reference(_ code: Substring) -> String {
        let parts = code.split(separator: "|", maxSplits: 1).map(String.init)
        let (target, label) = (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
        switch target.first {
        case "@": return "@" + (users[String(target.dropFirst())]?.name ?? label ?? String(target.dropFirst()))
        case "#": return "#" + (label ?? String(target.dropFirst()))
        case "!": return label ?? "@" + target.dropFirst().prefix { $0 != "^" }
        default:
            guard target.contains("://") || target.hasPrefix("mailto:") else { return "<\(code)>" }
            guard let label, label != target, !target.hasSuffix(label) else { return target }
            return "[\(label)](\(target))"
        }
    }

    /// Bold and struck text has one sign on each side, Markdown two.
    private static func emphasis(_ text: String) -> String {
        text.contains("`") ? text : doubling("~", in: doubling("*", in: text))
    }

    /// Doubles a sign where two of them enclose words.
    private static func doubling(_ sign: Character, in text: String) -> String {
        guard text.contains(sign) else { return text }
        let characters = Array(text)
        func isWord(_ index: Int) -> Bool {
            characters.indices.contains(index)
                && (characters[index].isLetter || characters[index].isNumber || characters[index] == sign)
        }
        func isBlank(_ index: Int) -> Bool { !characters.indices.contains(index) || characters[index].isWhitespace }
        var result = ""
        var start = 0
        while let open = characters[start...].firstIndex(of: sign) {
            result += String(characters[start..<open])
            start = open + 1
            result.append(sign)
            guard !isWord(open - 1), !isBlank(open + 1) else { continue }
            let line = characters[start...].prefix { !$0.isNewline }
            guard let close = line.dropFirst().firstIndex(of: sign), !isBlank(close - 1), !isWord(close + 1) else {
                continue
            }
            result += String(sign) + String(characters[start..<close]) + String([sign, sign])
            start = close + 1
        }
        return result + String(characters[start...])
    }

    private func emoji(_ text: String, losses: inout Losses) -> String {
        var unknown = 0
        let result = text.replacing(/:([a-z0-9_+\-]+):(?::skin-tone-[2-6]:)?/) { match -> String in
            if let emoji = Self.emoji[String(match.1)] { return emoji }
            // Digits between colons are a time.
            if match.1.contains(where: \.isLetter) { unknown += 1 }
            return String(match.0)
        }
        losses.add("emoji of the workspace or without a known name, which stay as they are written", count: unknown)
        return result
    }

    /// The type of reaction that an emoji stands for; `nil` for one that the components have no icon for.
    static func reactionType(_ emoji: String) -> MessageReactionType? {
        switch emoji.prefix(while: { $0 != ":" }) {
        case "+1", "thumbsup", "ok_hand", "white_check_mark": "like"
        case "heart", "heart_eyes", "hearts", "heartpulse", "two_hearts", "purple_heart", "blue_heart", "green_heart":
            "love"
        case "joy", "laughing", "rolling_on_the_floor_laughing", "rofl", "smile", "grin", "grinning", "satisfied":
            "haha"
        case "open_mouth", "astonished", "hushed", "scream", "exploding_head", "wow": "wow"
        case "cry", "sob", "disappointed", "pensive", "slightly_frowning_face", "sad": "sad"
        default: nil
        }
    }

    private static let emoji: [String: String] = [
        "+1": "👍", "-1": "👎", "thumbsup": "👍", "thumbsdown": "👎", "heart": "❤️", "joy": "😂", "smile": "😄", "grin": "😁",
        "grinning": "😀", "laughing": "😆", "slightly_smiling_face": "🙂", "wink": "😉", "blush": "😊", "heart_eyes": "😍",
        "thinking_face": "🤔", "sweat_smile": "😅", "cry": "😢", "sob": "😭", "open_mouth": "😮", "scream": "😱", "tada": "🎉",
        "fire": "🔥", "rocket": "🚀", "eyes": "👀", "wave": "👋", "clap": "👏", "pray": "🙏", "muscle": "💪", "ok_hand": "👌",
        "raised_hands": "🙌", "white_check_mark": "✅", "x": "❌", "warning": "⚠️", "bulb": "💡", "memo": "📝",
        "calendar": "📆",
        "coffee": "☕", "pizza": "🍕", "cake": "🍰", "beers": "🍻", "star": "⭐", "sparkles": "✨", "100": "💯",
        "point_up": "☝️",
        "point_down": "👇", "point_right": "👉", "sunny": "☀️", "umbrella": "☔", "snowflake": "❄️", "bug": "🐛",
        "party_popper": "🎉",
    ]
}
