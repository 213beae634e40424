/// A cache of the values that were asked for last.
///
/// It has two generations: when the newer one is full, it takes the place of the older one, whose entries are evicted.
/// A lookup moves an entry to the newer generation, so that what is in use stays.
struct RecentCache<Key: Hashable, Value> {
    private let capacity: Int
    private var newer: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    /// - Parameter capacity: The largest number of values that are kept.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Returns the value for a key, or `nil` if it is not in the cache.
    mutating func lookUp(_ key: Key) -> Value? {
        if let value = newer[key] { return value }
        guard let value = older[key] else { return nil }
        insert(value, for: key)
        return value
    }

    /// Keeps a value under its key.
    mutating func insert(_ value: Value, for key: Key) {
        if newer.count >= capacity / 2 {
            older = newer
            newer = [:]
        }
        newer[key] = value
    }
}
