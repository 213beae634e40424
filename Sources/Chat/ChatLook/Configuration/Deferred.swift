/// A value that an expression gives whenever it is asked for, until another is set.
///
/// Keeps configuration with a hundred pictures cheap to create: only those that are shown are drawn.
@propertyWrapper
public struct Deferred<Value> {
    private let make: () -> Value
    private var custom: Value?

    /// Creates a value that is not made yet.
    ///
    /// - Parameter wrappedValue: Evaluated at every access: best a static property, which is made once.
    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        make = wrappedValue
    }

    /// The value: the one that was set, or else that of the expression.
    public var wrappedValue: Value {
        get { custom ?? make() }
        set { custom = newValue }
    }
}
