/// The variables of a preview's closure that are marked with `@Previewable`.
enum PreviewableVariables {
    /// Returns the arguments of `#Preview`, where the closure's variables have become the state of a view.
    static func wrapped(_ arguments: ArraySlice<Token>, of use: MacroUse) throws(Diagnostic) -> String {
        let source = use.node.source
        guard let first = arguments.first, let last = arguments.last else { return "" }
        let plain = source[first.start..<last.end]
        guard let open = arguments.firstIndex(where: { $0.text == "{" && isClosure($0, among: arguments) }),
            let close = arguments[open...].firstIndex(where: { $0.text == "}" && $0.depth == arguments[open].depth })
        else { return String(plain) }
        let statements = Statements.split(arguments[(open + 1)..<close])
        let marked = statements.filter(isMarked)
        guard !marked.isEmpty else { return String(plain) }

        var variables: [String] = []
        for statement in marked {
            guard VariableDeclaration(statement, in: source) != nil else {
                throw Diagnostic(
                    "@Previewable belongs to a variable, as in @Previewable @State var isOn = true", at: use.node,
                    offset: source.utf8.distance(from: source.startIndex, to: statement[statement.startIndex].start))
            }
            // Without the marker itself: an at sign and a word.
            variables.append(text(of: statement.dropFirst(2), in: source))
        }
        let body = statements.filter { !isMarked($0) }.map { text(of: $0, in: source) }
        return """
            \(source[first.start..<arguments[open].end])
            struct PreviewedState: HeadlessSwiftUI.View {
                \(variables.joined(separator: "\n"))
                @HeadlessSwiftUI.ViewBuilder var body: some HeadlessSwiftUI.View {
                    \(body.joined(separator: "\n"))
                }
            }
            return PreviewedState()
            \(source[arguments[close].start..<last.end])
            """
    }

    /// Whether a brace opens the closure behind the parentheses, or the one inside them that is called `body`.
    private static func isClosure(_ brace: Token, among arguments: ArraySlice<Token>) -> Bool {
        guard let first = arguments.first else { return false }
        return brace.depth == first.depth || brace.depth == first.depth + 1 && isBody(brace, among: arguments)
    }

    private static func isBody(_ brace: Token, among arguments: ArraySlice<Token>) -> Bool {
        let before = arguments.prefix { $0.start < brace.start }.suffix(2).map(\.text)
        return before == ["body", ":"]
    }

    private static func isMarked(_ statement: ArraySlice<Token>) -> Bool {
        statement.first?.text == "@" && statement.dropFirst().first?.text == "Previewable"
    }

    private static func text(of tokens: ArraySlice<Token>, in source: String) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(source[first.start..<last.end])
    }
}
