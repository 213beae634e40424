/// A value that is computed by an expression until another one is set.
///
/// It makes a configuration with a hundred images cheap to create: only the shown ones are drawn.
@propertyWrapper
public struct Deferred<Value> {
    private let make: () -> Value
    private var custom: Value?

    /// Creates a value that is computed lazily.
    ///
    /// - Parameter wrappedValue: Evaluated at every access, so it should be a static property.
    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        make = wrappedValue
    }

    /// The value that was set, or else that of the expression.
    public var wrappedValue: Value {
        get { custom ?? make() }
        set { custom = newValue }
    }
}
