/// The key of a value that views pass to enclosing views.
public protocol PreferenceKey {
    associatedtype Value

    /// The default value.
    static var defaultValue: Self.Value { get }

    /// Combines the value so far with that of the next view.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
