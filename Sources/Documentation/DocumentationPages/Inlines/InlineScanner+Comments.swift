extension InlineScanner {
    /// Reads a comment, or goes over the signs that would begin one if it isn't closed.
    mutating func readComment(_ kind: PageComment.Kind, _ findings: inout PageFindings) {
        let start = index
        let end: Int?
        let closing: Int
        switch kind {
        case .html:
            closing = 3
            // `<!-->` and `<!--->` are whole comments.
            if bytes.has("<!-->", at: start) || bytes.has("<!--->", at: start) {
                index += bytes.has("<!-->", at: start) ? 5 : 6
                return
            }
            end = self.end(of: "-->", .comment, from: start + 4)
        case .expression:
            let stop = self.end(of: "*/", .expression, from: start + 3)
            var brace = stop ?? 0
            while brace < bytes.count, bytes[brace].isWhitespace { brace += 1 }
            let isWhole = stop != nil && brace < bytes.count && bytes[brace] == Byte.closeBrace
            end = isWhole ? brace + 1 : nil
            closing = stop.map { brace + 3 - $0 } ?? 0
        }
        guard let end else {
            addUnclosed(kind, &findings)
            index += 3
            return
        }
        let opening = kind == .html ? 4 : 3
        add(kind, (start + opening)..<(end - closing), start..<end, isClosed: true, &findings)
        index = end
    }

    /// Notes a comment that isn't closed if it has to do with us: all behind it may be part of it.
    private func addUnclosed(_ kind: PageComment.Kind, _ findings: inout PageFindings) {
        let opening = kind == .html ? 4 : 3
        let isBlock = index == 0 && block.kind == .html
        let head = bytes.trimmed((index + opening)..<min(index + opening + 64, bytes.count))
        let isOurs = bytes.has("messageshot", at: head.lowerBound) || bytes.has("/messageshot", at: head.lowerBound)
        guard isOurs || isBlock && bytes.firstIndex(of: "messageshot", in: 0..<bytes.count) != nil else { return }
        if let last = findings.comments.last, !last.isClosed { return }
        add(kind, head, index..<bytes.count, isClosed: false, &findings)
    }

    private func add(
        _ kind: PageComment.Kind, _ inner: Range<Int>, _ range: Range<Int>, isClosed: Bool,
        _ findings: inout PageFindings
    ) {
        // Of comments about anything else, nobody asks the text.
        guard !isClosed || bytes.mayBeOurs(in: inner) else { return }
        var first = range.lowerBound
        while first > 0, bytes[first - 1].isBlank { first -= 1 }
        var last = range.upperBound
        while last < bytes.count, bytes[last].isBlank { last += 1 }
        findings.comments.append(
            PageComment(
                kind: kind, text: bytes.string(inner), range: text.place(of: range),
                line: text.line(at: range.lowerBound), isClosed: isClosed,
                surroundings: text.isCell ? .cell : block.kind == .html ? .html : .text,
                indent: bytes[first..<range.lowerBound].count,
                isFirst: !text.isCell && (first == 0 || bytes[first - 1] == Byte.newline),
                isLast: !text.isCell && (last == bytes.count || bytes[last] == Byte.newline),
                isIndentedFreely: block.isIndentedFreely))
    }
}

extension [UInt8] {
    /// Whether a comment may be a mark, one that is misspelt, or hold a declaration: it begins with a word of about
    /// the length of ours, or has a fence.
    fileprivate func mayBeOurs(in range: Range<Int>) -> Bool {
        let text = trimmed(range)
        let word = self[text].prefix { !$0.isWhitespace && $0 != Byte.colon }
        return (9...14).contains(word.count) || firstIndex(of: "```", in: range) != nil
            || firstIndex(of: "~~~", in: range) != nil
    }
}
