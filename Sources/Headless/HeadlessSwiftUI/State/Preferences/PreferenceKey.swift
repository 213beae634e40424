/// A value that views hand to the views around them.
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Self.Value { get }

    /// Combines the value so far with that of the next view.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
