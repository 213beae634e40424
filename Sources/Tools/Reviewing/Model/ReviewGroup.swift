internal import Foundation

/// Items with the same change.
package struct ReviewGroup: Sendable {
    /// The number, counted from 1.
    package let number: Int

    package let outcome: ReviewChange.Outcome

    /// The change in one line: `BadgeView: corner radius 12 → 4`.
    package let title: String

    /// All causes, one line each; empty for what isn't a changed picture.
    package let causes: [String]

    /// At least one. The one with the smallest picture is first.
    package let items: [ReviewItem]

    /// Groups what changed: changed items first, then those that can't be drawn, new and removed ones; larger groups
    /// before smaller ones.
    static func groups(of items: [ReviewItem]) -> [ReviewGroup] {
        var members: [Key: [ReviewItem]] = [:]
        for item in items where item.change.outcome != .unchanged { members[Key(item), default: []].append(item) }
        let order: [ReviewChange.Outcome] = [.undrawable, .changed, .new, .removed, .unchanged]
        func rank(_ group: (key: Key, value: [ReviewItem])) -> (Int, Int, Int, String) {
            (
                order.firstIndex(of: group.key.outcome) ?? 0, group.key.isExplained ? 0 : 1, -group.value.count,
                group.value[0].id
            )
        }
        return zip(1..., members.sorted { rank($0) < rank($1) }).map { number, group in
            ReviewGroup(number, group.key.outcome, group.value)
        }
    }

    private init(_ number: Int, _ outcome: ReviewChange.Outcome, _ members: [ReviewItem]) {
        self.number = number
        self.outcome = outcome
        items = members.sorted { ($0.change.extent, $0.id) < ($1.change.extent, $1.id) }
        var known: Set<String> = []
        causes = items.flatMap(\.change.causes).filter { known.insert($0).inserted }
        title = Self.title(items[0].change, causes)
    }

    private static func title(_ change: ReviewChange, _ causes: [String]) -> String {
        switch change {
        case .unchanged: "unchanged"
        case .new: "new"
        case .removed: "removed"
        case .changed(let picture) where causes.isEmpty: picture.headline
        case .changedText: textTitle(causes)
        case .changed:
            (causes.first ?? "another picture") + (causes.count > 1 ? ", and \(causes.count - 1) more" : "")
        case .undrawable(_, let reason, nil): "can’t be drawn: \(reason)"
        case .undrawable(.after, let reason, _): "can’t be drawn any more: \(reason)"
        case .undrawable(.before, let reason, _): "couldn’t be drawn before: \(reason)"
        }
    }

    /// The first lines that differ.
    private static func textTitle(_ lines: [String]) -> String {
        func first(_ sign: String) -> String? {
            lines.first { $0.hasPrefix(sign) }.map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
        }
        return switch (first("-"), first("+")) {
        case (let old?, let new?): "text: \(old) → \(new)"
        case (let old?, nil): "text: without \(old)"
        case (nil, let new?): "text: with \(new)"
        case (nil, nil): "another text"
        }
    }

    /// What items of a group have in common.
    private struct Key: Hashable {
        let outcome: ReviewChange.Outcome
        var causes: Set<String> = []
        /// A change without an explanation is a group by itself.
        var id: String?

        var isExplained: Bool { !causes.isEmpty }

        init(_ item: ReviewItem) {
            outcome = item.change.outcome
            switch item.change {
            case .unchanged, .new, .removed: break
            case .changed(let picture) where !picture.kinship.isEmpty: causes = Set(picture.kinship)
            case .changed, .changedText: id = item.id
            case .undrawable(let side, let reason, _): causes = ["\(side)", reason]
            }
        }
    }
}

extension ReviewChange {
    /// The causes of a changed picture, or the first lines of a changed text.
    var causes: [String] {
        switch self {
        case .changed(let picture): picture.causes
        case .changedText(let text):
            ["-", "+"].compactMap { sign in text.lines.first { $0.hasPrefix(sign) } }
        case .unchanged, .new, .removed, .undrawable: []
        }
    }

    /// The pixels of the picture, or the bytes of the text, by which the smallest is found.
    fileprivate var extent: Int {
        (sides.after ?? sides.before)?.extent ?? 0
    }
}

extension ReviewContent {
    fileprivate var extent: Int {
        switch self {
        case .picture(let png):
            // The width and the height in the header.
            let bytes = [UInt8](png.prefix(24))
            guard bytes.count == 24 else { return 0 }
            func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            return number(16).multipliedReportingOverflow(by: number(20)).partialValue
        case .text(let text): return text.utf8.count
        }
    }
}
