internal import WebPages
internal import Foundation
internal import Reports

/// A review as a comment for a pull request, in the Markdown of GitHub and GitLab.
package struct ReviewComment {
    private let review: Review
    private let files: ReviewFiles
    private let imagesURL: String?

    /// - Parameter imagesURL: The address of the review's folder, for pictures in the comment; `nil` for none.
    package init(_ review: Review, _ files: ReviewFiles, imagesURL: String?) {
        self.review = review
        self.files = files
        self.imagesURL = imagesURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// The first line, by which an earlier comment is found.
    package static let marker = "<!-- messageshot review -->"

    /// GitHub takes 65,536 characters.
    private static let maximumCharacters = 60_000
    private static let maximumGroups = 12
    private static let maximumNames = 20
    private static let maximumPictures = 6
    private static let maximumLines = 12

    /// Returns the comment: what doesn't compile, then each change with its smallest part, then what was left out.
    package func markdown() -> String {
        let top = [Self.marker, "### Pictures: \(review.counts)", ""] + review.brokenPackages.flatMap(lines)
        let bottom = goldens + notes
        var budget = Self.maximumCharacters - (top + bottom).map { $0.count + 1 }.reduce(0, +)
        var shown: [[String]] = []
        for group in review.groups.prefix(Self.maximumGroups) {
            let lines = lines(of: group)
            budget -= lines.map { $0.count + 1 }.reduce(0, +)
            guard budget > 0 else { break }
            shown.append(lines)
        }
        let left = review.groups.dropFirst(shown.count)
        let more =
            left.isEmpty
            ? []
            : [
                "… and \(left.count.counted("more change")) in \(left.map(\.items.count).reduce(0, +).counted("picture")); see the page.",
                "",
            ]
        return (top + shown.flatMap { $0 } + more + bottom).joined(separator: "\n") + "\n"
    }

    private func lines(_ broken: Review.BrokenPackage) -> [String] {
        let name = MarkdownText.code(review.name(of: broken))
        let heading = "**\(name) doesn’t compile \(broken.side.words)**; the pictures of the other side are below."
        return [heading, ""] + MarkdownText.list(broken.errors, 5) + [""]
    }

    // MARK: Changes

    private func lines(of group: ReviewGroup) -> [String] {
        let count = group.items.count.counted(group.items.allSatisfy(\.isText) ? "text" : "picture")
        let heading = "**\(group.number). \(count):** \(MarkdownText.html(group.title))"
        return [heading, ""] + example(of: group) + details(of: group) + [""]
    }

    /// The smallest part of a group's first picture, or the whole picture, or the lines of a text.
    private func example(of group: ReviewGroup) -> [String] {
        let item = group.items[0]
        if case .changedText(let text) = item.change {
            return MarkdownText.difference(text.lines, Self.maximumLines) + [""]
        }
        switch group.outcome {
        case .new, .removed, .undrawable: return list(of: group)
        case .changed, .unchanged: break
        }
        if let minimal = image(item, .minimal, "The smallest part that differs, before and after") {
            return [minimal, ""]
        }
        return table(of: item)
    }

    /// Pictures that exist on one side only. Each is another one, unlike pictures with an equal change.
    private func list(of group: ReviewGroup) -> [String] {
        let rows = group.items.compactMap { item -> String? in
            guard let image = image(item, .after, "After") ?? image(item, .before, "Before") else { return nil }
            return "| \(MarkdownText.html(item.name).replacing("|", with: "&#124;")) | \(image) |"
        }
        guard !rows.isEmpty else { return [] }
        let more = rows.count > Self.maximumPictures ? ["| … | \(rows.count - Self.maximumPictures) more |"] : []
        return ["| | |", "| --- | --- |"] + rows.prefix(Self.maximumPictures) + more + [""]
    }

    /// The whole pictures side by side.
    private func table(of item: ReviewItem) -> [String] {
        let cells = [("Before", image(item, .before, "Before")), ("After", image(item, .after, "After"))]
            .filter { $0.1 != nil }
        guard !cells.isEmpty else { return [] }
        return [
            "| \(cells.map(\.0).joined(separator: " | ")) |", "|\(String(repeating: " --- |", count: cells.count))",
            "| \(cells.compactMap(\.1).joined(separator: " | ")) |", "",
        ]
    }

    private func details(of group: ReviewGroup) -> [String] {
        let first = group.items[0]
        let names = group.items.map(\.shownName)
        let others = names.count > 1 ? " and \(names.count - 1) more" : ""
        var lines = ["<details><summary>\(MarkdownText.html(names[0]))\(others)</summary>", ""]
        if files.path(of: first, .minimal) != nil { lines += table(of: first) }
        if group.causes.count > 1, !first.isText {
            lines += MarkdownText.list(group.causes, Self.maximumLines) + ["", "in", ""]
        }
        return lines + MarkdownText.list(names, Self.maximumNames) + ["", "</details>", ""]
    }

    /// An image of at most the width of a comment's half.
    private func image(_ item: ReviewItem, _ part: ReviewFiles.Part, _ words: String) -> String? {
        guard let imagesURL, let path = files.path(of: item, part) else { return nil }
        return
            "<img src=\"\("\(imagesURL)/\(path)".escapedForHTML)\" alt=\"\(words)\" width=\"\(width(of: item, part))\">"
    }

    /// The width in CSS pixels: that of the picture in points.
    private func width(of item: ReviewItem, _ part: ReviewFiles.Part) -> Int {
        let points = item.change.pointWidth(of: part)
        return Int(min(max(points, 16), part == .minimal ? 640 : 390))
    }

    // MARK: What is left

    private var goldens: [String] {
        guard let goldens = review.goldensToRecord else { return [] }
        return ["<details><summary>\(goldens.sentence.escapedForHTML)</summary>", ""]
            + MarkdownText.list(goldens.goldens, Self.maximumNames) + ["", "</details>", ""]
    }

    private var notes: [String] {
        let since =
            "Compared with \(MarkdownText.code(String(review.base.prefix(10)))) of \(MarkdownText.code(review.revision))."
        guard !review.notes.isEmpty else { return [since] }
        return [since, "", "<details><summary>\(review.notes.count.counted("note"))</summary>", ""]
            + MarkdownText.list(review.notes, Self.maximumNames) + ["", "</details>"]
    }
}

extension ReviewItem {
    /// The name with the place that declares it.
    fileprivate var shownName: String { place.map { "\(name) (\($0))" } ?? name }

    fileprivate var isText: Bool { if case .changedText = change { true } else { false } }
}
