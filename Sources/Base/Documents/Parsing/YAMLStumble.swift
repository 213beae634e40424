/// A place where the YAML library stumbled, and its complaint.
struct YAMLStumble {
    let problem: String
    let place: YAMLOutline.Place

    /// Where that begins of which the place is a part, such as a text in quotes.
    let context: YAMLOutline.Place?
    let kind: DocumentKind

    /// What is wrong, as far as that can be known, and where.
    func explained(in lines: YAMLLines) -> (problem: SyntaxProblem, place: YAMLOutline.Place) {
        if let text = comment(in: lines) ?? unclosedQuote(in: lines) ?? backslash(in: lines)
            ?? UnquotedText(at: place, in: lines, words: kind.words)
        {
            return (text.problem, text.place)
        }
        if let indentation = lines.line(place.line)?.prefix(while: \.isWhitespace), indentation.contains("\t") {
            return (.invalidYAML("a tab indents the line; indent with blanks"), place)
        }
        // The key that has no colon is in a line above.
        let place = problem.contains("could not find expected ':'") ? context ?? place : place
        return (.invalidYAML(YAMLAdvice.explanation(of: problem, in: kind)), place)
    }

    /// A value that goes on in a comment, which swallows a closing bracket.
    private func comment(in lines: YAMLLines) -> UnquotedText? {
        guard let comment = YAMLComments(lines).commentInBrackets(before: place.line) else { return nil }
        return UnquotedText(
            startingAt: comment, in: lines, reason: "# behind a blank begins a comment; the text needs quotes")
    }

    /// A text in quotes that takes in lines below, since the quote of its own is missing.
    private func unclosedQuote(in lines: YAMLLines) -> UnquotedText? {
        guard let quote = YAMLOutline(lines, upTo: place).quote, quote.start.line < place.line,
            quote.end.map({ $0.line == place.line }) ?? true
        else { return nil }
        return UnquotedText(startingAt: quote.start, in: lines, reason: "the quote isn't closed on its line")
    }

    /// A backslash before a letter that means nothing.
    private func backslash(in lines: YAMLLines) -> UnquotedText? {
        guard problem.contains("unknown escape character"), let context else { return nil }
        return UnquotedText(
            startingAt: context, in: lines, reason: "a backslash in double quotes is written twice")
    }
}
