/// Pictures side by side, with a heading above each.
struct PictureTable {
    let images: [PageImage]
    let headings: [String]

    /// The number of pictures in a row.
    private static let columns = 3

    func lines(_ markup: ImageMarkup) -> [String] {
        switch markup.form {
        case .markdown, .html, .jsx: table(markup)
        case .docc, .directive: rows(markup)
        }
    }

    /// The indices of the pictures in each row.
    private var ranges: [Range<Int>] {
        stride(from: 0, to: images.count, by: Self.columns).map { $0..<min($0 + Self.columns, images.count) }
    }

    /// Returns a Markdown table. It can have only one header, so the headings of later rows form rows, too.
    private func table(_ markup: ImageMarkup) -> [String] {
        var lines: [String] = []
        for (index, range) in ranges.enumerated() {
            let words = range.map { markup.heading(headings[$0]) }
            if index == 0 {
                lines.append(row(words))
                lines.append(row(words.map { _ in "------" }))
            } else if words.contains(where: { !$0.isEmpty }) {
                lines.append(row(words.map { $0.isEmpty ? "" : "**\($0)**" }))
            }
            lines.append(row(range.map { markup.inline(images[$0], isCell: true) }))
        }
        return lines
    }

    private func row(_ cells: [String]) -> String {
        let width = min(images.count, Self.columns)
        let all = cells + Array(repeating: "", count: max(0, width - cells.count))
        return "|" + all.map { " \($0) |" }.joined()
    }

    /// Returns a DocC grid.
    private func rows(_ markup: ImageMarkup) -> [String] {
        ranges.flatMap { range in
            ["@Row {"] + range.flatMap { column(images[$0], headings[$0], markup) } + ["}"]
        }
    }

    private func column(_ image: PageImage, _ heading: String, _ markup: ImageMarkup) -> [String] {
        let head = heading.isEmpty ? [] : ["        **\(markup.heading(heading))**", ""]
        return ["    @Column {"] + head + ["        " + markup.directive(image), "    }"]
    }
}
