extension String {
    /// The text with the characters of the entities that paths are written with: the five of XML, and numbers.
    ///
    /// cmark-gfm reads entities in Markdown, and none in attributes of HTML.
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

    /// The text without the whitespace at either end.
    var trimmed: String {
        let bytes = Array(utf8)
        return bytes.string(bytes.trimmed(bytes.indices))
    }
}
