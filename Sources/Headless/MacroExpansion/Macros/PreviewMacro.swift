/// `#Preview("Name", traits: …) { … }`: a type that makes the preview, found by its conformance.
///
/// The use itself becomes a call of an initializer of `Preview`, which has the same parameters. Variables marked with
/// `@Previewable` become the state of a view around the rest of the closure.
enum PreviewMacro: Macro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let source = use.node.source
        let tokens = Lexer.tokens(of: source)
        guard let pound = tokens.firstIndex(where: { $0.text == "#" }), tokens.indices.contains(pound + 1) else {
            throw Diagnostic("#Preview can't be read here; write #Preview(\"Name\") { … }", at: use.node)
        }
        let prefix = source[..<tokens[pound].start]
        let arguments = tokens[(pound + 2)...]
        let place = place(of: tokens[pound], in: use.node)
        return """
            \(prefix)struct \(use.uniquePrefix)7PreviewfMu_: DeveloperToolsSupport.PreviewRegistry {
                static var fileID: String { \(literal(use.node.location?.inApp.fileID ?? "")) }
                static var line: Int { \(place.line) }
                static var column: Int { \(place.column) }
                @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
                    DeveloperToolsSupport.Preview\(try PreviewableVariables.wrapped(arguments, of: use))
                }
            }
            """
    }

    /// The line and the column of a token. A node's own are those of the white space before it.
    private static func place(of token: Token, in node: SourceNode) -> (line: Int, column: Int) {
        let before = node.source[..<token.start]
        let (line, column) = (node.location?.inApp.line ?? 0, node.location?.column ?? 0)
        guard let newline = before.lastIndex(where: \.isNewline) else { return (line, column + before.utf8.count) }
        return (line + before.count(where: \.isNewline), before[newline...].utf8.count)
    }

    private static func literal(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
