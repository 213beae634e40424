import Comparison

/// What changes of several pictures have in common: what became of each component, whatever it was before.
///
/// A bubble's corners differ with its place in a group of messages, and its colour between light and dark; where all
/// become the same, somebody changed one thing.
struct Kinship: Hashable {
    /// What happened, in words, the most telling first: `BadgeView: corner radius → 4`
    let words: [String]

    static func == (one: Kinship, other: Kinship) -> Bool { Set(one.words) == Set(other.words) }

    func hash(into hasher: inout Hasher) { hasher.combine(Set(words)) }

    init(_ result: GoldenResult) {
        let changes = result.comparison?.frames?.groups.map(\.change) ?? []
        guard changes.count == result.causes.count else {
            words = result.causes
            return
        }
        var known: Set<String> = []
        words = zip(changes, result.causes).map { Self.words($0, cause: $1) }.filter { known.insert($0).inserted }
    }

    private static func words(_ change: FrameChange, cause: String) -> String {
        let isPaint = change.kind == .restyled || change.kind == .font || change.kind == .image
        guard isPaint, change.property != .component, let value = change.toToken ?? change.to else { return cause }
        return "\(change.component): \(change.property?.words ?? change.kind.rawValue) → \(value)"
    }
}
