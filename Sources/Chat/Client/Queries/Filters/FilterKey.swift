/// The kind of items that a filter is for.
public protocol FilterScope {}

/// A property of the items in `Scope`, with values of the type `Value`.
///
/// A custom key is written as a string, or declared with a name:
///
/// ```swift
/// extension FilterKey where Scope: AnyChannelListFilterScope {
///     static var priority: FilterKey<Scope, Int> { "priority" }
/// }
/// ```
public struct FilterKey<Scope: FilterScope, Value: FilterValue>: RawRepresentable, ExpressibleByStringLiteral, Sendable
{
    /// The name of the property in the service's payloads, such as `"last_message_at"`.
    public let rawValue: String

    /// Creates the key of a property.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the key of a property.
    public init(stringLiteral value: String) { rawValue = value }
}
