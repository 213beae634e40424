import Foundation
import Frames
import Rendering

/// A value of the configuration, such as the components, by its type.
public protocol ConfigurationKey {
    /// The type of the value.
    associatedtype Value

    /// The value until another is set.
    static var defaultValue: Value { get }
}

/// The home of what an app configures once for all views: `Components.default`, `Appearance.default` and their like.
///
/// Outside of a scope there is one value per key for the whole process. A scope gives a closure values of its own, so that
/// a before and an after can be drawn side by side, and neither sees the other's changes.
public final class ConfigurationScope: @unchecked Sendable {
    /// The value of one key.
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

    /// A handful, guarded by the lock. A slot is never changed, but replaced: scopes share those that they copied.
    private var entries: [Entry]

    private init(entries: [Entry] = []) {
        self.entries = entries
    }

    private enum Current: RenderContextKey {
        /// The process's own.
        static let defaultValue = ConfigurationScope()
    }

    /// The scope that the caller is in.
    public static var current: ConfigurationScope { RenderContext.value(of: Current.self) }

    /// Runs `body` with copies of the current values. What it sets is gone when it returns.
    public static func run<Value>(_ body: () throws -> Value) rethrows -> Value {
        try RenderContext.with(current.copy(), for: Current.self, operation: body)
    }

    /// Runs `body` with copies of the current values, also in the tasks that it starts and waits for.
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
    /// Changing a part of it reads it and sets it: two threads that do so outside of a scope may undo each other's change.
    public subscript<Key: ConfigurationKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            if let slot = lock.withLock({ slot(id) }) { return Self.value(in: slot, of: key) }
            // Made outside of the lock, as making it may ask for other values.
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
