internal import Console
internal import Files

/// Escapes texts for the markup that they are put into.
enum AltText {
    /// For the brackets of `![alt](path)`.
    static func markdown(_ text: String, isCell: Bool, isMDX: Bool) -> String {
        let characters = Array(text.oneLine)
        var result = ""
        for (index, character) in characters.enumerated() {
            switch character {
            case "`": result += "&#96;"
            case "\\", "[", "]", "*", "<", "&", "$": result += "\\\(character)"
            case "{" where isMDX, "}" where isMDX, "|" where isCell: result += "\\\(character)"
            case "_", "~":
                // Within a word, an underscore is no markup.
                let isInner =
                    index > 0 && index + 1 < characters.count && isWord(characters[index - 1])
                    && isWord(characters[index + 1])
                result += isInner && character == "_" ? "_" : "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }

    /// For an attribute in quotes. Characters that would end code or a cell are written as numbers.
    static func attribute(_ text: String) -> String {
        text.oneLine.escapedForHTML.replacing("`", with: "&#96;").replacing("|", with: "&#124;")
    }

    /// For an argument of a directive, which has no escapes: quotes become typographic ones, as DocC does in Markdown.
    static func argument(_ text: String) -> String {
        var result = ""
        for character in text.oneLine {
            let begins = result.last.map { $0.isWhitespace || "([{–—".contains($0) } ?? true
            result.append(character == "\"" ? begins ? "“" : "”" : character)
        }
        // A backslash would escape the closing quote.
        return result.hasSuffix("\\") ? result + " " : result
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}

extension String {
    /// The text in one line without marks of direction, with a space for each run of whitespace.
    fileprivate var oneLine: String { plain.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
