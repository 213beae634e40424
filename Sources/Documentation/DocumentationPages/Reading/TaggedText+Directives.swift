/// DocC directives, which cmark-gfm would read as text.
extension TaggedText {
    /// Reads a line that begins or ends a directive, even where Markdown would interpret it differently.
    ///
    /// - Returns: The directive's last line, and the rest of that line; `nil` if there is no directive.
    mutating func readDirective(at number: Int) -> (line: Int, range: Range<Int>)? {
        let line = source.line(number)
        let text = source.bytes[line].drop(while: \.isBlank)
        if text.first == ASCII.closeBrace, directives > 0 {
            directives -= 1
            return (number, line.upperBound..<line.upperBound)
        }
        let indent = source.bytes[line.lowerBound..<text.startIndex].columns
        guard text.first == ASCII.at, text.dropFirst().first?.isLetter == true, indent < 4 || directives > 0 else {
            return nil
        }
        var last = number
        if text.contains(ASCII.openParenthesis) {
            while last < source.lineStarts.count, !endsArguments(source.bytes[source.line(last)]) { last += 1 }
        }
        let end = source.bytes.trimmed(source.line(last)).upperBound
        var directive = DirectiveReader(source.bytes, in: text.startIndex..<max(text.startIndex, end))
        addReferences(of: directive.name, directive.arguments())
        let isOpen = source.bytes[..<end].last == ASCII.openBrace
        if isOpen { directives += 1 }
        return (last, (isOpen ? end : min(directive.index, end))..<end)
    }

    /// Whether a line closes the parentheses of a directive. An empty line also closes them.
    private func endsArguments(_ line: ArraySlice<UInt8>) -> Bool {
        var isQuoted = false
        for (index, byte) in zip(line.indices, line) {
            if byte == ASCII.doubleQuote, source.bytes[..<index].last != ASCII.backslash { isQuoted.toggle() }
            if !isQuoted, byte == ASCII.closeParenthesis { return true }
        }
        return line.allSatisfy(\.isBlank)
    }

    private mutating func addReferences(of directive: String, _ arguments: [DirectiveReader.Argument]) {
        let label: String
        switch directive {
        case "Image", "PageImage": label = "source"
        case "Video": label = "poster"
        default: return
        }
        for argument in arguments where argument.label == label {
            references.append(
                FoundReference(form: .directive, source: .name(argument.value), offset: argument.start))
        }
    }
}

/// Reads the name and arguments of a directive: `@Name(argument: value, …)`.
struct DirectiveReader {
    struct Argument {
        var label: String
        var value: String
        var start: Int
    }

    private let bytes: [UInt8]
    private let end: Int
    private(set) var name = ""

    /// The current position.
    private(set) var index: Int

    /// - Parameter range: The directive, starting at its `@`.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        end = range.upperBound
        index = range.lowerBound + 1
        name = skipWord()
    }

    /// Reads the arguments, up to the closing parenthesis or the end.
    mutating func arguments() -> [Argument] {
        _ = skip(\.isWhitespace)
        guard peek == ASCII.openParenthesis else { return [] }
        index += 1
        var arguments: [Argument] = []
        defer { index += 1 }
        while let byte = peek, byte != ASCII.closeParenthesis {
            _ = skip(\.isWhitespace)
            let start = index
            let label = skipWord()
            _ = skip(\.isWhitespace)
            if !label.isEmpty, peek == ASCII.colon {
                index += 1
                _ = skip(\.isWhitespace)
                arguments.append(Argument(label: label, value: value(), start: start))
            } else if let byte = peek, byte != ASCII.closeParenthesis {
                index += 1
            }
        }
        return arguments
    }

    private var peek: UInt8? { index < end ? bytes[index] : nil }

    private mutating func skip(_ condition: (UInt8) -> Bool) -> Range<Int> {
        let start = index
        while index < end, condition(bytes[index]) { index += 1 }
        return start..<index
    }

    private mutating func skipWord() -> String { bytes.string(skip { $0.isLetter || $0.isDigit }) }

    private mutating func value() -> String {
        guard peek == ASCII.doubleQuote else {
            return bytes.string(bytes.trimmed(skip { $0 != UInt8(ascii: ",") && $0 != ASCII.closeParenthesis }))
        }
        index += 1
        let start = index
        // DocC keeps backslashes in the value.
        while let byte = peek, byte != ASCII.doubleQuote { index += byte == ASCII.backslash ? 2 : 1 }
        index = min(index, end)
        defer { index += 1 }
        return bytes.string(start..<index)
    }
}
