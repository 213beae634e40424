/// `@Previewable`, which `#Preview` reads and which adds nothing by itself.
enum PreviewableMacro: Macro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let isInPreview = use.surroundings.contains { node in
            let tokens = Lexer.tokens(of: node.source)
            return zip(tokens, tokens.dropFirst()).contains { $0.text == "#" && $1.text == "Preview" }
        }
        guard isInPreview else {
            throw Diagnostic("@Previewable has no effect outside of #Preview; remove it", at: use.attribute ?? use.node)
        }
        return ""
    }
}
