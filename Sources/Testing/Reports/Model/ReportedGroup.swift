import Foundation
public import Goldens

/// Goldens with the same change.
public struct ReportedGroup: Sendable, Equatable, Encodable {
    /// The group's number, from 1.
    public let number: Int

    /// How all of the assertions ended.
    public let outcome: GoldenResult.Outcome

    /// The change in one line: `BadgeView: corner radius 12 → 4`.
    public let title: String

    /// The causes of the change, one line each.
    public let causes: [String]

    /// The notes of the goldens, without duplicates: `dropped constraint: …`.
    public let notes: [String]

    /// The ids of the goldens.
    public let goldens: [String]

    /// The command that approves all of them; `nil` if that isn't possible.
    public let approve: String?

    /// The number of goldens in words: `12 pictures`, `1 text`.
    public let count: String

    /// - Parameter groups: The same goldens' results, numbered.
    static func groups(
        of goldens: [ReportedGolden], in groups: [ResultGroup], approval: ApproveCommand
    ) -> [ReportedGroup] {
        let known = Dictionary(uniqueKeysWithValues: goldens.map { ($0.id, $0) })
        return groups.map { group in ReportedGroup(group, group.results.compactMap { known[$0.id] }, approval) }
    }

    private init(_ group: ResultGroup, _ members: [ReportedGolden], _ approval: ApproveCommand) {
        let first = members[0]
        number = group.number
        outcome = first.outcome
        causes = group.causes
        title = Self.title(first, causes: causes, words: group.commonWords)
        var known: Set<GoldenNote> = []
        notes = members.flatMap(\.notes).filter { known.insert($0).inserted }.map(\.description)
        goldens = members.map(\.id)
        let pending = members.filter { $0.approve != nil }.map(\.id)
        approve = pending.isEmpty ? nil : approval.taking(pending)
        let texts = members.count(where: \.isText)
        let noun = texts == members.count ? "text" : texts == 0 && first.actual != nil ? "picture" : "golden"
        count = "\(members.count) \(noun)\(members.count == 1 ? "" : "s")"
    }

    private static func title(_ golden: ReportedGolden, causes: [String], words: [String]) -> String {
        switch golden.outcome {
        case .passed where golden.isHiddenChange:
            "hidden: \(causes.isEmpty ? golden.headline : changeTitle(causes, words))"
        case .passed, .flawed: golden.notes.first?.text ?? "passed"
        case .missing: "new, pending approval"
        case .unusable: "unusable goldens"
        case .failed: "nothing could be compared"
        case .recorded: "recorded in this run"
        case .changed where golden.verdict == .pixelsOnly: "same frames, other pixels"
        case .changed where golden.isText: textTitle(golden.causes)
        case .changed where causes.isEmpty: golden.headline
        case .changed: changeTitle(causes, words)
        }
    }

    /// The first of the changes, and the number of the others.
    private static func changeTitle(_ causes: [String], _ words: [String]) -> String {
        let lines = words.isEmpty || words.count == causes.count ? causes : words
        return lines[0] + (lines.count > 1 ? ", and \(lines.count - 1) more" : "")
    }

    /// The first replaced lines.
    private static func textTitle(_ lines: [String]) -> String {
        func first(_ prefixes: Set<Character>) -> String? {
            lines.first { line in
                line.first.map(prefixes.contains) == true && !line.hasPrefix("---") && !line.hasPrefix("+++")
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
