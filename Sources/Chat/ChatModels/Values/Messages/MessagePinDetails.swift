public import Foundation

/// The user who pinned a message, and the expiration of the pin.
public struct MessagePinDetails: Hashable, Sendable {
    public var pinnedAt: Date
    public var pinnedBy: ChatUser
    public var expiresAt: Date?

    public init(pinnedAt: Date, pinnedBy: ChatUser, expiresAt: Date? = nil) {
        self.pinnedAt = pinnedAt
        self.pinnedBy = pinnedBy
        self.expiresAt = expiresAt
    }
}
