internal import Comparison
package import Foundation
internal import Reports

extension Review {
    /// Returns the review as a self-contained HTML page in UTF-8.
    ///
    /// - Parameter byteLimit: The limit for embedded pictures, in bytes. The page says how many are left out.
    package func html(_ files: ReviewFiles, byteLimit: Int = Report.defaultByteLimit) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try PicturePage(
            title: "\(headline) · \(repository)", labels: .review, data: encoder.encode(ReviewPage(self, files)),
            files: PageFiles(
                groups.map { $0.items.map { item in PageItem(id: item.id) { item.change.pageContents } } },
                byteLimit: byteLimit)
        ).html()
    }

    /// What the page says above its pictures, one line each.
    fileprivate var pageNotes: [String] {
        brokenPackages.map { broken in
            "\(name(of: broken)) doesn’t compile \(broken.side.words): \(broken.errors.prefix(3).joined(separator: "; "))"
        } + (goldensToRecord.map { [$0.line] } ?? []) + notes
    }
}

extension PageLabels {
    fileprivate static let review = PageLabels(
        heading: "Review of pictures", noun: "picture",
        outcomes: ReviewChange.Outcome.allCases.filter { $0 != .unchanged }.map {
            Outcome(key: $0.rawValue, word: $0.word)
        },
        expected: "Before", actual: "After", alone: ["new": "New", "removed": "Removed"], source: "Source",
        name: "Name",
        message: "Why it isn’t drawn", passed: "unchanged", nothing: "No picture changed.", isMinimalFirst: true,
        withoutScripts: "This page needs JavaScript. The file comment.md beside it shows the same as text.")
}

/// The data of the page, with the keys of a report of golden tests.
private struct ReviewPage: Encodable {
    let package: String
    let runs: [String] = []
    let unfinished: [String] = []
    let totals: [String: Int]
    let notes: [String]
    let groups: [Group]
    let goldens: [Item]

    init(_ review: Review, _ files: ReviewFiles) {
        package = "\(review.repository) since \(review.revision)"
        var totals = Dictionary(review.items.map { ($0.change.outcome.rawValue, 1) }, uniquingKeysWith: +)
        totals["passed"] = totals["unchanged"] ?? 0
        self.totals = totals
        notes = review.pageNotes
        groups = review.groups.map(Group.init)
        goldens = review.groups.flatMap(\.items).map { Item($0, files) }
    }

    struct Group: Encodable {
        let number: Int
        let outcome, title, count: String
        let causes, goldens: [String]

        init(_ group: ReviewGroup) {
            (number, outcome, title) = (group.number, group.outcome.rawValue, group.title)
            count = group.items.count.counted("picture")
            (causes, goldens) = (group.causes, group.items.map(\.id))
        }
    }

    struct Item: Encodable {
        let id, suite, test, outcome, headline, file: String
        var verdict = "changed"
        let surroundings: [String]
        let notes: [String] = []
        let message: String?
        let summary, causes: [String]
        let changes: [ReportedChange]
        let changesLeftOut: Int
        let pixels: PixelStatistics?
        let blame: [ComponentBlame]
        let expected, actual, difference, minimal: File?

        /// More than anyone reads about one picture.
        private static let maximumChanges = 300

        init(_ item: ReviewItem, _ files: ReviewFiles) {
            let parts = item.name.split(separator: "/").map(String.init)
            (id, suite, test) = (item.id, parts.dropLast().joined(separator: "/"), parts.last ?? item.name)
            outcome = item.change.outcome.rawValue
            file = item.place ?? ""
            surroundings = [item.kind.word]
            var (headline, message): (String, String?) = ("", nil)
            var comparison: PictureComparison?
            switch item.change {
            case .changed(let picture):
                comparison = picture.comparison
                headline = picture.headline
            case .undrawable(_, let reason, _): message = reason
            case .unchanged, .new, .removed, .changedText: break
            }
            (self.headline, self.message) = (headline, message)
            summary = comparison?.summary().split(separator: "\n").map(String.init) ?? []
            causes = item.change.causes
            let all = comparison?.frames.map(ReportedChange.list) ?? []
            changes = Array(all.prefix(Self.maximumChanges))
            changesLeftOut = all.count - changes.count
            (pixels, blame) = (comparison?.pixels, comparison?.blame ?? [])
            let contents = item.change.sides
            let scale = [contents.before, contents.after].lazy.compactMap { $0?.scale }.first
            expected = contents.before.map { File($0, files.path(of: item, .before), scale: scale) }
            actual = contents.after.map { File($0, files.path(of: item, .after), scale: scale) }
            switch item.change {
            case .changed(let picture):
                difference = picture.difference.map {
                    File(.picture($0), files.path(of: item, .difference), scale: scale)
                }
                minimal = picture.minimal.map { File(.picture($0), files.path(of: item, .minimal), scale: 2) }
            case .changedText:
                (difference, minimal) = (File(kind: "text"), nil)
            case .unchanged, .new, .removed, .undrawable: (difference, minimal) = (nil, nil)
            }
        }
    }

