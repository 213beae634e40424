import Comparison

/// Results of a run with the same change.
///
/// Reports and `messageshot approve --group` use these numbers. A number stays the same after some of a run's pictures
/// have been approved.
public struct ResultGroup: Sendable, Equatable {
    /// The group's number, from 1.
    public let number: Int

    /// The results, sorted by name; at least one.
    public let results: [GoldenResult]

    /// The common part of their changes, one line each: `BadgeView: corner radius → 4`. Empty for results without a
    /// change, and if unknown.
    public let commonWords: [String]

    /// The causes of all their changes, without duplicates.
    public var causes: [String] {
        guard let first = results.first, first.outcome == .changed || first.isHiddenChange else { return [] }
        // A text's causes repeat its lines.
        guard first.comparison != nil || results.contains(where: { $0.causes != first.causes }) else {
            return first.causes
        }
        var known: Set<String> = []
        return results.flatMap(\.causes).filter { known.insert($0).inserted }
    }

    /// Groups the results that failed or have notes: changed ones first, then new ones, then the rest, and larger
    /// groups before smaller ones.
    public static func groups(of results: [GoldenResult]) -> [ResultGroup] {
        var members: [Key: [GoldenResult]] = [:]
        for result in results where result.fails || !result.notes.isEmpty {
            members[Key(result), default: []].append(result)
        }
        let rank = Dictionary(uniqueKeysWithValues: zip(significance, 0...))
        let sorted = members.sorted { one, other in
            let ranks = (rank[one.key.outcome] ?? 0, rank[other.key.outcome] ?? 0)
            return (ranks.0, -one.value.count, one.value[0].id) < (ranks.1, -other.value.count, other.value[0].id)
        }
        return zip(1..., sorted).map { number, group in
            ResultGroup(number: number, results: group.value, commonWords: group.key.kinship?.words ?? [])
        }
    }

    /// The order of the groups by outcome.
    private static let significance: [GoldenResult.Outcome] = [
        .changed, .missing, .unusable, .failed, .flawed, .passed, .recorded,
    ]

    /// The values that results with the same change have in common.
    private struct Key: Hashable {
        let outcome: GoldenResult.Outcome
        let verdict: Verdict?
        let kinship: Similarity?
        /// An unexplained change is a group by itself.
        let id: String?
        /// The notes of passing results.
        let notes: [GoldenNote]

        init(_ result: GoldenResult) {
            outcome = result.outcome
            notes = result.outcome == .passed && !result.isHiddenChange || outcome == .flawed ? result.notes : []
            let isChange = outcome == .changed || result.isHiddenChange
            let kinship = isChange ? Similarity(result) : nil
            let isUnexplained = isChange && kinship?.words.isEmpty != false
            self.kinship = isUnexplained ? nil : kinship
            verdict = isUnexplained ? result.verdict : nil
            id = isUnexplained && result.verdict != .pixelsOnly ? result.id : nil
        }
    }
}
