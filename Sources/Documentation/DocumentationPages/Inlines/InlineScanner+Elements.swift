extension InlineScanner {
    /// Reads a tag, or goes over what can't be one.
    mutating func readElement(_ findings: inout PageFindings) {
        var tag = TagReader(bytes, at: index, end: bytes.count)
        guard unclosedTags < Self.maximumUnclosedTags, tag.read(allowsExpressions: syntax.hasExpressionComments) else {
            // A quote that isn't closed reaches to the end, and may not have been one.
            if tag.index >= bytes.count, unclosedTags < Self.maximumUnclosedTags {
                findings.work += tag.index - index
                unclosedTags += 1
                index += 1
            } else {
                index = max(tag.index, index + 1)
            }
            return
        }
        let name = bytes.string(tag.name).lowercased()
        for attribute in tag.attributes {
            if attribute.isExpression {
                addLiterals(in: attribute.value, .expression, &findings)
            } else {
                addAttribute(attribute, of: name, &findings)
            }
        }
        index = tag.index
    }

    /// How many tags of a text may reach to its end without being closed, before no more are looked for.
    private static let maximumUnclosedTags = 16

    private func addAttribute(
        _ attribute: TagReader.Attribute, of element: String, _ findings: inout PageFindings
    ) {
        let value = bytes.string(attribute.value).withoutEntities.trimmed
        let urls: [String]
        let isImage: Bool
        switch bytes.string(attribute.name).lowercased() {
        case "src": (urls, isImage) = ([value], element == "img")
        case "srcset": (urls, isImage) = (Self.candidates(of: value), true)
        case "poster": (urls, isImage) = ([value], element == "video")
        default: return
        }
        for url in urls where !url.isEmpty && (isImage || PageImageReference.isImage(url)) {
            add(.url(url), .attribute, at: attribute.name.lowerBound, &findings)
        }
    }

    /// The URLs of a `srcset`, without the widths and scales behind them.
    private static func candidates(of value: String) -> [String] {
        var urls: [String] = []
        var rest = value[...]
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard !rest.isEmpty else { return urls }
            let url = rest.prefix { !$0.isWhitespace }
            rest = rest.dropFirst(url.count)
            if url.last == "," {
                urls.append(String(url.dropLast()))
            } else {
                urls.append(String(url))
                rest = rest.drop { $0 != "," }
            }
        }
    }

    /// Adds the paths of pictures that an expression holds.
    func addLiterals(in range: Range<Int>, _ form: PageImageReference.Form, _ findings: inout PageFindings) {
        var index = range.lowerBound
        while index < range.upperBound {
            let quote = bytes[index]
            guard quote == Byte.doubleQuote || quote == Byte.singleQuote || quote == Byte.backtick else {
                index += 1
                continue
            }
            let start = index + 1
            index = start
            while index < range.upperBound, bytes[index] != quote { index += bytes[index] == Byte.backslash ? 2 : 1 }
            guard index < range.upperBound else { return }
            let literal = bytes.string(start..<index)
            index += 1
            guard PageImageReference.isImage(literal), !literal.contains("${") else { continue }
            let opening = "require(".utf8.count
            let isModule =
                form == .statement
                || start - 1 - opening >= range.lowerBound && bytes.has("require(", at: start - 1 - opening)
            add(isModule ? .path(literal) : .url(literal), form, at: start, &findings)
        }
    }

    /// Reads a `require("…")` outside of an element.
    mutating func readRequire(_ findings: inout PageFindings) {
        let start = index
        index += "require(".utf8.count
        guard index < bytes.count, bytes[index] == Byte.doubleQuote || bytes[index] == Byte.singleQuote else { return }
        let quote = bytes[index]
        let end = bytes[(index + 1)...].firstIndex { $0 == quote || $0.isLineEnd } ?? bytes.count
        addLiterals(in: start..<min(end + 1, bytes.count), .expression, &findings)
        index = end
    }

    /// Reads the lines at the beginning of a paragraph that import pictures.
    mutating func readStatements(_ findings: inout PageFindings) {
        var start = 0
        while bytes.has("import ", at: start) || bytes.has("export ", at: start) {
            let end = bytes[start...].firstIndex(of: Byte.newline) ?? bytes.count
            if bytes.has("import ", at: start) { addLiterals(in: start..<end, .statement, &findings) }
            guard end < bytes.count else { break }
            start = end + 1
        }
    }
}
