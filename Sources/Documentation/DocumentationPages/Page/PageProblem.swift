public import Documents

/// A mistake in a page of documentation.
public enum PageProblem: DocumentProblem, Error {
    /// A comment that contains a placeholder and isn't closed.
    case unclosedComment
    /// A comment that begins with a misspelled keyword.
    case misspeltPlaceholder(String)
    /// A placeholder without a name.
    case emptyPlaceholder
    /// Two names without a comma or a bar between them.
    case missingComma(before: String)
    /// A name that occurs twice in a placeholder.
    case repeatedName(String)
    /// An unknown option, with the most similar known one.
    case unknownOption(String, nearest: String?)
    /// An option that occurs twice in a placeholder.
    case repeatedOption(String)
    /// An invalid value of an option.
    case invalidOption(String, value: String, expected: String)
    /// An option that has no effect on the placeholder's pictures, and the reason.
    case uselessOption(String, reason: String)
    /// An end comment without a placeholder before it.
    case endWithoutPlaceholder
    /// A placeholder between another placeholder and its end.
    case nestedPlaceholder(String, outer: String, line: Int)
    /// Two equal placeholders with nothing between them.
    case doubledPlaceholder(String, line: Int)
    /// A placeholder with a picture, but without an end comment after it.
    case unclosedPlaceholder(String)
    /// Text other than a picture between a placeholder and its end.
    case foreignContent(String, placeholder: String)
    /// A picture that this program didn't draw, between a placeholder and its end.
    case foreignPicture(String, placeholder: String)
    /// Several pictures side by side within a line of text or a cell.
    case tableInText(String)
    /// An unknown picture, with the most similar known name and all names.
    case unknownPicture(String, nearest: String?, known: [String])
    /// A nested table: a pair or a sheet as part of a row.
    case tableInRow(String)
    /// A code block that declares a picture and isn't closed.
    case unclosedDeclaration
    /// A code block with a misspelled language.
    case misspeltDeclaration(String)
    /// Extra words after the language of a declaration.
    case wordsBehindLanguage(String)
    /// A declaration without a name.
    case namelessDeclaration
    /// A name that the page declares twice.
    case repeatedDeclaration(String, line: Int)
    /// More declarations than `limit`.
    case tooManyDeclarations(limit: Int)

    public func sentence(at path: String) -> String {
        switch self {
        case .unclosedComment: "the comment is not closed; `-->` or `*/}` is missing"
        case .misspeltPlaceholder(let word):
            "“\(word.shortened)” is not a placeholder; write “messageshot: NAME”, or “/messageshot” to end one"
        case .emptyPlaceholder: "the placeholder has no name; write “messageshot: NAME”"
        case .missingComma(let name):
            "a comma is missing before “\(name.shortened)”; “NAME, NAME” puts one picture below the other, "
                + "“NAME | NAME” puts them side by side"
        case .repeatedName(let name): "the placeholder names “\(name.shortened)” twice"
        case .unknownOption(let option, let nearest): Self.unknownOption(option, nearest)
        case .repeatedOption(let option): "the placeholder has the option “\(option)” twice"
        case .invalidOption(let option, let value, let expected):
            "\(option): expected \(expected), found “\(value.shortened)”"
        case .uselessOption(let option, let reason): "the option “\(option)” has no effect here: \(reason)"
        case .endWithoutPlaceholder: "this ends a placeholder that never began; remove it"
        case .nestedPlaceholder(let inner, let outer, let line):
            "the placeholder “\(inner.shortened)” is inside “\(outer.shortened)” in line \(line); end that one first"
        case .doubledPlaceholder(let title, let line):
            "the placeholder “\(title.shortened)” follows itself; remove it here or in line \(line)"
        case .unclosedPlaceholder(let title):
            "the placeholder “\(title.shortened)” has a picture but no end; add a comment “/messageshot” after the picture"
        case .foreignContent(let text, let title):
            "“\(text.shortened)” is between the placeholder “\(title.shortened)” and its end, where only its picture "
                + "belongs"
        case .foreignPicture(let source, let title):
            "“\(source.shortened)” is between the placeholder “\(title.shortened)” and its end, and would be replaced; "
                + "move it behind the end"
        case .tableInText(let name):
            "“\(name.shortened)” is a table of pictures; give its placeholder a line to itself"
        case .unknownPicture(let name, let nearest, let known): Self.unknownPicture(name, nearest, known)
        case .tableInRow(let name):
            "“\(name.shortened)” consists of several pictures; only single pictures can be placed side by side"
        case .unclosedDeclaration: "the declaration is not closed; add the closing fence"
        case .misspeltDeclaration(let word): "unknown language “\(word.shortened)”; did you mean “messageshot”?"
        case .wordsBehindLanguage(let words):
            "“\(words.shortened)” follows “messageshot”; options belong in the placeholder"
        case .namelessDeclaration: "the declaration has no name; add “name: NAME”"
        case .repeatedDeclaration(let name, let line):
            "the picture “\(name.shortened)” is declared twice; its first declaration is in line \(line)"
        case .tooManyDeclarations(let limit): "more than \(limit) pictures are declared on the page"
        }
    }

    private static func unknownOption(_ option: String, _ nearest: String?) -> String {
        let known = PlaceholderOption.allCases.map(\.rawValue).joined(separator: ", ")
        let advice = nearest.map { "did you mean “\($0)”?" } ?? "the options are \(known)"
        return "unknown option “\(option.shortened)”; \(advice)"
    }

    private static func unknownPicture(_ name: String, _ nearest: String?, _ known: [String]) -> String {
        let few = known.prefix(8).map(\.shortened).joined(separator: ", ") + (known.count > 8 ? " …" : "")
        let list = known.isEmpty ? "there are none" : "there are \(few)"
        return "unknown picture “\(name.shortened)”; " + (nearest.map { "did you mean “\($0)”?" } ?? list)
    }
}
