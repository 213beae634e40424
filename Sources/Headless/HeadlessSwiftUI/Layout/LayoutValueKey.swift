/// The key of a value that a view sets for the enclosing layout.
public protocol LayoutValueKey: SendableMetatype {
    associatedtype Value

    /// The default value.
    static var defaultValue: Self.Value { get }
}

/// A view with a value for the enclosing layout.
final class TraitNode<Written: LayoutValueKey>: WrapperNode {
    private let value: Written.Value

    init(_ child: LayoutNode, value: Written.Value, in context: BuildContext) {
        self.value = value
        super.init(child, in: context)
    }

    override func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
        key == Written.self ? value as? Key.Value : super.trait(key)
    }
}

/// Sets a value for the enclosing layout.
public struct _LayoutTraitModifier<Key: LayoutValueKey> {
    let value: Key.Value
}

extension _LayoutTraitModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        TraitNode<Key>(node, value: value, in: context)
    }
}

extension View {
    /// Sets a value for the enclosing layout.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutTraitModifier<K>(value: value))
    }
}
