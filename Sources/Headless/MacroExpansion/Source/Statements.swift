/// The statements between two braces.
enum Statements {
    /// Splits tokens of the same block into its statements.
    ///
    /// Swift ends a statement at the end of a line where the next line can begin one. That isn't so after an operator, an
    /// attribute or a modifier, or before an operator or a member.
    static func split(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
        guard let depth = tokens.first?.depth else { return [] }
        var all: [ArraySlice<Token>] = []
        var start = tokens.startIndex
        for index in tokens.indices.dropFirst() where tokens[index].depth == depth {
            let (token, previous) = (tokens[index], tokens[index - 1])
            if previous.text == ";" && previous.depth == depth
                || token.startsLine && begins(token, after: previous, in: tokens[start..<index])
            {
                all.append(tokens[start..<index])
                start = index
            }
        }
        all.append(tokens[start...])
        return all.map { $0.last?.text == ";" ? $0.dropLast() : $0 }.filter { !$0.isEmpty }
    }

    private static func begins(_ token: Token, after previous: Token, in statement: ArraySlice<Token>) -> Bool {
        if token.kind == .symbol, !["@", "#"].contains(token.text) { return false }
        if token.kind == .close || token.text == "{" { return false }
        if previous.kind == .symbol, !["!", "?"].contains(previous.text) { return false }
        return !endsInPrefix(statement)
    }

    /// Whether a statement consists of attributes and modifiers up to here, such as `@State private`.
    private static func endsInPrefix(_ statement: ArraySlice<Token>) -> Bool {
        guard let first = statement.first, first.text == "@" else { return false }
        let words = statement.filter { $0.depth == first.depth && $0.kind == .word }
        return !words.contains { ["var", "let"].contains($0.text) }
    }
}
