internal import Markdown

/// A block of code that may declare a picture.
struct DeclaredCode {
    /// The words behind the opening fence.
    var info: String
    var isClosed: Bool
    var text: String

    /// The number of the opening fence's line.
    var line: Int

    /// The end in the page: of the code, or of the comment around it.
    var end: Int

    /// What stands before the lines of the pictures that follow.
    var prefix: [UInt8]
    var kind: PageComment.Kind

    /// The blocks of code in a comment whose language is ours, or nearly so.
    static func hidden(in comment: PageComment, of source: PageSource) -> [DeclaredCode] {
        guard let inner = try? PageSource(file: source.file, bytes: Array(comment.text.utf8)) else { return [] }
        return PageReader.findings(in: inner, .mdx).declarations.map { code in
            var code = code
            code.line += comment.line - 1
            code.end = comment.range.upperBound
            code.prefix =
                comment.isFirst
                ? source.linePrefix(before: comment.range.lowerBound, without: comment.excessIndent) : []
            code.kind = comment.kind
            return code
        }
    }
}

extension PageReader {
    /// Notes a block of code that declares a picture.
    mutating func readCode(_ node: MarkdownNode) {
        guard let words = node.fenceInfo.map(UntaggedText.init)?.string,
            PlaceholderReader.isNear(words.prefix { !$0.isWhitespace })
        else { return }
        let code = UntaggedText(node.literal)
        let line = source.line(node.startLine)
        let opening = source.bytes[line].firstIndex { $0 == ASCII.backtick || $0 == ASCII.tilde } ?? line.lowerBound
        let last = node.startLine + code.bytes.count { $0 == ASCII.newline } + 1
        let closing = source.bytes[source.line(last)].drop { $0.isBlank || $0 == ASCII.greater }
        // The fence of the next block ends none.
        let isClosed =
            last <= source.lineStarts.count && node.following?.startLine != last
            && Fence(in: source.bytes, opening..<line.upperBound)?.isClosed(by: closing) == true
        findings.declarations.append(
            DeclaredCode(
                info: words, isClosed: isClosed, text: text(of: code.bytes, indentedLike: opening, node.startLine),
                line: node.startLine, end: source.line(last).upperBound, prefix: source.linePrefix(before: opening),
                kind: syntax == .mdx ? .expression : .html))
    }

    /// The text of a block of code, without the blanks that are before its fence.
    private func text(of code: [UInt8], indentedLike opening: Int, _ line: Int) -> String {
        var text = code.string(code.startIndex..<max(code.count - 1, 0))
        let blanks = source.bytes[source.line(line).lowerBound..<opening].prefix(while: \.isBlank).count
        guard isIndentedFreely(line: line), blanks > 3 else { return text }
        text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.dropFirst(min(blanks - 3, line.prefix { $0 == " " }.count))
        }.joined(separator: "\n")
        return text
    }
}
