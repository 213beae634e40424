extension ArraySlice<UInt8> {
    /// The bytes without the backslashes before signs.
    var withoutEscapes: [UInt8] {
        var result: [UInt8] = []
        var index = startIndex
        while index < endIndex {
            if self[index] == Byte.backslash, index + 1 < endIndex, self[index + 1].isPunctuation { index += 1 }
            result.append(self[index])
            index += 1
        }
        return result
    }
}

extension String {
    /// The text with signs for the entities that paths are written with: the five of XML, and numbers.
    var withoutEntities: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        var result = ""
        var rest = self[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";"),
                let sign = Self.sign(ofEntity: rest[rest.index(after: rest.startIndex)..<end])
            else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result.unicodeScalars.append(sign)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func sign(ofEntity name: Substring) -> Unicode.Scalar? {
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

    /// The text without blanks at either end.
    var trimmed: String {
        let bytes = Array(utf8)
        return bytes.string(bytes.trimmed(bytes.indices))
    }
}
