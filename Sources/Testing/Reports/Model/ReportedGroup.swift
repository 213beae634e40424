import Foundation
public import Goldens

/// Goldens to which the same happened.
public struct ReportedGroup: Sendable, Equatable, Encodable {
    /// From 1.
    public let number: Int
    public let outcome: GoldenResult.Outcome

    /// What happened, in a line: `BadgeView: corner radius 12 → 4`.
    public let title: String

    /// The whole change, a line each.
    public let causes: [String]

    /// The goldens' names.
    public let goldens: [String]

    /// The command that takes all of them; `nil` if that is not possible.
    public let approve: String?

    /// `12 pictures`, `1 text`
    public let count: String

    /// What makes two results one change.
    private struct Key: Hashable {
        let outcome: GoldenResult.Outcome
        let verdict: Verdict?
        let kinship: Kinship?
        /// A change that nothing explains is a group of its own.
        let id: String?

        init(_ golden: ReportedGolden, _ kinship: Kinship?) {
            outcome = golden.outcome
            let isChange = outcome == .changed
            let isExplained = kinship?.words.isEmpty == false
            self.kinship = isChange && isExplained ? kinship : nil
            verdict = isChange && !isExplained ? golden.verdict : nil
            id = isChange && !isExplained && golden.verdict != .pixelsOnly ? golden.id : nil
        }
    }

    /// - Parameter kinships: What changes have in common, by the goldens' names.
    static func groups(
        of goldens: [ReportedGolden], kinships: [String: Kinship], approval: ApproveCommand
    ) -> [ReportedGroup] {
        var members: [Key: [ReportedGolden]] = [:]
        for golden in goldens where golden.outcome != .passed {
            members[Key(golden, kinships[golden.id]), default: []].append(golden)
        }
        let rank = Dictionary(uniqueKeysWithValues: zip(GoldenResult.Outcome.telling, 0...))
        let sorted = members.sorted { one, other in
            let ranks = (rank[one.key.outcome] ?? 0, rank[other.key.outcome] ?? 0)
            return (ranks.0, -one.value.count, one.value[0].id) < (ranks.1, -other.value.count, other.value[0].id)
        }
        return zip(1..., sorted).map { number, group in
            ReportedGroup(number: number, group.value, kinships[group.value[0].id], approval)
        }
    }

    private init(number: Int, _ members: [ReportedGolden], _ kinship: Kinship?, _ approval: ApproveCommand) {
        let first = members[0]
        self.number = number
        outcome = first.outcome
        var known: Set<String> = []
        // A text repeats its lines.
        causes =
            outcome != .changed
            ? [] : first.isText ? first.causes : members.flatMap(\.causes).filter { known.insert($0).inserted }
        title = Self.title(first, causes: causes, kinship: kinship)
        goldens = members.map(\.id)
        let pending = members.filter { $0.approve != nil }.map(\.id)
        approve = pending.isEmpty ? nil : approval.taking(pending)
        let texts = members.count(where: \.isText)
        let noun = texts == members.count ? "text" : texts == 0 && first.actual != nil ? "picture" : "golden"
        count = "\(members.count) \(noun)\(members.count == 1 ? "" : "s")"
    }

    private static func title(_ golden: ReportedGolden, causes: [String], kinship: Kinship?) -> String {
        switch golden.outcome {
        case .passed: "passed"
        case .missing: "new, waiting for approval"
        case .unusable: "goldens that can’t be used"
        case .failed: "nothing to compare"
        case .recorded: "recorded in this run"
        case .changed where golden.verdict == .pixelsOnly: "same frames, other pixels"
        case .changed where golden.isText: textTitle(golden.causes)
        case .changed where causes.isEmpty: golden.headline
        case .changed: changeTitle(causes, kinship)
        }
    }

    /// The first of the changes, and how many there are besides.
    private static func changeTitle(_ causes: [String], _ kinship: Kinship?) -> String {
        let words = kinship?.words ?? causes
        let lines = words.count == causes.count ? causes : words
        return lines[0] + (lines.count > 1 ? ", and \(lines.count - 1) more" : "")
    }

    /// The first lines that were exchanged.
    private static func textTitle(_ lines: [String]) -> String {
        func first(_ signs: Set<Character>) -> String? {
            lines.first { line in
                line.first.map(signs.contains) == true && !line.hasPrefix("---") && !line.hasPrefix("+++")
            }
            .map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
        }
        switch (first(["-", "−"]), first(["+"])) {
        case (let old?, let new?): return "text: \(old) → \(new)"
        case (let old?, nil): return "text: without \(old)"
        case (nil, let new?): return "text: with \(new)"
        case (nil, nil): return "another text"
        }
    }
}
