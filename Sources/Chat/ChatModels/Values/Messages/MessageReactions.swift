public import Foundation

/// A reaction type, such as `"love"`.
public struct MessageReactionType: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The types with default icons.
    package static let drawn: [MessageReactionType] = ["like", "love", "haha", "wow", "sad"]

    /// The type with the same icon as an emoji, in any skin tone; `nil` if there is none.
    package init?(emoji: String) {
        let plain = emoji.unicodeScalars.filter { $0.value != 0xFE0F && !(0x1F3FB...0x1F3FF ~= $0.value) }
        switch String(String.UnicodeScalarView(plain)) {
        case "👍": self = "like"
        case "❤", "♥", "🩷", "🧡", "💛", "💚", "🩵", "💙", "💜", "🖤", "🩶", "🤍", "🤎", "❤‍🔥", "💓", "💕", "💖", "💗", "💘",
            "💞", "😍", "🥰", "😘":
            self = "love"
        case "😂", "🤣", "😄", "😆", "😁", "😃", "😀", "😹": self = "haha"
        case "😮", "😲", "😯", "🤯", "😱": self = "wow"
        case "👎", "😢", "😭", "😞", "😔", "🙁", "☹", "😿": self = "sad"
        default: return nil
        }
    }

    /// The type with a name, optionally written like an emoji name: `:love:`. YAML removes the second colon.
    package init(shortcode: String) {
        let name = shortcode.hasPrefix(":") ? shortcode.drop { $0 == ":" }.prefix { $0 != ":" } : Substring(shortcode)
        switch name {
        case "+1", "thumbsup": self = "like"
        case "heart": self = "love"
        case "joy", "laughing": self = "haha"
        case "open_mouth": self = "wow"
        case "-1", "thumbsdown", "cry", "sob": self = "sad"
        default: self.init(rawValue: name.isEmpty ? shortcode : String(name))
        }
    }
}

/// A user's reaction to a message.
public struct ChatMessageReaction: Hashable, Sendable {
    public var type: MessageReactionType
    public var score: Int
    public var createdAt: Date
    public var updatedAt: Date
    public var author: ChatUser
    public var extraData: [String: RawJSON]

    public init(
        type: MessageReactionType,
        score: Int = 1,
        createdAt: Date = .distantPast,
        updatedAt: Date = .distantPast,
        author: ChatUser,
        extraData: [String: RawJSON] = [:]
    ) {
        self.type = type
        self.score = score
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.author = author
        self.extraData = extraData
    }
}

extension ChatMessageReaction: Identifiable {
    /// The author and the type: a user has one reaction per type.
    public var id: String { "\(author.id)/\(type.rawValue)" }
}

/// All reactions of one type to a message.
public struct ChatMessageReactionGroup: Hashable, Sendable {
    public var type: MessageReactionType
    public var sumScores: Int
    public var count: Int
    public var firstReactionAt: Date
    public var lastReactionAt: Date

    public init(
        type: MessageReactionType,
        sumScores: Int,
        count: Int,
        firstReactionAt: Date = .distantPast,
        lastReactionAt: Date = .distantPast
    ) {
        self.type = type
        self.sumScores = sumScores
        self.count = count
        self.firstReactionAt = firstReactionAt
        self.lastReactionAt = lastReactionAt
    }
}

/// The data for the view of a reaction type.
public struct ChatMessageReactionData: Hashable, Sendable {
    public var type: MessageReactionType
    public var score: Int
    public var count: Int
    public var isChosenByCurrentUser: Bool
    public var firstReactionAt: Date?
    public var lastReactionAt: Date?

    public init(
        type: MessageReactionType,
        score: Int = 1,
        count: Int = 1,
        isChosenByCurrentUser: Bool = false,
        firstReactionAt: Date? = nil,
        lastReactionAt: Date? = nil
    ) {
        self.type = type
        self.score = score
        self.count = count
        self.isChosenByCurrentUser = isChosenByCurrentUser
        self.firstReactionAt = firstReactionAt
        self.lastReactionAt = lastReactionAt
    }
}
