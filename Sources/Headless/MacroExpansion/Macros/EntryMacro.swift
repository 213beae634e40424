/// `@Entry var name = value` in an extension of `EnvironmentValues` or another collection of values: accessors, and a key
/// with the default value.
enum EntryMacro: Macro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let source = use.node.source
        let place = use.attribute ?? use.node
        guard let variable = VariableDeclaration(Lexer.tokens(of: source)[...], in: source), variable.keyword == "var",
            !variable.prefixes.contains("static")
        else {
            throw Diagnostic("@Entry belongs to a variable, as in @Entry var isCompact = false", at: place)
        }
        guard !variable.hasAccessors else {
            throw Diagnostic("@Entry writes the accessors of \(variable.name); remove its braces", at: place)
        }
        let plainName = variable.name.filter { $0 != "`" }
        let key = "__Key_\(plainName)"
        guard use.role == .peer else {
            return """
                {
                    get { self[\(key).self] }
                    set { self[\(key).self] = newValue }
                }
                """
        }
        let collection = try keyProtocol(of: use, at: place)
        return """
            private struct \(key): HeadlessSwiftUI.\(collection.name) {
                \(try defaultValue(of: variable, isOptional: collection.hasOptionalValues, at: place))
            }
            """
    }

    /// The protocol of the keys, by the type that is extended.
    private static func keyProtocol(
        of use: MacroUse, at place: SourceNode
    ) throws(Diagnostic) -> (name: String, hasOptionalValues: Bool) {
        let tokens = use.surroundings.first.map { Lexer.tokens(of: $0.source) } ?? []
        let extended = tokens.firstIndex { $0.text == "extension" }.map {
            tokens[($0 + 1)...].prefix { $0.text != "{" }
        }
        switch extended?.last(where: { $0.kind == .word })?.text {
        case "EnvironmentValues": return ("EnvironmentKey", false)
        case "Transaction": return ("TransactionKey", false)
        case "ContainerValues": return ("ContainerValueKey", false)
        case "FocusedValues": return ("FocusedValueKey", true)
        default:
            throw Diagnostic(
                "@Entry belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues",
                at: place)
        }
    }

    private static func defaultValue(
        of variable: VariableDeclaration, isOptional: Bool, at place: SourceNode
    ) throws(Diagnostic) -> String {
        guard !isOptional else {
            guard let type = variable.type, let wrapped = wrappedType(type) else {
                throw Diagnostic(
                    "@Entry in FocusedValues needs an optional type, as in @Entry var \(variable.name): String?",
                    at: place)
            }
            return "typealias Value = \(wrapped)"
        }
        switch (variable.type, variable.initialValue) {
        case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
        case (nil, let value?):
            return "@HeadlessSwiftUI.__EntryDefaultValue static var defaultValue = \(value)"
        case (let type?, nil) where wrappedType(type) != nil: return "static var defaultValue: \(type) { nil }"
        case (_, nil):
            throw Diagnostic(
                "@Entry needs a default value: var \(variable.name)\(variable.type.map { ": \($0)" } ?? "") = …",
                at: place)
        }
    }

    /// The type that an optional one wraps; `nil` for one that isn't optional.
    private static func wrappedType(_ type: Substring) -> Substring? {
        if type.hasSuffix("?") { return type.dropLast() }
        return type.hasPrefix("Optional<") && type.hasSuffix(">") ? type.dropFirst(9).dropLast() : nil
    }
}

/// The attribute of a default value without a type, which is thereby computed each time.
enum EntryDefaultValueMacro: Macro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let source = use.node.source
        guard let value = VariableDeclaration(Lexer.tokens(of: source)[...], in: source)?.initialValue else {
            throw Diagnostic("a default value is missing", at: use.node)
        }
        return "{\n    get { \(value) }\n}"
    }
}
