internal import Foundation

/// A replacement for a range of a page's bytes.
struct PageEdit {
    var range: Range<Int>
    var bytes: [UInt8]

    /// The pictures that the new bytes show.
    var images: [PageImage]

    /// Returns the page with all edits, which must be sorted.
    static func applied(_ edits: [PageEdit], to page: [UInt8]) -> Data {
        var result = Data(capacity: page.count + edits.reduce(0) { $0 + $1.bytes.count })
        var start = 0
        for edit in edits {
            result.append(contentsOf: page[start..<edit.range.lowerBound])
            result.append(contentsOf: edit.bytes)
            start = edit.range.upperBound
        }
        result.append(contentsOf: page[start...])
        return result
    }
}

extension [PageEdit] {
    /// Sorts the edits by position, keeping the order of edits at the same position.
    func sorted() -> [PageEdit] {
        indices.sorted { (self[$0].range.lowerBound, $0) < (self[$1].range.lowerBound, $1) }.map { self[$0] }
    }
}

extension DocumentationPage {
    /// The edit that inserts pictures into the page.
    func edit(_ filling: PageFilling) -> PageEdit {
        let content = filling.content
        switch filling.place {
        case .placeholder(let place):
            let start = place.opening.upperBound
            let new: [UInt8]
            if let prefix = place.prefix {
                new = Self.block(content.lines, prefix: prefix, newline: source.newline(from: start))
            } else {
                // A bar could turn a paragraph into a table, too.
                let isCell = place.surroundings == .cell || syntax != .tutorial
                new = Array(content.inline(isCell: isCell).utf8)
            }
            if let closing = place.closing {
                return PageEdit(range: start..<closing.lowerBound, bytes: new, images: content.images)
            }
            return PageEdit(range: start..<start, bytes: new + place.kind.end, images: content.images)
        case .declaration(let declaration):
            let kind = declaration.commentKind
            let prefix = declaration.prefix
            let newline = source.newline(from: declaration.end)
            let opening = kind.comment("\(PlaceholderReader.word): \(declaration.name)")
            return PageEdit(
                range: declaration.end..<declaration.end,
                bytes: newline + prefix.withoutBlanksAtEnd + newline + prefix + opening
                    + Self.block(content.lines, prefix: prefix, newline: newline) + kind.end,
                images: content.images)
        }
    }

    /// The lines between a placeholder and its end, surrounded by empty lines.
    private static func block(_ lines: [String], prefix: [UInt8], newline: [UInt8]) -> [UInt8] {
        let empty = prefix.withoutBlanksAtEnd
        var bytes = newline + empty
        for line in lines { bytes += newline + (line.isEmpty ? empty : prefix + Array(line.utf8)) }
        return bytes + newline + empty + newline + prefix
    }
}

extension [UInt8] {
    /// The prefix of an empty line that keeps it in the same block quotes as a line with this prefix.
    fileprivate var withoutBlanksAtEnd: [UInt8] { Array(self[..<((lastIndex { !$0.isBlank } ?? -1) + 1)]) }
}

extension PageComment.Kind {
    /// Returns a comment with this text.
    fileprivate func comment(_ text: String) -> [UInt8] {
        switch self {
        case .html: Array("<!-- \(text) -->".utf8)
        case .expression: Array("{/* \(text) */}".utf8)
        }
    }

    /// The end comment of a placeholder.
    fileprivate var end: [UInt8] { comment("/\(PlaceholderReader.word)") }
}
