extension InlineScanner {
    /// Notes a bracket. Of more than a thousand that are open, the outer ones are given up.
    mutating func open(isPicture: Bool) {
        if brackets.count >= 1000 { brackets.removeAll(keepingCapacity: true) }
        brackets.append((index, isPicture))
    }

    /// Reads what ends with `]`, and the destination behind it.
    mutating func closeBracket(_ findings: inout PageFindings) {
        let closing = index
        index += 1
        guard let bracket = brackets.popLast() else { return }
        let content = (bracket.index + (bracket.isPicture ? 2 : 1))..<closing
        if index < bytes.count, bytes[index] == Byte.openParenthesis {
            var destination = DestinationReader(bytes, at: index + 1)
            if destination.readInline() {
                index = destination.index
                add(destination.text, isPicture: bracket.isPicture, at: bracket.index, &findings)
                return
            }
            findings.work += destination.index - closing
        }
        readLabel(bracket, content, &findings)
    }

    /// Reads the label of a picture: `![alt][label]`, `![label][]`, `![label]`.
    private mutating func readLabel(
        _ bracket: (index: Int, isPicture: Bool), _ content: Range<Int>, _ findings: inout PageFindings
    ) {
        guard bracket.isPicture else { return }
        if index < bytes.count, bytes[index] == Byte.openBracket {
            let end = min(bytes.count, index + 1000)
            let label = (index + 1)..<end
            if let close = label.first(where: { bytes[$0] == Byte.closeBracket }) {
                let inner = (index + 1)..<close
                let source = InlineText.label(bytes[inner.isEmpty ? content : inner])
                index = close + 1
                return add(.label(source), .markdown, at: bracket.index, &findings)
            }
        }
        // A label has no brackets in it, and at most 999 signs.
        guard (1..<1000).contains(content.count), !bytes[content].contains(Byte.openBracket) else { return }
        add(.label(InlineText.label(bytes[content])), .markdown, at: bracket.index, isCertain: false, &findings)
    }

    private func add(_ destination: String, isPicture: Bool, at start: Int, _ findings: inout PageFindings) {
        guard isPicture || PageImageReference.isImage(destination) else { return }
        let source: FoundReference.Source = syntax.isDocC && isPicture ? .name(destination) : .url(destination)
        add(source, isPicture ? .markdown : .link, at: start, &findings)
    }

    func add(
        _ source: FoundReference.Source, _ form: PageImageReference.Form, at start: Int, isCertain: Bool = true,
        _ findings: inout PageFindings
    ) {
        findings.references.append(
            FoundReference(
                form: form, source: source, line: text.line(at: start),
                offset: text.place(of: start..<(start + 1)).lowerBound, isCertain: isCertain))
    }

    /// Reads the definitions at the beginning of a paragraph.
    mutating func readDefinitions(_ findings: inout PageFindings) {
        while index < bytes.count, bytes[index] == Byte.openBracket {
            let limit = min(bytes.count, index + 1001)
            var close = index + 1
            while close < limit, bytes[close] != Byte.closeBracket, bytes[close] != Byte.openBracket {
                close += bytes[close] == Byte.backslash ? 2 : 1
            }
            guard close > index + 1, close + 1 < limit, bytes[close] == Byte.closeBracket,
                bytes[close + 1] == Byte.colon
            else { return }
            var destination = DestinationReader(bytes, at: close + 2)
            guard destination.readDefinition() else { return }
            let label = InlineText.label(bytes[(index + 1)..<close])
            if findings.definitions[label] == nil { findings.definitions[label] = destination.text }
            findings.work += destination.index - index
            index = destination.index
        }
    }
}

extension InlineText {
    /// A label in the form in which labels are compared.
    static func label(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.split(whereSeparator: \.isWhitespace).map { String(decoding: $0, as: UTF8.self).lowercased() }
            .joined(separator: " ")
    }
}
