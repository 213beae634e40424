public import Documents

/// Something that is wrong with a page of documentation.
public enum PageProblem: DocumentProblem, Error {
    /// A comment of ours, or around a mark, whose end is missing.
    case unclosedComment
    /// A comment that begins with a word that is nearly ours.
    case misspeltMark(String)
    /// A mark without a name.
    case emptyMark
    /// Two names without a sign between them.
    case missingComma(before: String)
    /// A name that a mark has twice.
    case repeatedName(String)
    /// An option that there is not, and the one that may have been meant.
    case unknownOption(String, nearest: String?)
    /// An option that a mark has twice.
    case repeatedOption(String)
    /// A value that an option can't have.
    case invalidOption(String, value: String, expected: String)
    /// An option that says nothing about the pictures of the mark, for a reason.
    case uselessOption(String, reason: String)
    /// An end mark with no mark before it.
    case endWithoutMark
    /// A mark between another and its end.
    case nestedMark(String, outer: String, line: Int)
    /// A mark that follows itself.
    case doubledMark(String, line: Int)
    /// A mark before its picture, without an end mark behind the picture.
    case unclosedMark(String)
    /// Something between a mark and its end that is no picture.
    case foreignContent(String, mark: String)
    /// Several pictures side by side, in a line of text or a cell.
    case tableInText(String)
    /// A name that no picture has, the one that may have been meant, and all that there are.
    case unknownPicture(String, nearest: String?, known: [String])
    /// A table of tables: a pair or a sheet as part of a row.
    case tableInRow(String)
    /// A mark that would not be one any more with its picture, or another with it.
    case unsettled(String)
    /// A block of code that declares a picture, without its last line.
    case unclosedDeclaration
    /// A block of code whose language is nearly ours.
    case misspeltDeclaration(String)
    /// Words behind the language of a declaration.
    case wordsBehindLanguage(String)
    /// A declaration without a name.
    case namelessDeclaration
    /// A name that two declarations of the page have.
    case repeatedDeclaration(String, line: Int)
    /// More declarations than `limit`.
    case tooManyDeclarations(limit: Int)

    public func sentence(at path: String) -> String {
        switch self {
        case .unclosedComment: "the comment is not closed; `-->` or `*/}` is missing behind it"
        case .misspeltMark(let word):
            "“\(word.shortened)” is no mark; marks are “messageshot: NAME” and “/messageshot”"
        case .emptyMark: "the mark has no name; a right one is “messageshot: NAME”"
        case .missingComma(let name):
            "a comma is missing before “\(name.shortened)”; “NAME, NAME” are two pictures below each other, "
                + "“NAME | NAME” two side by side"
        case .repeatedName(let name): "the mark names “\(name.shortened)” twice"
        case .unknownOption(let option, let nearest): Self.unknownOption(option, nearest)
        case .repeatedOption(let option): "the mark has the option “\(option)” twice"
        case .invalidOption(let option, let value, let expected):
            "\(option): expected \(expected), found “\(value.shortened)”"
        case .uselessOption(let option, let reason): "the option “\(option)” has no effect here: \(reason)"
        case .endWithoutMark: "an end mark without a mark before it; take it out"
        case .nestedMark(let mark, let outer, let line):
            "the mark “\(mark.shortened)” stands inside of “\(outer.shortened)” of line \(line), which has to end first"
        case .doubledMark(let mark, let line):
            "the mark “\(mark.shortened)” follows itself; take it out here or in line \(line)"
        case .unclosedMark(let mark):
            "the mark “\(mark.shortened)” has a picture and no end; put “/messageshot” in a comment behind the picture"
        case .foreignContent(let text, let mark):
            "“\(text.shortened)” stands between the mark “\(mark.shortened)” and its end, where only its picture may be"
        case .tableInText(let name):
            "“\(name.shortened)” is a table of pictures; give its mark a line of its own"
        case .unknownPicture(let name, let nearest, let known): Self.unknownPicture(name, nearest, known)
        case .tableInRow(let name):
            "“\(name.shortened)” is several pictures; only single ones can stand side by side"
        case .unsettled(let name):
            "no picture can be put at “\(name.shortened)”: the page would be read differently with it; "
                + "is a comment, a tag or code before it not closed?"
        case .unclosedDeclaration: "the declaration has no end; close the block of code"
        case .misspeltDeclaration(let word): "unknown language “\(word.shortened)”; the nearest is “messageshot”"
        case .wordsBehindLanguage(let words):
            "“\(words.shortened)” stands behind “messageshot”; options belong into the mark"
        case .namelessDeclaration: "the declaration has no name; add “name: NAME”"
        case .repeatedDeclaration(let name, let line):
            "the picture “\(name.shortened)” is declared twice; its first declaration is in line \(line)"
        case .tooManyDeclarations(let limit): "more than \(limit) pictures are declared on the page"
        }
    }

    private static func unknownOption(_ option: String, _ nearest: String?) -> String {
        let known = MarkOption.allCases.map(\.rawValue).joined(separator: ", ")
        let advice = nearest.map { "the nearest is “\($0)”" } ?? "known options are \(known)"
        return "unknown option “\(option.shortened)”; \(advice)"
    }

    private static func unknownPicture(_ name: String, _ nearest: String?, _ known: [String]) -> String {
        let few = known.prefix(8).map(\.shortened).joined(separator: ", ") + (known.count > 8 ? " …" : "")
        let list = known.isEmpty ? "there are none" : "there are \(few)"
        return "unknown picture “\(name.shortened)”; " + (nearest.map { "the nearest is “\($0)”" } ?? list)
    }
}
