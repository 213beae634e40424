internal import Markdown

/// A code block that may declare a picture.
struct DeclaredCode {
    /// The words after the opening fence.
    var info: String
    var isClosed: Bool
    var text: String

    /// The line number of the opening fence.
    var line: Int

    /// The offset in the page where the code ends, or the comment around it.
    var end: Int

    /// The prefix for the lines of the pictures that follow.
    var prefix: [UInt8]
    var kind: PageComment.Kind

    /// Returns the code blocks in a comment whose language is `messageshot` or a likely misspelling.
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
    /// Records a code block that declares a picture.
    mutating func readCode(_ node: MarkdownNode) {
        guard let words = node.fenceInfo.map(UntaggedText.init)?.string,
            PlaceholderReader.isNear(words.prefix { !$0.isWhitespace })
        else { return }
        let code = UntaggedText(node.literal)
        let line = source.line(node.startLine)
        let opening = source.bytes[line].firstIndex { $0 == ASCII.backtick || $0 == ASCII.tilde } ?? line.lowerBound
        let last = node.startLine + code.bytes.count { $0 == ASCII.newline } + 1
        let closing = source.bytes[source.line(last)].drop { $0.isBlank || $0 == ASCII.greater }
        // The opening fence of the next block doesn't close this one.
        let isClosed =
            last <= source.lineStarts.count && node.following?.startLine != last
            && Fence(in: source.bytes, opening..<line.upperBound)?.isClosed(by: closing) == true
        findings.declarations.append(
            DeclaredCode(
                info: words, isClosed: isClosed, text: text(of: code.bytes, indentedLike: opening, node.startLine),
                line: node.startLine, end: source.line(last).upperBound, prefix: source.linePrefix(before: opening),
                kind: syntax == .mdx ? .expression : .html))
    }

    /// Returns the text of a code block, without the indentation of its fence.
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
