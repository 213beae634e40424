/// The name of a method.
///
/// Linux has no Objective-C runtime, and so no `#selector`. The type exists so that `nil` and names in strings compile;
/// nothing is sent to them.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ name: String) { description = name }

    public init(stringLiteral name: String) { description = name }
}
