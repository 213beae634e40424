/// A property with a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private let missing: MissingObject?
    private var values: EnvironmentValues?

    /// A marker for a required object.
    private struct MissingObject {
        let type: Any.Type
    }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        missing = nil
    }

    /// Reads an observable object that an enclosing view must set with `environment(_:)`.
    ///
    /// A view whose object is missing is omitted from the picture, with a warning that names the view and the type.
    public init(_ objectType: Value.Type) where Value: AnyObject {
        read = { $0[object: objectType] }
        missing = MissingObject(type: objectType)
    }

    /// Reads an observable object that an enclosing view may set with `environment(_:)`.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
        read = { .some($0[object: objectType]) }
        missing = nil
    }

    /// The value. Outside the body of a drawn view, it is the environment's default.
    public var wrappedValue: Value {
        guard let value = read(values ?? EnvironmentValues()) else {
            preconditionFailure(
                "@Environment(\(Value.self).self) was read outside of the body of a view that is drawn.")
        }
        return value
    }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        values = context.environment
        guard let missing, read(context.environment) == nil else { return }
        context.reportMissing(missing.type, setBy: ".environment(_:)")
    }
}

// As on iOS. It is connected and read on the main queue.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension _EnvironmentKeyWritingModifier: ContextModifier {
    package func change(_ context: inout BuildContext) { context.environment[keyPath: keyPath] = value }
}

/// Changes a value of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: ContextModifier {
    package func change(_ context: inout BuildContext) { transform(&context.environment[keyPath: keyPath]) }
}

extension View {
    /// Sets an environment value of this view.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes an environment value of this view.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
