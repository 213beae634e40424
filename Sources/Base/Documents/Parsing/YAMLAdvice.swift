/// Advice for error messages of the YAML library, which name only the unexpected token.
enum YAMLAdvice {
    /// Returns the library's message, followed by advice if there is any.
    static func explanation(of problem: String, in kind: DocumentKind) -> String {
        // Some messages are the second half of a sentence.
        let problem = problem.hasPrefix("but ") ? String(problem.dropFirst(4)) : problem
        return advice(kind).first { problem.contains($0.complaint) }.map { "\(problem); \($0.advice)" } ?? problem
    }

    private static func advice(_ kind: DocumentKind) -> [(complaint: String, advice: String)] {
        [
            ("did not find expected key", "is the line indented like those above it?"),
            ("mapping values are not allowed", "is the line indented right? a text with “: ” needs quotes"),
            ("did not find expected '-' indicator", "is the line indented like the list above it?"),
            (
                "could not find expected ':'",
                "put a colon and a space after a key, and indent a text of several lines"
            ),
            ("cannot start any token", "a text that begins with @ or ` needs quotes"),
            ("did not find expected ',' or", "a comma or the closing bracket is missing"),
            ("found unexpected end of stream", "a closing quote is missing"),
            ("found undefined alias", "a text that begins with * needs quotes"),
            ("block sequence entries are not allowed", "start the list on a new line"),
            ("while scanning an alias", "a text that begins with * needs quotes"),
            ("did not find expected alphabetic or numeric character", "a text that begins with * or & needs quotes"),
            ("unknown escape character", "double the backslash, or use single quotes"),
            ("found another document", "a file holds one \(kind.noun): remove the line ---"),
            ("did not find expected node content", "a text that begins with , or ] needs quotes"),
            ("found character '%'", "a text that begins with % needs quotes"),
        ]
    }
}
