/// A value of the environment, as a view's property.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    init(read: @escaping (EnvironmentValues) -> Value) {
        self.read = read
    }

    /// Outside of a view that is drawn, the value of the environment's defaults.
    public var wrappedValue: Value { read(values ?? EnvironmentValues()) }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        values = context.environment
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension _EnvironmentKeyWritingModifier: ContextModifier {
    package func change(_ context: inout BuildContext) { context.environment[keyPath: keyPath] = value }
}

extension View {
    /// Sets a value of the environment of this view.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }
}
