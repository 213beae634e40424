/// A moderation decision about a message.
public struct MessageModerationDetails: Hashable, Sendable {
    public var originalText: String
    public var action: MessageModerationAction

    public init(originalText: String, action: MessageModerationAction) {
        self.originalText = originalText
        self.action = action
    }
}

public struct MessageModerationAction: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The message was bounced to its author, who can edit it.
    public static let bounce = Self(rawValue: "MESSAGE_RESPONSE_ACTION_BOUNCE")
    public static let flag = Self(rawValue: "MESSAGE_RESPONSE_ACTION_FLAG")
    public static let block = Self(rawValue: "MESSAGE_RESPONSE_ACTION_BLOCK")
}
