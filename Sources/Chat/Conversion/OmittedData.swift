/// Content of an export that a conversation file can't represent, counted by kind.
struct OmittedData {
    private var counts: [(what: String, count: Int)] = []
    private var places: [String: Int] = [:]

    /// Counts an item.
    ///
    /// - Parameter what: The kind in the plural, and its treatment: `"reactions without an icon, omitted"`.
    mutating func add(_ what: String, count: Int = 1) {
        guard count > 0 else { return }
        if let place = places[what] {
            counts[place].count += count
        } else {
            places[what] = counts.count
            counts.append((what, count))
        }
    }

    /// Adds the counts of another part.
    mutating func add(_ other: OmittedData) {
        for loss in other.counts { add(loss.what, count: loss.count) }
    }

    /// One line per kind, in order of appearance.
    var lines: [String] { counts.map { "\($0.count) × \($0.what)" } }
}
