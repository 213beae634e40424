extension PageReader {
    /// Adds the pictures that an element refers to.
    ///
    /// - Parameter place: Returns the position in the page for an index of `bytes`.
    mutating func addReferences(of tag: TagReader, in bytes: [UInt8], at place: (Int) -> Int) {
        let name = bytes.string(tag.name).lowercased()
        for attribute in tag.attributes {
            if attribute.isExpression {
                addLiterals(in: bytes, attribute.value, .expression, at: place)
            } else {
                let urls = Self.urls(of: attribute, in: name, bytes)
                for url in urls { add(.url(url), .attribute, at: place(attribute.name.lowerBound)) }
            }
        }
    }

    private static func urls(of attribute: TagReader.Attribute, in element: String, _ bytes: [UInt8]) -> [String] {
        let value = bytes.string(attribute.value).withoutEntities.trimmed
        let urls: [String]
        let isImage: Bool
        switch bytes.string(attribute.name).lowercased() {
        case "src": (urls, isImage) = ([value], element == "img")
        case "srcset": (urls, isImage) = (candidates(of: value), true)
        case "poster": (urls, isImage) = ([value], element == "video")
        default: return []
        }
        return urls.filter { !$0.isEmpty && (isImage || PageImageReference.isImage($0)) }
    }

    /// The URLs in a `srcset`, without widths and scales.
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

    /// Adds the quoted paths of pictures in an expression.
    mutating func addLiterals(
        in bytes: [UInt8], _ range: Range<Int>, _ form: PageImageReference.Form, at place: (Int) -> Int
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            let quote = bytes[index]
            guard quote == ASCII.doubleQuote || quote == ASCII.singleQuote || quote == ASCII.backtick else {
                index += 1
                continue
            }
            let start = index + 1
            index = start
            while index < range.upperBound, bytes[index] != quote { index += bytes[index] == ASCII.backslash ? 2 : 1 }
            guard index < range.upperBound else { return }
            let literal = bytes.string(start..<index)
            index += 1
            guard PageImageReference.isImage(literal), !literal.contains("${") else { continue }
            let isModule =
                form == .statement || bytes[range.lowerBound..<(start - 1)].suffix(8).elementsEqual("require(".utf8)
            add(isModule ? .path(literal) : .url(literal), form, at: place(start))
        }
    }
}
