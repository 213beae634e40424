/// Writes calls of optional requirements, so that they ask whether the method is there: `delegate.didTap?(self)`
/// becomes `delegate.implementing("didTap:")?.didTap(self)`.
struct OptionalCallRule: Rule {
    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        let file = source.file
        for position in file.tokens.indices where file.isAt(position, ".") {
            let name = position + 1
            guard file.tokens.indices.contains(name), file.tokens[name].kind == .identifier,
                index.optionalMethods[file.name(name)] != nil
            else { continue }
            if file.isAt(name + 1, "?") || file.isAt(name + 1, "!"), file.isAttached(name + 1),
                file.isAt(name + 2, "("),
                file.isAttached(name + 2)
            {
                rewriteCall(name, in: file, index: index, changes: &changes)
            } else {
                rewriteComparison(name, in: file, index: index, changes: &changes)
            }
        }
    }

    private func rewriteCall(_ name: Int, in file: SourceFile, index: TargetIndex, changes: inout Changes) {
        guard let close = file.partners[name + 2],
            let requirement = index.requirement(file.name(name), labels: labels((name + 3)..<close, in: file))
        else { return }
        if index.optionalFunctions.contains(file.name(name)) {
            return changes.report(
                .warning,
                "“\(file.name(name))” is an optional method of a protocol and an optional closure; the call is taken "
                    + "for one of the closure", at: name)
        }
        changes.insert("implementing(\"\(requirement.selector)\")\(file.text(name + 1)).", before: name)
        changes.replace((name + 1)..<(name + 2), with: "")
    }

    /// `delegate.didTap != nil`, with or without labels.
    private func rewriteComparison(_ name: Int, in file: SourceFile, index: TargetIndex, changes: inout Changes) {
        var end = name + 1
        var labels: [String?]?
        if file.isAt(end, "("), file.isAttached(end), let close = file.partners[end], close > end + 1,
            (end + 1..<close).allSatisfy({ file.isAt($0, ":") || file.isAt($0 + 1, ":") })
        {
            labels = (end + 1..<close).filter { !file.isAt($0, ":") }.map { file.isAt($0, "_") ? nil : file.name($0) }
            end = close + 1
        }
        guard file.isAt(end, "!=") || file.isAt(end, "=="), file.isAt(end + 1, "nil"),
            !index.optionalFunctions.contains(file.name(name)),
            let requirement = index.requirement(file.name(name), labels: labels ?? [])
        else { return }
        changes.replace(name..<end, with: "implementing(\"\(requirement.selector)\")")
    }

    /// The labels of a call's arguments.
    private func labels(_ arguments: Range<Int>, in file: SourceFile) -> [String?] {
        guard !arguments.isEmpty else { return [] }
        var labels: [String?] = []
        var position = arguments.lowerBound
        var isStart = true
        while position < arguments.upperBound {
            if isStart {
                let isLabel = file.tokens[position].kind == .identifier && file.isAt(position + 1, ":")
                labels.append(isLabel ? file.name(position) : nil)
                isStart = false
            }
            if file.isAt(position, ",") {
                isStart = true
                position += 1
            } else {
                position = (file.partners[position].flatMap { $0 > position ? $0 : nil } ?? position) + 1
            }
        }
        return labels
    }
}
