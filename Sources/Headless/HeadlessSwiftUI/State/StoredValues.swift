import Foundation
import Frames
import Rendering

/// A value in an application's settings.
///
/// A picture must not depend on what a machine has stored: without its own store, or one set with
/// `defaultAppStorage(_:)`, each picture starts with the default values, and keeps changes in memory.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let given: UserDefaults?
    private let initialValue: Value
    private let coding: StoredCoding<Value>
    private var slot: StoredSlot<Value>?

    init(_ key: String, store: UserDefaults?, initialValue: Value, coding: StoredCoding<Value>) {
        self.key = key
        self.given = store
        self.initialValue = initialValue
        self.coding = coding
    }

    public var wrappedValue: Value {
        get { slot?.value ?? given.flatMap { coding.read($0, key) } ?? initialValue }
        nonmutating set { slot?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let (slot, initialValue) = (slot, initialValue)
        return Binding(get: { slot?.value ?? initialValue }, set: { slot?.set($0) })
    }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        slot = context.storedSlot(
            "AppStorage", key, initialValue: initialValue, defaults: given ?? context.environment.defaultAppStorage,
            coding: coding)
    }
}

/// A value that a scene restores after a launch. Each picture starts with the default values.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private let coding: StoredCoding<Value>
    private var slot: StoredSlot<Value>?

    init(_ key: String, initialValue: Value, coding: StoredCoding<Value>) {
        self.key = key
        self.initialValue = initialValue
        self.coding = coding
    }

    public var wrappedValue: Value {
        get { slot?.value ?? initialValue }
        nonmutating set { slot?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let (slot, initialValue) = (slot, initialValue)
        return Binding(get: { slot?.value ?? initialValue }, set: { slot?.set($0) })
    }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        slot = context.storedSlot("SceneStorage", key, initialValue: initialValue, defaults: nil, coding: coding)
    }
}

/// How a value is read from and written to `UserDefaults`.
///
/// The functions depend only on the type of the value.
struct StoredCoding<Value>: @unchecked Sendable {
    let read: (UserDefaults, String) -> Value?
    let write: (UserDefaults, String, Value) -> Void

    /// A value that `UserDefaults` supports directly.
    static var plain: Self {
        Self {
            $0.object(forKey: $1) as? Value
        } write: {
            $0.set($2, forKey: $1)
        }
    }
}

extension StoredCoding {
    static func raw<Raw>() -> Self where Value: RawRepresentable<Raw> {
        Self {
            ($0.object(forKey: $1) as? Raw).flatMap(Value.init)
        } write: {
            $0.set($2.rawValue, forKey: $1)
        }
    }

    static func rawOptional<Wrapped, Raw>() -> Self where Value == Wrapped?, Wrapped: RawRepresentable<Raw> {
        Self {
            ($0.object(forKey: $1) as? Raw).flatMap(Wrapped.init)
        } write: {
            $0.set($2?.rawValue, forKey: $1)
        }
    }

    static func optional<Wrapped>() -> Self where Value == Wrapped? {
        Self {
            $0.object(forKey: $1) as? Wrapped
        } write: {
            $0.set($2, forKey: $1)
        }
    }
}

/// The single storage of a stored value in a picture, for all views that use its key.
final class StoredSlot<Value> {
    private(set) var value: Value
    private let key: String
    private let write: (Value) -> Void
    private weak var store: StateStore?

    init(_ value: Value, key: String, store: StateStore, write: @escaping (Value) -> Void) {
        self.value = value
        self.key = key
        self.store = store
        self.write = write
    }

    func set(_ newValue: Value) {
        let isChanged = !isEqual(value, newValue)
        value = newValue
        write(newValue)
        if isChanged { store?.noteChange(of: "stored value \"\(key)\"") }
    }
}

extension BuildContext {
    /// Returns the storage of a stored value, regardless of the view.
    fileprivate func storedSlot<Value>(
        _ kind: String, _ key: String, initialValue: Value, defaults: UserDefaults?, coding: StoredCoding<Value>
    ) -> StoredSlot<Value> {
        var identity = StableHash(kind)
        identity.add(key)
        return store.value(for: identity) {
            let value = defaults.flatMap { coding.read($0, key) } ?? initialValue
            return StoredSlot(value, key: key, store: store) { value in
                if let defaults { coding.write(defaults, key, value) }
            }
        }
    }
}

extension EnvironmentValues {
    /// The settings for `@AppStorage`; `nil` for those of the picture.
    fileprivate var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }

    private enum DefaultAppStorageKey: EnvironmentKey {
        static var defaultValue: UserDefaults? { nil }
    }
}

extension View {
    /// Sets the settings for `@AppStorage` in this view.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