    struct File: Encodable {
        let kind: String
        var path: String?
        var width, height: Int?
        var scale: Double?

        init(kind: String) { self.kind = kind }

        init(_ content: ReviewContent, _ path: String?, scale: Double?) {
            self.path = path
            switch content {
            case .text: kind = "text"
            case .picture(let data):
                let picture = try? ComparedPicture(png: data)
                kind = picture == nil ? "data" : "picture"
                (width, height) = (picture?.bitmap.pixelsWide, picture?.bitmap.pixelsHigh)
                self.scale = content.scale ?? scale ?? 1
            }
        }
    }
}

extension ReviewItem.Kind {
    /// The kind for readers.
    var word: String {
        switch self {
        case .preview: "preview"
        case .golden: "golden"
        case .documentation: "documentation"
        case .picture: "picture"
        }
    }
}

extension ReviewChange {
    /// The contents of the two sides.
    var sides: (before: ReviewContent?, after: ReviewContent?) {
        switch self {
        case .unchanged: (nil, nil)
        case .new(let content): (nil, content)
        case .removed(let content): (content, nil)
        case .changed(let picture): (.picture(picture.before), .picture(picture.after))
        case .changedText(let text): (.text(text.before), .text(text.after))
        case .undrawable(.before, _, let other): (nil, other)
        case .undrawable(.after, _, let other): (other, nil)
        }
    }

    /// The embedded contents: before, after, difference, smallest part and its text.
    fileprivate var pageContents: [String?] {
        let known = [sides.before, sides.after].map { $0?.pageContent }
        switch self {
        case .changed(let picture):
            return known + [
                picture.difference.map(PageItem.picture), picture.minimal.map(PageItem.picture), picture.minimalText,
            ]
        case .changedText(let text): return known + [text.lines.joined(separator: "\n"), nil, nil]
        case .unchanged, .new, .removed, .undrawable: return known + [nil, nil, nil]
        }
    }
}

extension ReviewContent {
    fileprivate var pageContent: String {
        switch self {
        case .picture(let data): PageItem.picture(data)
        case .text(let text): PageItem.text(Data(text.utf8), at: "the file")
        }
    }

    /// The pixels per point of a picture with frames, rounded to a sixth; otherwise `nil`.
    var scale: Double? {
        guard case .picture(let data) = self, let picture = try? ComparedPicture(png: data),
            let width = picture.frame?.rect.width, width > 0
        else { return nil }
        return max((Double(picture.bitmap.pixelsWide) / width * 6).rounded() / 6, 0.1)
    }
}

extension Review.GoldensToRecord {
    /// The sentence with the first few names; the comment and the JSON have all.
    fileprivate var line: String {
        let more = goldens.count > 3 ? " and \(goldens.count - 3) more" : ""
        return "\(sentence): \(goldens.prefix(3).joined(separator: ", "))\(more)"
    }

    /// `3 goldens can be affected and weren’t recorded again`
    package var sentence: String {
        let verb = guess == nil ? "can" : "may"
        return
            "\(goldens.count.counted("golden")) \(verb) be affected and \(goldens.count == 1 ? "wasn’t" : "weren’t") recorded again"
            + (guess.map { " (a guess: \($0))" } ?? "")
    }
}
