/// `@Animatable`: the conformance, and an `animatableData` of the stored properties.
enum AnimatableMacro: Macro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let source = use.node.source
        let place = use.attribute ?? use.node
        let tokens = Lexer.tokens(of: source)
        guard let keyword = tokens.firstIndex(where: { $0.depth == 0 && ["struct", "class"].contains($0.text) }),
            let name = tokens[keyword...].dropFirst().first?.text,
            let open = tokens[keyword...].firstIndex(where: { $0.text == "{" && $0.depth == 0 })
        else { throw Diagnostic("@Animatable belongs to a structure or a class", at: place) }
        guard use.role == .member else { return "extension \(name): HeadlessSwiftUI.Animatable {}" }

        let members = Statements.split(tokens[(open + 1)...].prefix { $0.depth > 0 })
        var properties: [Property] = []
        for member in members {
            guard let variable = VariableDeclaration(member, in: source) else { continue }
            if let property = try Property(variable, at: place) { properties.append(property) }
        }
        return data(of: properties, isPublic: tokens[..<keyword].contains { $0.text == "public" })
    }

    /// A property that animations change.
    private struct Property {
        let name: String
        let type: String

        /// - Returns: `nil` for one that no animation changes.
        init?(_ variable: VariableDeclaration, at place: SourceNode) throws(Diagnostic) {
            let isIgnored = !Set(variable.prefixes).isDisjoint(with: ["AnimatableIgnored", "static", "lazy"])
            guard variable.keyword == "var", !variable.hasAccessors, !isIgnored else { return nil }
            name = variable.name
            guard let type = variable.type.map(String.init) ?? Self.type(of: variable.initialValue) else {
                throw Diagnostic(
                    "@Animatable needs the type of \(name), as in var \(name): Double, or @AnimatableIgnored before it",
                    at: place)
            }
            self.type = type
        }

        /// The type of a literal.
        private static func type(of value: Substring?) -> String? {
            guard let value, Double(value) != nil else { return nil }
            return value.contains(".") || value.contains("e") ? "Double" : "Int"
        }
    }

    private static func data(of properties: [Property], isPublic: Bool) -> String {
        let access = isPublic ? "public " : ""
        guard let last = properties.last else {
            return "\(access)var animatableData: HeadlessSwiftUI.EmptyAnimatableData { get { .init() } set {} }"
        }
        // Pairs of pairs: the first property, then all others.
        var (type, value) = ("\(last.type).AnimatableData", "\(last.name).animatableData")
        for property in properties.dropLast().reversed() {
            type = "HeadlessSwiftUI.AnimatablePair<\(property.type).AnimatableData, \(type)>"
            value = "HeadlessSwiftUI.AnimatablePair(\(property.name).animatableData, \(value))"
        }
        let assignments = properties.enumerated().map { index, property in
            let path = String(repeating: ".second", count: index) + (index < properties.count - 1 ? ".first" : "")
            return "\(property.name).animatableData = newValue\(path)"
        }
        return """
            \(access)var animatableData: \(type) {
                get { \(value) }
                set {
                    \(assignments.joined(separator: "\n"))
                }
            }
            """
    }
}

/// `@AnimatableIgnored`, which `@Animatable` reads.
enum AnimatableIgnoredMacro: Macro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String { "" }
}
