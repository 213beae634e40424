/// The markers of constraints, found by the identity of the constraint.
///
/// A hash table with open addressing and linear probing: an entry is in the slot that its key's hash selects, or in one
/// after it with no gap between (D. E. Knuth, *The Art of Computer Programming*, vol. 3, 6.4, with the multiplicative
/// hash and the removal, algorithm R, described there). `Dictionary` is slower, because its hashes resist keys that are
/// chosen to collide; addresses aren't. The table is never enumerated, so the order of entries doesn't matter.
struct MarkerTable: ~Copyable {
    /// The slots: a power of two, of which at most half are in use.
    private var entries: Buffer<MarkerEntry>
    private var count = 0

    init(capacity: Int) {
        entries = Self.makeEntries(count: 2 * capacity)
    }

    private static func makeEntries(count: Int) -> Buffer<MarkerEntry> {
        var size = 16
        while size < count { size *= 2 }
        var entries = Buffer<MarkerEntry>(capacity: size)
        entries.extend(to: size, with: .empty)
        return entries
    }

    /// The marker of a constraint, or `nil`.
    subscript(constraint: Constraint) -> Symbol? {
        let entry = entries[slot(of: key(of: constraint))]
        return entry.key == 0 ? nil : entry.marker
    }

    /// Adds the marker of a constraint that has none.
    mutating func insert(_ marker: Symbol, for constraint: Constraint) {
        if 2 * (count + 1) > entries.count { grow() }
        let key = key(of: constraint)
        entries[slot(of: key)] = MarkerEntry(key: key, marker: marker)
        count += 1
    }

    /// Removes the marker of a constraint, and returns it.
    @discardableResult
    mutating func remove(_ constraint: Constraint) -> Symbol? {
        var gap = slot(of: key(of: constraint))
        let removed = entries[gap]
        guard removed.key != 0 else { return nil }

        // The entries that follow move up, unless that would put them before their home slot.
        var next = slot(after: gap)
        while entries[next].key != 0 {
            let distance = (next &- home(of: entries[next].key)) & (entries.count - 1)
            if distance >= (next &- gap) & (entries.count - 1) {
                entries[gap] = entries[next]
                gap = next
            }
            next = slot(after: next)
        }
        entries[gap] = .empty
        count -= 1
        return removed.marker
    }

    private func key(of constraint: Constraint) -> UInt {
        UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque())
    }

    /// The slot of the key, or the empty slot for it.
    private func slot(of key: UInt) -> Int {
        var slot = home(of: key)
        while entries[slot].key != key, entries[slot].key != 0 { slot = self.slot(after: slot) }
        return slot
    }

    /// The slot that the key's hash selects.
    private func home(of key: UInt) -> Int {
        let hash = key &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 32) & (entries.count - 1)
    }

    private func slot(after slot: Int) -> Int {
        (slot + 1) & (entries.count - 1)
    }

    private mutating func grow() {
        var old = Self.makeEntries(count: 2 * entries.count)
        swap(&old, &entries)
        for position in 0..<old.count where old[position].key != 0 {
            entries[slot(of: old[position].key)] = old[position]
        }
    }
}

/// A slot of a ``MarkerTable``.
struct MarkerEntry: BitwiseCopyable {
    /// The address of the constraint, or 0 for an empty slot.
    var key: UInt
    var marker: Symbol

    static let empty = MarkerEntry(key: 0, marker: .none)
}
