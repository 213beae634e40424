/// Makes protocols of Objective-C Swift's: optional requirements get defaults, and types say whether they have the
/// methods.
struct ProtocolRule: Rule {
    /// The protocol that all of them refine.
    static let base = "ObjectiveCProtocol"

    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        for type in source.types where type.kind == .protocol && source.attributes(type.modifiers).contains("objc") {
            refine(type, in: source.file, changes: &changes)
            var defaults: [String] = []
            for member in type.members where source.has("optional", in: member.modifiers) {
                switch member.kind {
                case .function(let function):
                    removeOptional(member, in: source.file, changes: &changes)
                    defaults.append(implementation(of: member, function, in: source))
                case .variable(let variable):
                    changes.blank(member.range)
                    defaults.append(lookup(of: member, variable, in: source))
                case .other:
                    changes.report(
                        .error, "only functions and variables can be optional requirements", at: member.keyword)
                }
            }
            guard !defaults.isEmpty else { continue }
            let isPublic = source.has("public", in: type.modifiers) || source.has("open", in: type.modifiers)
            let bodies = defaults.map { (isPublic ? "public " : "") + $0 }.joined(separator: "\n")
            changes.append("extension \(type.path) {\n\(bodies)\n}")
        }
    }

    private func refine(_ type: TypeDeclaration, in file: SourceFile, changes: inout Changes) {
        if file.isAt(type.inheritance.lowerBound, ":") {
            changes.insert(" \(Self.base),", after: type.inheritance.lowerBound)
        } else {
            changes.insert(": \(Self.base)", after: type.afterName - 1)
        }
        for position in type.inheritance where file.isAt(position, "class") {
            changes.replace(position..<(position + 1), with: "AnyObject")
        }
    }

    private func removeOptional(_ member: MemberDeclaration, in file: SourceFile, changes: inout Changes) {
        for position in member.modifiers where file.isAt(position, "optional") {
            changes.blank(position..<(position + 1))
        }
    }

    /// The function that a type without the method has. It does nothing, or can't be called.
    private func implementation(
        of member: MemberDeclaration, _ function: FunctionDeclaration, in source: Source
    ) -> String {
        let signature = source.file.text(member.keyword..<member.end)
        let result = source.file.text(function.result)
        let body = ["", "Void", "()"].contains(result) ? "" : " fatalError(\"\(member.key) isn't implemented\") "
        return "\(signature) {\(body)}"
    }

    /// The variable that finds the property of a type, if it has one.
    private func lookup(
        of member: MemberDeclaration, _ variable: VariableDeclaration, in source: Source
    ) -> String {
        "var \(source.file.text(member.keyword + 1)): (\(source.file.text(variable.type)))? "
            + "{ optionalValue(\"\(member.name)\") }"
    }
}
