/// A value that is made when it is first asked for, unless another is set before.
///
/// Keeps configuration with a hundred pictures cheap to create: only those that are shown are drawn.
@propertyWrapper
public struct Deferred<Value> {
    private let make: () -> Value
    private var custom: Value?

    /// - Parameter wrappedValue: Asked for at every access: an expression that keeps its value, such as a static one.
    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        make = wrappedValue
    }

    public var wrappedValue: Value {
        get { custom ?? make() }
        set { custom = newValue }
    }
}
