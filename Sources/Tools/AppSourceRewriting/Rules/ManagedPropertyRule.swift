/// Gives properties with `@NSManaged` accessors, which Core Data makes on iOS.
struct ManagedPropertyRule: Rule {
    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        for type in source.types {
            for member in type.members where source.attributes(member.modifiers).contains("NSManaged") {
                guard case .variable(let variable) = member.kind, !variable.type.isEmpty, variable.accessors == nil
                else {
                    changes.report(
                        .error,
                        "“\(member.name)” has no implementation: only variables with a type can be @NSManaged here",
                        at: member.keyword)
                    continue
                }
                changes.insert(
                    " { get { managedValue(\"\(member.name)\") } "
                        + "set { setManagedValue(newValue, \"\(member.name)\") } }",
                    after: variable.type.upperBound - 1)
            }
        }
    }
}
