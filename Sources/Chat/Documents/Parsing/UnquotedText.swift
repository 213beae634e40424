/// A text that means something else without quotes, as YAML takes commas, colons and brackets for its own.
///
/// People who type conversations write texts as they come, and the YAML library says only where it stumbled.
struct UnquotedText: Equatable {
    /// What is wrong, as the subject and verb of a sentence: `the text has a colon`.
    let reason: String

    /// The key and the value as they would be right: `text: "Hello: you"`.
    let corrected: String

    /// Takes a value that was cut into pieces.
    ///
    /// - Parameter value: The whole value, as it was meant.
    init(key: String, value: String, reason: String? = nil) {
        let quotes = value.first.map("“”„".contains) ?? false
        let bare = quotes ? String(value.drop(while: "“”„".contains).trimmingSuffix("“”")) : value
        self.reason =
            reason
            ?? (quotes ? "typographic quotes don't count; straight ones do" : "the text has a comma; it needs quotes")
        corrected = "\(key): \(Self.quoted(bare))"
    }

    /// Looks at the line on which the library stumbled.
    ///
    /// - Parameters:
    ///   - line: The line; a very long one is left alone.
    ///   - column: The place, counted from 1.
    init?(line: String, column: Int) {
        guard line.unicodeScalars.count <= 1000 else { return nil }
        let end =
            line.unicodeScalars.index(
                line.startIndex, offsetBy: max(0, column - 1), limitedBy: line.endIndex) ?? line.endIndex
        // The last key before that place; what follows it is the value.
        guard let key = line[..<end].matches(of: /(?:^|[\s{,])([A-Za-z][\w-]*):[ \t]+/).last else { return nil }
        var value = line[key.range.upperBound...]
        let isInBraces = line[..<key.range.lowerBound].contains("{") || line[key.range].contains("{")
        if isInBraces {
            let next = value.firstMatch(of: /,\s*[a-z][a-z-]*:\s|\s*\}[\s,\]}]*$/)?.range.lowerBound ?? value.endIndex
            value = value[..<next]
        }
        let text = value.trimmingSuffix(" \t\r")
        guard let first = text.first else { return nil }
        switch first {
        case "'":
            guard text.dropFirst().dropLast().contains("'") else { return nil }
            self.init(
                key: String(key.1), value: String(text.dropFirst()).removingSuffix("'"),
                reason: "an apostrophe ends a text in single quotes; use double ones")
        case "\"":
            guard text.dropFirst().dropLast().contains("\"") else { return nil }
            self.init(
                key: String(key.1), value: String(text.dropFirst()).removingSuffix("\""),
                reason: "a quote inside of quotes needs a backslash")
        case "[", "{":
            return nil
        case "@", "`", "*", "&", "%", ">", "|", ",", "]", "}":
            self.init(key: String(key.1), value: String(text), reason: "a text that begins with \(first) needs quotes")
        default:
            let rest = line[end...]
            switch rest.first {
            // A key of its own, in front of which a comma or braces are missing.
            case ":" where text.firstMatch(of: /[ ,]\s*(?:from|at|text|id|name|reactions|attachments|image):/) != nil:
                return nil
            case ":":
                self.init(key: String(key.1), value: String(text), reason: "the text has a colon; it needs quotes")
            case "[", "]", "{", "}":
                self.init(key: String(key.1), value: String(text), reason: "the text has a bracket; it needs quotes")
            default: return nil
            }
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(_ characters: String) -> SubSequence {
        self[..<(lastIndex { !characters.contains($0) }.map(index(after:)) ?? startIndex)]
    }
}

extension String {
    fileprivate func removingSuffix(_ suffix: Character) -> String { last == suffix ? String(dropLast()) : self }
}
