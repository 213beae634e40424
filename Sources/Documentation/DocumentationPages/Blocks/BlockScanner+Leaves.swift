extension BlockScanner {
    /// Begins a block that is no paragraph, or ends a heading that is underlined.
    ///
    /// - Parameter rest: The line from its first sign that is no blank.
    /// - Returns: Whether the line is taken.
    mutating func beginLeaf(_ rest: Range<Int>, indent: Int, _ matched: Int) -> Bool {
        let bytes = source.bytes
        let interrupts = leaf == .text && matched == containers.count
        if isHeading(rest) {
            close(to: matched)
            begin(.text, .text, rest)
            closeLeaf()
            return true
        }
        if let fence = Fence(in: bytes, rest) {
            close(to: matched)
            let kind = Block.Kind.fence(info: bytes.string(fence.info), isClosed: false)
            begin(.fence(sign: fence.sign, length: fence.length, indent: indent), kind, rest)
            return true
        }
        if beginHTML(rest, matched, interrupts: interrupts) || beginComment(rest, matched) { return true }
        if interrupts, isUnderline(rest) {
            block?.lines.append(rest)
            closeLeaf()
            return true
        }
        guard isThematicBreak(rest) else { return false }
        close(to: matched)
        fillLastItem()
        return true
    }

    private mutating func beginHTML(_ rest: Range<Int>, _ matched: Int, interrupts: Bool) -> Bool {
        guard let html = HTMLBlock(in: source.bytes, rest, interrupts: interrupts),
            syntax.hasHTMLBlocks || html == .comment
        else { return false }
        close(to: matched)
        begin(.html(html), html == .raw ? .raw : .html, rest)
        if html.ends(in: source.bytes, rest) { closeLeaf() }
        return true
    }

    /// Begins a comment in braces that reaches over several lines.
    private mutating func beginComment(_ rest: Range<Int>, _ matched: Int) -> Bool {
        guard let lastCommentEnd, rest.lowerBound < lastCommentEnd,
            source.bytes[..<rest.upperBound].has("{/*", at: rest.lowerBound)
        else { return false }
        close(to: matched)
        begin(.comment, .text, rest)
        if endsComment(rest) { closeLeaf() }
        return true
    }

    private func endsComment(_ rest: Range<Int>) -> Bool {
        source.bytes.firstIndex(of: "*/", in: rest) != nil
    }

    /// Adds a line to a block whose lines are not Markdown.
    ///
    /// - Returns: Whether the line belongs to it.
    mutating func continueLeaf(_ cursor: inout LineCursor) -> Bool {
        let sign = cursor.firstSign
        switch leaf {
        case .none, .text: return false
        case .indentedCode:
            guard sign.indent >= 4 || sign.offset == cursor.end else { return false }
            cursor.skipBlanks(columns: 4)
        case .fence(_, _, let indent): cursor.skipBlanks(columns: indent)
        case .html(.element): if sign.offset == cursor.end { return false }
        case .html, .comment: break
        case .directive: return false
        }
        let rest = cursor.offset..<cursor.end
        block?.lines.append(rest)
        switch leaf {
        case .fence(let byte, let length, _):
            guard sign.indent < 4 || isIndentedFreely,
                Fence.closes(source.bytes, sign.offset..<cursor.end, sign: byte, length: length)
            else { break }
            if case .fence(let info, _) = block?.kind { block?.kind = .fence(info: info, isClosed: true) }
            closeLeaf()
        case .html(let html): if html.ends(in: source.bytes, rest) { closeLeaf() }
        case .comment: if endsComment(rest) { closeLeaf() }
        case .none, .text, .indentedCode, .directive: break
        }
        return true
    }

    private func isHeading(_ rest: Range<Int>) -> Bool {
        let text = source.bytes[rest].drop { $0 == UInt8(ascii: "#") }
        return (1...6).contains(rest.count - text.count) && text.first?.isBlank ?? true
    }

    /// Whether the line makes a heading of the paragraph before it.
    private func isUnderline(_ rest: Range<Int>) -> Bool {
        let text = source.bytes[source.bytes.trimmed(rest)]
        guard let first = text.first, first == Byte.equals || first == Byte.hyphen else { return false }
        return text.allSatisfy { $0 == first }
    }

    private func isThematicBreak(_ rest: Range<Int>) -> Bool {
        let text = source.bytes[rest]
        guard let first = text.first, "*-_".utf8.contains(first) else { return false }
        return text.allSatisfy { $0 == first || $0.isBlank } && text.count { $0 == first } >= 3
    }
}
