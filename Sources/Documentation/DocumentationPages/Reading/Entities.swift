extension String {
    /// The text with character entities replaced: the five entities of XML, and numeric entities.
    ///
    /// cmark-gfm replaces entities in Markdown, but not in HTML attributes.
    var withoutEntities: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        var result = ""
        var rest = self[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";"),
                let scalar = Self.scalar(ofEntity: rest[rest.index(after: rest.startIndex)..<end])
            else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result.unicodeScalars.append(scalar)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func scalar(ofEntity name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let digits = name.dropFirst()
            let isHexadecimal = digits.first == "x" || digits.first == "X"
            let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return code.flatMap(Unicode.Scalar.init)
        }
    }

    /// The text without leading and trailing whitespace.
    var trimmed: String {
        let bytes = Array(utf8)
        return bytes.string(bytes.trimmed(bytes.indices))
    }
}
