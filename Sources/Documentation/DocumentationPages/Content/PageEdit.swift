internal import Foundation

/// Bytes that take the place of a range of a page.
struct PageEdit {
    var range: Range<Int>
    var bytes: [UInt8]

    /// Returns the page with all changes. Ranges must not overlap; those at the same place stay in order.
    static func applied(_ edits: [PageEdit], to data: Data) -> Data {
        let page = [UInt8](data)
        var result = Data(capacity: page.count + edits.reduce(0) { $0 + $1.bytes.count })
        var start = 0
        for index in edits.indices.sorted(by: { (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1) }) {
            result.append(contentsOf: page[start..<edits[index].range.lowerBound])
            result.append(contentsOf: edits[index].bytes)
            start = edits[index].range.upperBound
        }
        result.append(contentsOf: page[start...])
        return result
    }
}

extension DocumentationPage {
    /// The markup for pictures in a place of the page.
    func content(
        _ mark: PageMark, _ pictures: [PagePicture], _ surroundings: PageComment.Surroundings, isBlock: Bool
    ) -> PageContent {
        let form: ContentForm =
            switch syntax {
            case .markdown where requiresPictures: .jsx(requires: true)
            case .mdx: .jsx(requires: requiresPictures)
            case .docc: .docc
            case .tutorial: .directive
            // Behind a comment at the beginning of a line, nothing in that line is Markdown.
            case .markdown: surroundings == .html && !isBlock ? .html : .markdown
            }
        return PageContent(mark: mark, pictures: pictures, form: form, page: path)
    }

    /// The lines between a mark and its end, with an empty line before and behind.
    static func block(_ lines: [String], prefix: [UInt8], newline: [UInt8]) -> [UInt8] {
        let blank = trimmedPrefix(prefix)
        var bytes = newline + blank
        for line in lines { bytes += newline + (line.isEmpty ? blank : prefix + Array(line.utf8)) }
        return bytes + newline + blank + newline + prefix
    }

    static func end(_ kind: PageComment.Kind) -> [UInt8] { kind.comment("/\(MarkReader.word)") }

    /// What an empty line has to begin with to stand in the same quotes.
    static func trimmedPrefix(_ prefix: [UInt8]) -> [UInt8] {
        Array(prefix[..<((prefix.lastIndex { !$0.isBlank } ?? -1) + 1)])
    }
}
