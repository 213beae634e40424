public import Foundation

/// The state of a message's pin.
public struct MessagePinning: Hashable, Sendable {
    /// The expiration date; `nil` for never.
    public let expirationDate: Date?

    private init(expirationDate: Date?) {
        self.expirationDate = expirationDate
    }

    /// A pin without expiration.
    public static let noExpiration = Self(expirationDate: nil)

    /// A pin that expires at a date.
    public static func expirationDate(_ date: Date) -> Self { Self(expirationDate: date) }

    /// A pin that expires a number of seconds after the render's current time.
    public static func expirationTime(_ time: TimeInterval) -> Self {
        Self(expirationDate: Present.now.addingTimeInterval(time))
    }
}
