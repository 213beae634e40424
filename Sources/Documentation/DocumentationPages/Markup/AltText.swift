internal import Console
internal import Files

/// Writes a text so that it is read as it is.
enum AltText {
    /// For the brackets of `![alt](path)`.
    static func markdown(_ text: String, isCell: Bool, isMDX: Bool) -> String {
        let signs = Array(text.oneLine)
        var result = ""
        for (index, sign) in signs.enumerated() {
            switch sign {
            case "`": result += "&#96;"
            case "\\", "[", "]", "*", "<", "&", "$": result += "\\\(sign)"
            case "{" where isMDX, "}" where isMDX, "|" where isCell: result += "\\\(sign)"
            case "_", "~":
                // Within a word they mean nothing.
                let isInner =
                    index > 0 && index + 1 < signs.count && isWord(signs[index - 1]) && isWord(signs[index + 1])
                result += isInner && sign == "_" ? "_" : "\\\(sign)"
            default: result.append(sign)
            }
        }
        return result
    }

    /// For an attribute in quotes. Signs of Markdown are written as numbers, as code in the same line may end there.
    static func attribute(_ text: String) -> String {
        text.oneLine.escapedForHTML.replacing("`", with: "&#96;").replacing("|", with: "&#124;")
    }

    /// For an argument of a directive, which knows no escapes: quotes become typographic ones, as DocC makes them of
    /// those in Markdown.
    static func argument(_ text: String) -> String {
        var result = ""
        for sign in text.oneLine {
            let begins = result.last.map { $0.isWhitespace || "([{–—".contains($0) } ?? true
            result.append(sign == "\"" ? begins ? "“" : "”" : sign)
        }
        // A backslash before the closing quote would be taken for one of its own.
        return result.hasSuffix("\\") ? result + " " : result
    }

    private static func isWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber }
}

extension String {
    /// The text in one line without what turns its direction, with a space for each run of blanks and line ends.
    fileprivate var oneLine: String { plain.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
