/// Runs an action when a preference value of the views inside changes.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
    let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let nodes = content(context.child(0))
        let known = context.store.value(for: context.child(1).identity) { Last<Key.Value?>(nil) }
        context.store.afterPass {
            MainActor.assumeIsolated {
                var found: Key.Value?
                for node in nodes { node.collect(Key.self, into: &found) }
                let value = found ?? Key.defaultValue
                guard known.value != value else { return }
                known.value = value
                modifier.action(value)
            }
        }
        return nodes
    }
}

/// Passes a value to enclosing views.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
    let value: Key.Value
}

extension _PreferenceWritingModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        PreferenceNode<Key>(node, value: value, in: context)
    }
}

/// Transforms a value that is passed to enclosing views.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
    let change: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        TransformPreferenceNode<Key>(node, change: change, in: context)
    }
}

/// The last value of something that is observed across passes.
final class Last<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension View {
    /// Passes a value to enclosing views.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Transforms a value that the views inside pass to enclosing views.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(change: callback))
    }

    /// Runs an action with the value that the views inside pass: once it is known, and whenever it changes.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
