/// The kind of things that a filter is about.
public protocol FilterScope {}

/// What a filter looks at: a property of the things in `Scope`, whose values are `Value`s.
///
/// A key of an application's own data is written as a text, or given a name:
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
