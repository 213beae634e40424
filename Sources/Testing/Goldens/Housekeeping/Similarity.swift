import Comparison

/// The common part of changes in several pictures: the new value of each component, whatever the old one was.
///
/// A bubble's corners depend on its position in a group of messages, and its color on the appearance. If all bubbles
/// get the same value, it is one change.
struct Similarity: Hashable {
    /// The changes in words, the most significant first: `BadgeView: corner radius → 4`.
    let words: [String]

    static func == (one: Similarity, other: Similarity) -> Bool { Set(one.words) == Set(other.words) }

    func hash(into hasher: inout Hasher) { hasher.combine(Set(words)) }

    init(_ result: GoldenResult) {
        let changes = result.comparison?.frames?.groups.map(\.change) ?? []
        guard changes.count == result.causes.count else {
            words = result.causes
            return
        }
        var known: Set<String> = []
        words = zip(changes, result.causes).map { $0.newValueWords ?? $1 }.filter { known.insert($0).inserted }
    }
}
