import Foundation

/// A view that passes a value to enclosing views.
final class PreferenceNode<Written: PreferenceKey>: WrapperNode {
    private let value: Written.Value

    init(_ child: LayoutNode, value: Written.Value, in context: BuildContext) {
        self.value = value
        super.init(child, in: context)
    }

    /// A view's own value replaces those inside it.
    override func collect<Key: PreferenceKey>(_ key: Key.Type, into result: inout Key.Value?) {
        guard key == Written.self, let value = value as? Key.Value else { return super.collect(key, into: &result) }
        result.combine(value, by: key)
    }
}

/// A view that transforms a value that is passed to enclosing views.
final class TransformPreferenceNode<Written: PreferenceKey>: WrapperNode {
    private let change: (inout Written.Value) -> Void

    init(_ child: LayoutNode, change: @escaping (inout Written.Value) -> Void, in context: BuildContext) {
        self.change = change
        super.init(child, in: context)
    }

    override func collect<Key: PreferenceKey>(_ key: Key.Type, into result: inout Key.Value?) {
        guard key == Written.self else { return super.collect(key, into: &result) }
        var inner: Written.Value?
        child.collect(Written.self, into: &inner)
        var value = inner ?? Written.defaultValue
        change(&value)
        if let value = value as? Key.Value { result.combine(value, by: key) }
    }
}

extension Optional {
    /// Adds the next value of a preference.
    mutating func combine<Key: PreferenceKey>(_ next: Wrapped, by key: Key.Type)
    where Wrapped == Key.Value {
        guard var value = self else {
            self = next
            return
        }
        key.reduce(value: &value) { next }
        self = value
    }
}
