internal import Foundation

/// The times up to which a channel's messages were removed, one after the other.
struct Truncations {
    /// How often messages were removed.
    private(set) var count = 0

    /// The ends that no later one exceeds, with their numbers.
    private var greatest: [(number: Int, end: Date)] = []

    /// How many of them are kept.
    var kept: Int { greatest.count }

    /// Notes that all messages were removed up to a time; `nil` for all there were.
    mutating func add(_ end: Date?) {
        let end = end ?? .distantFuture
        while let last = greatest.last, last.end <= end { greatest.removeLast() }
        greatest.append((count, end))
        count += 1
    }

    /// Whether a message was removed that came when messages had been removed so many times.
    func removed(_ created: @autoclosure () -> Date?, since number: Int) -> Bool {
        var (low, high) = (0, greatest.count)
        while low < high {
            let middle = (low + high) / 2
            if greatest[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < greatest.count && (created() ?? .distantPast) <= greatest[low].end
    }
}
