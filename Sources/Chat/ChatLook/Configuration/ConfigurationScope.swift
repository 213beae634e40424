import Foundation
import Frames
import Rendering

/// A value of the configuration, such as the components, by its type.
public protocol ConfigurationKey {
    /// The type of the value.
    associatedtype Value

    /// The default value.
    static var defaultValue: Value { get }
}

/// The storage of global configuration for all views, such as `Components.default` and `Appearance.default`.
///
/// Outside of a scope, there is one value per key for the whole process. A scope has its own values, so that a before
/// and an after can be drawn side by side without affecting each other.
public final class ConfigurationScope: @unchecked Sendable {
    /// The value of a key.
    private final class Slot<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private struct Entry {
        let key: ObjectIdentifier
        /// A `Slot` of the key's type of value.
        let slot: AnyObject
    }

    private let lock = NSLock()

    /// The entries, guarded by the lock. Slots are replaced and never changed, since scopes share them.
    private var entries: [Entry]

    private init(entries: [Entry] = []) {
        self.entries = entries
    }

    private enum Current: RenderContextKey {
        /// The scope of the process.
        static let defaultValue = ConfigurationScope()
    }

    /// The current scope of the caller.
    public static var current: ConfigurationScope { RenderContext.value(of: Current.self) }

    /// Runs `body` with copies of the current values. Changes are discarded when it returns.
    public static func run<Value>(_ body: () throws -> Value) rethrows -> Value {
        try RenderContext.with(current.copy(), for: Current.self, operation: body)
    }

    /// Runs `body` with copies of the current values, including in its child tasks.
    public static func run<Value>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
    ) async rethrows -> Value {
        try await RenderContext.with(current.copy(), for: Current.self, operation: body)
    }

    private func copy() -> ConfigurationScope {
        ConfigurationScope(entries: lock.withLock { entries })
    }

    /// The value of a key.
    ///
    /// Changing a part of a value reads and sets it: two threads that do so outside of a scope may overwrite each
    /// other's changes.
    public subscript<Key: ConfigurationKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            if let slot = lock.withLock({ slot(id) }) { return Self.value(in: slot, of: key) }
            // Created outside of the lock, since it may need other values.
            let made = Key.defaultValue
            return lock.withLock {
                if let slot = slot(id) { return Self.value(in: slot, of: key) }
                entries.append(Entry(key: id, slot: Slot(made)))
                return made
            }
        }
        set {
            let entry = Entry(key: ObjectIdentifier(key), slot: Slot(newValue))
            lock.withLock {
                if let index = entries.firstIndex(where: { $0.key == entry.key }) {
                    entries[index] = entry
                } else {
                    entries.append(entry)
                }
            }
        }
    }

    private func slot(_ id: ObjectIdentifier) -> AnyObject? {
        for entry in entries where entry.key == id { return entry.slot }
        return nil
    }

    private static func value<Key: ConfigurationKey>(in slot: AnyObject, of key: Key.Type) -> Key.Value {
        unsafeDowncast(slot, to: Slot<Key.Value>.self).value
    }
}
