/// The identifier of a user, such as `"leia"`.
public typealias UserId = String

/// The identifier of a message, unique among all channels.
public typealias MessageId = String

/// The identifier of a team that a user or a channel belongs to.
public typealias TeamId = String

/// A text with a meaning of its own, of which new values can appear at any time.
///
/// Where an enumeration would lose a value that it doesn't know, a type of this kind keeps it.
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
