import Foundation

// The types of stored values, one initializer each, as in Apple's interface.

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store: store, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store: store, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store: store, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store: store, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store: store, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store: store, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store: store, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store: store, initialValue: wrappedValue, coding: .raw())
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store: store, initialValue: wrappedValue, coding: .raw())
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store: store, initialValue: nil, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store: store, initialValue: nil, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store: store, initialValue: nil, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store: store, initialValue: nil, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store: store, initialValue: nil, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store: store, initialValue: nil, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store: store, initialValue: nil, coding: .optional())
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store: store, initialValue: nil, coding: .rawOptional())
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store: store, initialValue: nil, coding: .rawOptional())
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, initialValue: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initialValue: wrappedValue, coding: .raw())
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initialValue: wrappedValue, coding: .raw())
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key, initialValue: nil, coding: .optional())
    }

    public init(_ key: String) where Value == Int? {
        self.init(key, initialValue: nil, coding: .optional())
    }

    public init(_ key: String) where Value == Double? {
        self.init(key, initialValue: nil, coding: .optional())
    }

    public init(_ key: String) where Value == String? {
        self.init(key, initialValue: nil, coding: .optional())
    }

    public init(_ key: String) where Value == URL? {
        self.init(key, initialValue: nil, coding: .optional())
    }

    public init(_ key: String) where Value == Data? {
        self.init(key, initialValue: nil, coding: .optional())
    }

    public init(_ key: String) where Value == Date? {
        self.init(key, initialValue: nil, coding: .optional())
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, initialValue: nil, coding: .rawOptional())
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, initialValue: nil, coding: .rawOptional())
    }
}
