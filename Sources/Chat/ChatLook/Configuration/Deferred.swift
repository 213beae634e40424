/// A value that is made when it is first asked for, unless another is set before.
///
/// Keeps configuration with a hundred pictures cheap to create: only those that are shown are drawn.
@propertyWrapper
public struct Deferred<Value> {
    private let make: () -> Value
    private var custom: Value?

    /// Creates a value that is not made yet.
    ///
    /// - Parameter wrappedValue: Asked for at every access: an expression that keeps its value, such as a static one.
    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        make = wrappedValue
    }

    /// The value: the one that was set, or else the one that is made.
    public var wrappedValue: Value {
        get { custom ?? make() }
        set { custom = newValue }
    }
}
