/// The identifier of a user, such as `"leia"`.
public typealias UserId = String

/// The identifier of a message, unique across all channels.
public typealias MessageId = String

/// The identifier of a team that a user or a channel belongs to.
public typealias TeamId = String

/// A string with an open set of values.
///
/// Unlike an enumeration, it keeps values that it doesn't know.
public protocol OpenName: RawRepresentable<String>, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    init(rawValue: String)
}

extension OpenName {
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    public var description: String { rawValue }
}
