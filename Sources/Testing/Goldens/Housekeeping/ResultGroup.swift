import Comparison

/// Results of a run to which the same happened.
///
/// Reports and `messageshot approve --group` number them alike, since this is what numbers them; a number stays the same
/// when some of a run's pictures have been approved.
public struct ResultGroup: Sendable, Equatable {
    /// From 1.
    public let number: Int

    /// In the order of their names; at least one.
    public let results: [GoldenResult]

    /// What their changes have in common, a line each: `BadgeView: corner radius → 4`. Empty for what is no change, and
    /// where it is not known.
    public let commonWords: [String]

    /// The changes, each once.
    public var causes: [String] {
        guard let first = results.first, first.outcome == .changed else { return [] }
        // A text repeats its lines.
        guard first.comparison != nil || results.contains(where: { $0.causes != first.causes }) else {
            return first.causes
        }
        var known: Set<String> = []
        return results.flatMap(\.causes).filter { known.insert($0).inserted }
    }

    /// Puts all that did not pass into groups: what changed, then what is new, then the rest, the largest groups first.
    public static func groups(of results: [GoldenResult]) -> [ResultGroup] {
        var members: [Key: [GoldenResult]] = [:]
        for result in results where result.outcome != .passed { members[Key(result), default: []].append(result) }
        let rank = Dictionary(uniqueKeysWithValues: zip(telling, 0...))
        let sorted = members.sorted { one, other in
            let ranks = (rank[one.key.outcome] ?? 0, rank[other.key.outcome] ?? 0)
            return (ranks.0, -one.value.count, one.value[0].id) < (ranks.1, -other.value.count, other.value[0].id)
        }
        return zip(1..., sorted).map { number, group in
            ResultGroup(number: number, results: group.value, commonWords: group.key.kinship?.words ?? [])
        }
    }

    /// The order in which outcomes are told.
    private static let telling: [GoldenResult.Outcome] = [.changed, .missing, .unusable, .failed, .recorded]

    /// What makes two results one change.
    private struct Key: Hashable {
        let outcome: GoldenResult.Outcome
        let verdict: Verdict?
        let kinship: Kinship?
        /// A change that nothing explains is a group of its own.
        let id: String?

        init(_ result: GoldenResult) {
            outcome = result.outcome
            let kinship = outcome == .changed ? Kinship(result) : nil
            let isUnexplained = outcome == .changed && kinship?.words.isEmpty != false
            self.kinship = isUnexplained ? nil : kinship
            verdict = isUnexplained ? result.verdict : nil
            id = isUnexplained && result.verdict != .pixelsOnly ? result.id : nil
        }
    }
}
