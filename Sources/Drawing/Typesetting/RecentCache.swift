/// A cache of recently used values.
///
/// It has two generations: when the newer one is full, it replaces the older one, whose entries are evicted. A lookup
/// moves an entry to the newer generation, so that entries in use stay.
struct RecentCache<Key: Hashable, Value> {
    private let capacity: Int
    private var newer: [Key: Entry] = [:]
    private var older: [Key: Entry] = [:]

    /// The total cost of the newer generation.
    private var cost = 0

    private struct Entry {
        let value: Value
        let cost: Int
    }

    /// - Parameter capacity: The maximum total cost. A single value may cost more.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Returns the value for a key, or `nil` if it is not in the cache.
    mutating func lookUp(_ key: Key) -> Value? {
        if let entry = newer[key] { return entry.value }
        guard let entry = older[key] else { return nil }
        insert(entry, for: key)
        return entry.value
    }

    /// Stores a value under its key.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        insert(Entry(value: value, cost: cost), for: key)
    }

    private mutating func insert(_ entry: Entry, for key: Key) {
        if cost + entry.cost > capacity / 2 {
            older = newer
            (newer, cost) = ([:], 0)
        }
        newer[key] = entry
        cost += entry.cost
    }
}
