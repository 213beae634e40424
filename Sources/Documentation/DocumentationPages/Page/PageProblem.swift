public import Documents

/// Something that is wrong with a page of documentation.
public enum PageProblem: DocumentProblem, Error {
    /// A comment that is or holds a placeholder, and isn't closed.
    case unclosedComment
    /// A comment that begins with a word that is nearly ours.
    case misspeltPlaceholder(String)
    /// A placeholder without a name.
    case emptyPlaceholder
    /// Two names with neither a comma nor a bar between them.
    case missingComma(before: String)
    /// A name that a placeholder has twice.
    case repeatedName(String)
    /// An unknown option, and the one that may have been meant.
    case unknownOption(String, nearest: String?)
    /// An option that a placeholder has twice.
    case repeatedOption(String)
    /// A value that an option can't have.
    case invalidOption(String, value: String, expected: String)
    /// An option that has no effect on the pictures of the placeholder, and why.
    case uselessOption(String, reason: String)
    /// An end with no placeholder before it.
    case endWithoutPlaceholder
    /// A placeholder between another and its end.
    case nestedPlaceholder(String, outer: String, line: Int)
    /// A placeholder that follows itself.
    case doubledPlaceholder(String, line: Int)
    /// A placeholder before its picture, without an end behind the picture.
    case unclosedPlaceholder(String)
    /// Something between a placeholder and its end that is no picture.
    case foreignContent(String, placeholder: String)
    /// Several pictures side by side, in a line of text or a cell.
    case tableInText(String)
    /// A name that no picture has, the one that may have been meant, and all names.
    case unknownPicture(String, nearest: String?, known: [String])
    /// A table of tables: a pair or a sheet as part of a row.
    case tableInRow(String)
    /// A block of code that declares a picture, without its last line.
    case unclosedDeclaration
    /// A block of code whose language is nearly ours.
    case misspeltDeclaration(String)
    /// Words after the language of a declaration.
    case wordsBehindLanguage(String)
    /// A declaration without a name.
    case namelessDeclaration
    /// A name that two declarations of the page have.
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
        case .tableInText(let name):
            "“\(name.shortened)” is a table of pictures; give its placeholder a line to itself"
        case .unknownPicture(let name, let nearest, let known): Self.unknownPicture(name, nearest, known)
        case .tableInRow(let name):
            "“\(name.shortened)” is several pictures; only single ones can stand side by side"
        case .unclosedDeclaration: "the declaration has no end; close the block of code"
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
