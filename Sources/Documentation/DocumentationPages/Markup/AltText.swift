internal import Console
internal import WebPages

/// Escapes text for the markup that contains it.
enum AltText {
    /// Escapes text for the brackets of `![alt](path)`.
    static func markdown(_ text: String, isCell: Bool, isMDX: Bool) -> String {
        let characters = Array(text.oneLine)
        var result = ""
        for (index, character) in characters.enumerated() {
            switch character {
            case "`": result += "&#96;"
            case "\\", "[", "]", "*", "<", "&", "$": result += "\\\(character)"
            case "{" where isMDX, "}" where isMDX, "|" where isCell: result += "\\\(character)"
            case "_", "~":
                // An underscore within a word isn't markup.
                let isInner =
                    index > 0 && index + 1 < characters.count && isWord(characters[index - 1])
                    && isWord(characters[index + 1])
                result += isInner && character == "_" ? "_" : "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }

    /// Escapes text for a quoted attribute. Characters that would end code or a table cell become numeric entities.
    static func attribute(_ text: String) -> String {
        text.oneLine.escapedForHTML.replacing("`", with: "&#96;").replacing("|", with: "&#124;")
    }

    /// Escapes text for an argument of a directive. DocC has no escapes for quotation marks, so they become typographic
    /// ones, as DocC does in Markdown.
    static func argument(_ text: String) -> String {
        var result = ""
        for character in text.oneLine {
            let begins = result.last.map { $0.isWhitespace || "([{–—".contains($0) } ?? true
            result.append(character == "\"" ? begins ? "“" : "”" : character)
        }
        // A trailing backslash would escape the closing quotation mark.
        return result.hasSuffix("\\") ? result + " " : result
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}

extension String {
    /// The text on a single line, with runs of whitespace replaced by a space and directional formatting characters
    /// removed.
    fileprivate var oneLine: String { plain.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
