public import Foundation

/// Whether a message is pinned, and until when.
public struct MessagePinning: Hashable, Sendable {
    /// When the pin ends; `nil` for never.
    public let expirationDate: Date?

    private init(expirationDate: Date?) {
        self.expirationDate = expirationDate
    }

    /// A pin that stays.
    public static let noExpiration = Self(expirationDate: nil)

    /// A pin that ends at a date.
    public static func expirationDate(_ date: Date) -> Self { Self(expirationDate: date) }

    /// A pin that ends so many seconds after the present of the render.
    public static func expirationTime(_ time: TimeInterval) -> Self {
        Self(expirationDate: Present.now.addingTimeInterval(time))
    }
}
