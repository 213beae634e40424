internal import ChatModels

/// The reactions that the components have an icon for, and the emoji that stand for them.
enum ReactionIcons {
    /// The type of reaction that an emoji stands for; `nil` for one without an icon.
    static func type(of emoji: String) -> MessageReactionType? {
        let plain = emoji.unicodeScalars.filter {
            $0 != "\u{FE0F}" && !(0x1F3FB...0x1F3FF).contains($0.value)
        }
        return types[String(String.UnicodeScalarView(plain))]
    }

    private static let types: [String: MessageReactionType] = {
        let emojis: [(MessageReactionType, String)] = [
            ("like", "👍 👌 ✅ ✔"), ("love", "❤ ♥ 😍 🥰 😘 💗 💓 💕 💞 💖 💘 💙 💚 💛 🧡 💜 🖤 🤍 🤎 ❤‍🔥"),
            ("haha", "😂 🤣 😆 😄 😁 😀 😃 😹"), ("wow", "😮 😲 😯 😱 🤯"), ("sad", "😢 😭 😞 😔 🙁 ☹ 😿"),
        ]
        var types: [String: MessageReactionType] = [:]
        for (type, list) in emojis { for emoji in list.split(separator: " ") { types[String(emoji)] = type } }
        return types
    }()
}
