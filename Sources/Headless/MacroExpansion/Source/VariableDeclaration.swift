/// The declaration of a variable, as far as macros need it.
struct VariableDeclaration {
    let name: String

    /// The type after the colon; `nil` for none.
    let type: Substring?

    /// The expression after the equals sign; `nil` for none.
    let initialValue: Substring?

    /// Whether it has accessors in braces.
    let hasAccessors: Bool

    /// `var` or `let`.
    let keyword: Substring

    /// The names of its attributes, and its modifiers: `State`, `private`, `static`.
    let prefixes: [Substring]

    /// - Parameter tokens: Those of a declaration, from its first attribute to its end.
    init?(_ tokens: ArraySlice<Token>, in source: String) {
        guard let base = tokens.first?.depth,
            let keyword = tokens.firstIndex(where: { $0.depth == base && ["var", "let"].contains($0.text) }),
            let name = tokens[keyword...].dropFirst().first, name.kind == .word
        else { return nil }
        self.keyword = tokens[keyword].text
        self.name = String(name.text)
        prefixes = tokens[..<keyword].filter { $0.depth == base && $0.kind == .word }.map(\.text)

        let rest = tokens[keyword...].dropFirst(2)
        let equals = rest.firstIndex { $0.depth == base && $0.text == "=" }
        // Braces after an equals sign may be those of a closure's call, as in `= { 3 }()`.
        let accessors = rest.firstIndex { $0.depth == base && $0.text == "{" }
        hasAccessors = accessors.map { brace in equals.map { brace < $0 } ?? true } ?? false
        let endOfType = hasAccessors ? accessors : equals
        let typeTokens = rest.first?.text == ":" ? rest[..<(endOfType ?? rest.endIndex)].dropFirst() : []
        type = Self.text(of: typeTokens, in: source)
        initialValue = equals.flatMap { Self.text(of: rest[$0...].dropFirst(), in: source) }
    }

    private static func text(of tokens: ArraySlice<Token>, in source: String) -> Substring? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        return source[first.start..<last.end]
    }
}
