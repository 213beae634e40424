/// Writes into each class and extension a table of the methods that Objective-C finds by name.
///
/// The table is within the body, so that it reaches private methods.
struct MethodTableRule: Rule {
    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        var count = 0
        for type in source.types where type.kind == .class || type.kind == .extension {
            let isGeneric = type.isGeneric || index.classes[type.path] == true
            let entries = type.members.flatMap {
                self.entries(for: $0, of: type, namesOnly: isGeneric, source: source, index: index)
            }
            guard !entries.isEmpty else { continue }
            count += 1
            let name = "ObjectiveC\(count)In\(Self.identifier(source.file.path))"
            if isGeneric {
                guard !type.isLocal else { continue }
                let receiver = "nonisolated static var genericReceiver: String { \"\(type.path)\" }"
                changes.append("enum \(name): ObjectiveCMethods {\n\(receiver)\n\(Self.methods(entries))\n}")
            } else {
                // Types in a public extension are public, and so have to be the members that a public protocol asks for.
                let isPublic = type.kind == .extension && source.has("public", in: type.modifiers)
                let access = isPublic ? "public " : ""
                let receiver = "nonisolated \(access)static var receiver: AnyClass? { \(type.name).self }"
                changes.insert(
                    " enum \(name): ObjectiveCMethods { \(receiver); \(Self.methods(entries, access: access)) } ",
                    before: type.body.upperBound)
            }
        }
    }

    /// The property with the methods. Each is a statement by itself, which the compiler checks faster than a long list.
    private static func methods(_ entries: [String], access: String = "") -> String {
        let names = entries.indices.map { "method\($0)" }
        let constants = zip(names, entries).map { "let \($0) = \($1); " }.joined()
        return
            "nonisolated \(access)static var methods: [Selector] { \(constants)return [\(names.joined(separator: ", "))] }"
    }

    /// The name of a file as a part of a Swift name.
    static func identifier(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return String(name.dropLast(name.hasSuffix(".swift") ? 6 : 0).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The selectors of a member.
    ///
    /// - Parameter namesOnly: Whether the table can't refer to methods, because it has no type's arguments.
    private func entries(
        for member: MemberDeclaration, of type: TypeDeclaration, namesOnly: Bool, source: Source, index: TargetIndex
    ) -> [String] {
        guard !source.isStatic(member) else { return [] }
        let message = MessageRule.selector(of: member, in: source)
        let implementation = index.dispatch.implementation(of: member, in: type, of: source)
        let isExposed = message != nil || implementation != nil || index.isExposed(member, of: type, in: source)
        switch member.kind {
        case .function(let function):
            // In an extension of a protocol, a method is a default, which Objective-C doesn't see.
            let isRequirement =
                (type.kind == .class || index.classes[type.path] != nil)
                && index.optionalMethods[member.name]?.contains { $0.labels == function.labels } == true
            guard isExposed || isRequirement else { return [] }
            let selector =
                message ?? source.objectiveCName(member.modifiers)
                ?? SelectorName.method(member.name, labels: function.labels)
            guard isExposed, !namesOnly,
                let reference = reference(
                    to: implementation ?? source.file.text(member.keyword + 1), function, of: type, in: source.file)
            else {
                return ["Selector(\"\(selector)\")"]
            }
            return ["Selector(\"\(selector)\", \(reference))"]
        case .variable(let variable):
            let isRequirement =
                (type.kind == .class || index.classes[type.path] != nil)
                && index.optionalProperties.contains(member.name)
            guard isExposed || isRequirement else { return [] }
            // Objective-C has no getters that throw or are asynchronous.
            if let accessors = variable.accessors,
                source.file.isAt(accessors.lowerBound + 1, "get"), !source.file.isAt(accessors.lowerBound + 2, "{")
            {
                return []
            }
            if namesOnly { return ["Selector(\"\(member.name)\")"] }
            let property = "object.\(implementation ?? source.file.text(member.keyword + 1))"
            let getter = "Selector(\"\(member.name)\", get: { (object: \(type.name)) in \(property) })"
            guard variable.isSettable, isExposed else { return [getter] }
            let setter = SelectorName.setter(member.name)
            return [getter, "Selector(\"\(setter)\", set: { (object: \(type.name), value) in \(property) = value })"]
        case .other:
            return []
        }
    }

    /// The method with its type, so that methods of the same name with other parameters aren't meant.
    private func reference(
        to name: String, _ function: FunctionDeclaration, of type: TypeDeclaration, in file: SourceFile
    ) -> String? {
        guard !function.isGeneric, !function.hasEffects, function.parameters.count <= SelectorRule.parameterLimit else {
            return nil
        }
        var parameters: [String] = []
        for parameter in function.parameters {
            guard !parameter.isVariadic, let text = plain(parameter.type, in: file) else { return nil }
            parameters.append(text)
        }
        guard let result = function.result.isEmpty ? "Void" : plain(function.result, in: file) else { return nil }
        let labels = function.labels.isEmpty ? "" : "(\(function.labels.map { ($0 ?? "_") + ":" }.joined()))"
        return "\(type.name).\(name)\(labels) as (\(type.name)) -> (\(parameters.joined(separator: ", "))) -> \(result)"
    }

    /// A type as a conversion has it; `nil` for types that only declarations have.
    private func plain(_ type: Range<Int>, in file: SourceFile) -> String? {
        guard !type.contains(where: { file.isAt($0, "inout") || file.isAt($0, "Self") || file.isAt($0, "some") }) else {
            return nil
        }
        var type = type
        while file.isAt(type.lowerBound, "@"), file.isAt(type.lowerBound + 1, "escaping") {
            type = (type.lowerBound + 2)..<type.upperBound
        }
        return file.text(type).replacing("!", with: "?")
    }
}
