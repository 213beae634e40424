/// An error message of the YAML library and its place.
struct YAMLSyntaxError {
    let problem: String
    let place: YAMLOutline.Place

    /// The beginning of the construct that contains the place, such as a quoted text.
    let context: YAMLOutline.Place?
    let kind: DocumentKind

    /// Returns the likely cause of the error, and its place.
    func explained(in lines: YAMLLines) -> (problem: SyntaxProblem, place: YAMLOutline.Place) {
        if let text = comment(in: lines) ?? unclosedQuote(in: lines) ?? backslash(in: lines)
            ?? UnquotedText(at: place, in: lines, words: kind.words)
        {
            return (text.problem, text.place)
        }
        if let indentation = lines.line(place.line)?.prefix(while: \.isWhitespace), indentation.contains("\t") {
            return (.invalidYAML("the line is indented with a tab; use spaces"), place)
        }
        // The key without a colon is on a line above.
        let place = problem.contains("could not find expected ':'") ? context ?? place : place
        return (.invalidYAML(YAMLAdvice.explanation(of: problem, in: kind)), place)
    }

    /// Finds a value that continues in a comment, which swallows a closing bracket.
    private func comment(in lines: YAMLLines) -> UnquotedText? {
        guard let comment = YAMLComments(lines).commentInBrackets(before: place.line) else { return nil }
        return UnquotedText(
            startingAt: comment, in: lines, reason: "# after a space begins a comment; the text needs quotes")
    }

    /// Finds a quoted text that swallows the lines below because its closing quote is missing.
    private func unclosedQuote(in lines: YAMLLines) -> UnquotedText? {
        guard let quote = YAMLOutline(lines, upTo: place).quote, quote.start.line < place.line,
            quote.end.map({ $0.line == place.line }) ?? true
        else { return nil }
        return UnquotedText(startingAt: quote.start, in: lines, reason: "the quote isn't closed on its line")
    }

    /// Finds a backslash before a letter that is no escape.
    private func backslash(in lines: YAMLLines) -> UnquotedText? {
        guard problem.contains("unknown escape character"), let context else { return nil }
        return UnquotedText(
            startingAt: context, in: lines, reason: "double the backslash, or use single quotes")
    }
}
