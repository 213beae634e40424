extension TaggedText {
    /// Adds all lines of the page.
    mutating func addLines() {
        var number = syntax.isDocC ? 0 : source.frontMatterLines
        for _ in 0..<number { addEmptyLine() }
        while number < source.lineStarts.count {
            number += 1
            let line = source.line(number)
            if line.lowerBound < commentEnd || syntax == .markdown {
                add(line, isIndentedFreely: false)
            } else if let open = fence, !ends(open, before: line) {
                addCode(line, in: open.fence)
            } else if syntax.isDocC, let rest = readDirective(at: number) {
                for _ in number..<rest.line { addEmptyLine() }
                number = rest.line
                addRest(rest.range)
            } else {
                addFreely(line, number)
            }
        }
    }

    /// Adds the rest of a line after a directive, as text that doesn't begin a line.
    private mutating func addRest(_ rest: Range<Int>) {
        if !rest.isEmpty { addText("@") }
        add(rest, isIndentedFreely: true)
    }

    /// Adds a line of a page whose lines may be indented, and records whether it begins a code block.
    private mutating func addFreely(_ line: Range<Int>, _ number: Int) {
        var content = line.lowerBound
        var isInItem = false
        while content < line.upperBound {
            content = source.bytes[content..<line.upperBound].prefix(while: \.isBlank).endIndex
            guard source.bytes[content..<line.upperBound].first != ASCII.greater,
                let end = source.markerEnd(at: content, of: line)
            else { break }
            content = end
            isInItem = true
        }
        fence = Fence(in: source.bytes, content..<line.upperBound).map {
            ($0, isInItem ? source.bytes[line.lowerBound..<content].columns : 0)
        }
        if directives > 0 { linesInDirectives.insert(number) }
        add(line, isIndentedFreely: syntax == .mdx || directives > 0)
    }

    /// Whether the list item that contains the code block ends, and the code with it.
    private func ends(_ open: (fence: Fence, indent: Int), before line: Range<Int>) -> Bool {
        let text = source.bytes[line].drop(while: \.isBlank)
        return !text.isEmpty && source.bytes[line.lowerBound..<text.startIndex].columns < open.indent
    }

    /// Adds a line of a fenced code block, whose whitespace must be kept, or the closing fence.
    private mutating func addCode(_ line: Range<Int>, in open: Fence) {
        let isClosing = open.isClosed(by: source.bytes[line].drop(while: \.isBlank))
        if isClosing { fence = nil }
        add(line, isIndentedFreely: isClosing && (syntax == .mdx || directives > 0))
    }
}

extension PageSource {
    /// The end of the block quote or list marker at `index`; `nil` if there is none.
    func markerEnd(at index: Int, of line: Range<Int>) -> Int? {
        let rest = bytes[index..<line.upperBound]
        guard let first = rest.first else { return nil }
        if first == ASCII.greater { return index + 1 }
        let digits = rest.prefix(9).prefix { $0.isDigit }
        let end: Int
        if digits.isEmpty {
            guard "-+*".utf8.contains(first) else { return nil }
            end = index + 1
        } else {
            guard let last = rest[digits.endIndex...].first, ".)".utf8.contains(last) else { return nil }
            end = digits.endIndex + 1
        }
        return rest[end...].first?.isBlank ?? true ? end : nil
    }
}
