import Frames
import Rendering

/// A unique identifier for each position of a view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    private var identity = StableHash()

    public init() {}

    public var wrappedValue: ID { ID(identity: identity) }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        identity = context.identity
    }

    public struct ID: Hashable, Sendable {
        let identity: StableHash
    }
}
