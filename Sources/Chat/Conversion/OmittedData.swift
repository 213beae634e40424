/// What an export has and a conversation file has no place for, counted by kind.
struct OmittedData {
    private var counts: [(what: String, count: Int)] = []
    private var places: [String: Int] = [:]

    /// Counts something.
    ///
    /// - Parameter what: The kind, in the plural and with its fate: `"reactions without an icon, which are left out"`.
    mutating func add(_ what: String, count: Int = 1) {
        guard count > 0 else { return }
        if let place = places[what] {
            counts[place].count += count
        } else {
            places[what] = counts.count
            counts.append((what, count))
        }
    }

    /// Adds the losses of another part.
    mutating func add(_ other: OmittedData) {
        for loss in other.counts { add(loss.what, count: loss.count) }
    }

    /// A line for each kind, in the order in which they turned up.
    var lines: [String] { counts.map { "\($0.count) × \($0.what)" } }
}
