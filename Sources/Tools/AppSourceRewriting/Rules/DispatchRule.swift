/// Gives the members of ``DispatchedMembers`` their implementations' names, and what finds the right one.
struct DispatchRule: Rule {
    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        for type in source.types {
            for member in type.members {
                guard let name = index.dispatch.implementation(of: member, in: type, of: source) else { continue }
                changes.replace((member.keyword + 1)..<(member.keyword + 2), with: name)
                if source.has("override", in: member.modifiers) {
                    rewriteOverride(member, of: type, source: source, index: index, changes: &changes)
                } else if let dispatcher = dispatcher(of: member, calling: name, in: source) {
                    changes.insert(dispatcher, before: member.range.lowerBound)
                } else {
                    changes.report(
                        .error, "“\(member.name)” can't be overridden without Objective-C; move it into a class",
                        at: member.keyword)
                }
            }
        }
    }

    private func rewriteOverride(
        _ member: MemberDeclaration, of type: TypeDeclaration, source: Source, index: TargetIndex,
        changes: inout Changes
    ) {
        let file = source.file
        for position in member.modifiers where file.isAt(position, "override") {
            changes.blank(position..<(position + 1))
        }
        guard let name = index.dispatch.superImplementation(of: member.key, named: member.name, in: type.path) else {
            return
        }
        for position in member.range
        where file.isAt(position, "super") && file.isAt(position + 1, ".") && file.name(position + 2) == member.name {
            changes.replace(position..<(position + 3), with: "self.\(name)")
        }
    }

    /// The member that has the app's name, and calls the implementation of an object's class.
    private func dispatcher(of member: MemberDeclaration, calling name: String, in source: Source) -> String? {
        let file = source.file
        let words: [StaticString] = ["public", "internal", "fileprivate", "private", "open", "package"]
        let access = words.first { source.has($0, in: member.modifiers) }.map { "\($0) " } ?? ""
        switch member.kind {
        case .function(let function):
            guard !function.isGeneric, !function.hasEffects, let body = function.body,
                function.parameters.count <= SelectorRule.parameterLimit
            else { return nil }
            let names = function.parameters.map(\.name)
            let arguments = zip(function.labels, names).map { label, name in (label.map { "\($0): " } ?? "") + name }
            let selector =
                source.objectiveCName(member.modifiers)
                ?? SelectorName.method(member.name, labels: function.labels)
            return "\(access)\(file.text(member.keyword..<body.lowerBound)) { "
                + "implementation(\"\(selector)\", [\(names.joined(separator: ", "))]) { "
                + "\(name)(\(arguments.joined(separator: ", "))) } }; "
        case .variable(let variable):
            guard variable.accessors != nil, !variable.type.isEmpty else { return nil }
            let type = file.text(variable.type)
            let getter = "implementation(\"\(member.name)\", []) { \(name) }"
            let setter = "implementation(\"\(SelectorName.setter(member.name))\", [newValue]) { \(name) = newValue }"
            let accessors = variable.isSettable ? "get { \(getter) } set { \(setter) }" : getter
            return "\(access)var \(member.name): \(type) { \(accessors) }; "
        case .other:
            return nil
        }
    }
}
