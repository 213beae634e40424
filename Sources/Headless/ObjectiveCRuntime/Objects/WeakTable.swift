import Foundation

/// Values of objects, which live as long as these.
final class WeakTable<Value>: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var value: Value
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private let initial: Value

    /// Creates a table in which each object has a value at first.
    init(_ initial: Value) { self.initial = initial }

    /// Returns the value of an object.
    subscript(object: AnyObject) -> Value {
        get {
            lock.withLock {
                // Another object may be where one was released.
                guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return initial }
                return entry.value
            }
        }
        set {
            // What is replaced is released outside the lock: it may have values of its own.
            let replaced = lock.withLock {
                var replaced = [
                    entries.updateValue(Entry(object: object, value: newValue), forKey: ObjectIdentifier(object))
                ]
                if entries.count > 1000, entries.count.isMultiple(of: 1000) {
                    for (key, entry) in entries where entry.object == nil {
                        replaced.append(entries.removeValue(forKey: key))
                    }
                }
                return replaced
            }
            withExtendedLifetime(replaced) {}
        }
    }
}
