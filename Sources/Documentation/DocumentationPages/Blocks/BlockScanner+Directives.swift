extension BlockScanner {
    /// Takes a line that begins or ends a directive of DocC, whatever it would be in Markdown.
    ///
    /// - Returns: Whether the line is taken.
    mutating func readDirective(_ cursor: LineCursor) -> Bool {
        let sign = cursor.firstSign
        let rest = sign.offset..<cursor.end
        switch leaf {
        case .fence, .html(.comment): return false
        case .directive:
            block?.lines.append(rest)
            if rest.isEmpty || hasAllArguments { closeDirective() }
            return true
        case .none, .text, .indentedCode, .html, .comment: break
        }
        let text = source.bytes[rest]
        if text.first == Byte.closeBrace, directives > 0 {
            close(to: 0)
            directives -= 1
            return true
        }
        guard sign.indent < 4 || directives > 0, text.first == Byte.at, text.dropFirst().first?.isLetter == true else {
            return false
        }
        close(to: 0)
        begin(.directive, .directive, rest)
        if hasAllArguments { closeDirective() }
        return true
    }

    private mutating func closeDirective() {
        let last = block.flatMap { $0.lines.last } ?? 0..<0
        if source.bytes[source.bytes.trimmed(last)].last == Byte.openBrace { directives += 1 }
        closeLeaf()
    }

    /// Whether the last line of the directive leaves no parenthesis open.
    private var hasAllArguments: Bool {
        guard let block, let last = block.lines.last else { return true }
        let begins = block.lines.count > 1 || source.bytes[last].contains(Byte.openParenthesis)
        guard begins else { return true }
        var isQuoted = false
        var isOpen = true
        for (index, byte) in zip(last, source.bytes[last]) {
            if byte == Byte.doubleQuote, index == 0 || source.bytes[index - 1] != Byte.backslash { isQuoted.toggle() }
            if !isQuoted, byte == Byte.closeParenthesis { isOpen = false }
        }
        return !isOpen
    }
}
