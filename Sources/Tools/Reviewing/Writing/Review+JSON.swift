internal import Console
package import Foundation
internal import Reports

extension Review {
    /// The JSON form, with sorted keys.
    ///
    /// - Parameter files: The written pictures.
    package func json(_ files: ReviewFiles) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let data = try encoder.encode(Form(self, files))
        return Data(PrintableJSON.escaped(String(decoding: data, as: UTF8.self)).utf8)
    }

    private struct Form: Encodable {
        let schema = 1
        let repository, since, base, headline: String
        let totals: [String: Int]
        let groups: [Group]
        let items: [Item]
        let broken: [BrokenPackage]
        let goldensToRecord: GoldensToRecord?
        let notes: [String]

        init(_ review: Review, _ files: ReviewFiles) {
            (repository, since, base) = (review.repository, review.revision, review.base)
            headline = review.headline
            totals = Dictionary(review.items.map { ($0.change.outcome.rawValue, 1) }, uniquingKeysWith: +)
            groups = review.groups.map(Group.init)
            items = review.items.map { Item($0, files) }
            (broken, goldensToRecord, notes) = (review.brokenPackages, review.goldensToRecord, review.notes)
        }
    }

    private struct Group: Encodable {
        let number: Int
        let outcome, title: String
        let causes, items: [String]

        init(_ group: ReviewGroup) {
            (number, outcome, title) = (group.number, group.outcome.rawValue, group.title)
            (causes, items) = (group.causes, group.items.map(\.id))
        }
    }

    private struct Item: Encodable {
        let id, kind, name, outcome: String
        let place: String?
        let before, after, difference, minimal: String?
        var summary: [String] = []
        var changes: [ReportedChange] = []
        var reason: String?

        init(_ item: ReviewItem, _ files: ReviewFiles) {
            (id, kind, name, place) = (item.id, item.kind.rawValue, item.name, item.place)
            outcome = item.change.outcome.rawValue
            before = files.path(of: item, .before)
            after = files.path(of: item, .after)
            difference = files.path(of: item, .difference)
            minimal = files.path(of: item, .minimal)
            switch item.change {
            case .unchanged, .new, .removed: break
            case .changed(let picture):
                summary = picture.comparison.summary().split(separator: "\n").map(String.init)
                changes = picture.comparison.frames.map(ReportedChange.list) ?? []
            case .changedText(let text): summary = text.lines
            case .undrawable(_, let reason, _): self.reason = reason
            }
        }
    }
}
