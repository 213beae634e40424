internal import Foundation

/// The times of a channel's truncations, in order.
struct Truncations {
    /// The number of truncations.
    private(set) var count = 0

    /// The times that no later one exceeds, with their numbers.
    private var greatest: [(number: Int, end: Date)] = []

    /// The number of stored times.
    var kept: Int { greatest.count }

    /// Records the removal of all messages up to a time; `nil` for all messages so far.
    mutating func add(_ end: Date?) {
        let end = end ?? .distantFuture
        while let last = greatest.last, last.end <= end { greatest.removeLast() }
        greatest.append((count, end))
        count += 1
    }

    /// Whether a message that arrived after a number of truncations has been removed.
    func removed(_ created: @autoclosure () -> Date?, since number: Int) -> Bool {
        var (low, high) = (0, greatest.count)
        while low < high {
            let middle = (low + high) / 2
            if greatest[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < greatest.count && (created() ?? .distantPast) <= greatest[low].end
    }
}
