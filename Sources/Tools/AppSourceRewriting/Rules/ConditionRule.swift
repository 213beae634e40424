/// Decides conditions of `#if` as on iOS: `os(iOS)` is true.
struct ConditionRule: Rule {
    /// What holds on iOS and has another value on Linux.
    static let onIOS = ["os(iOS)": true, "canImport(ObjectiveC)": true]

    /// The value of a condition, by its text without spaces.
    let conditions: [String: Bool]

    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        let file = source.file
        for position in file.tokens.indices where file.isAt(position, "#if") || file.isAt(position, "#elseif") {
            var next = position + 1
            while file.tokens.indices.contains(next), !file.tokens[next].startsLine {
                let end = self.end(of: next, in: file)
                let text = (next..<end).map { file.text($0) }.joined()
                if file.tokens[next].kind == .identifier, let value = conditions[text] {
                    changes.replace(next..<end, with: value ? "true" : "false")
                }
                next = end == next + 1 || conditions[text] != nil ? end : next + 1
            }
        }
    }

    /// The token after a condition: a name, or a name with an argument.
    private func end(of position: Int, in file: SourceFile) -> Int {
        guard file.tokens[position].kind == .identifier, file.isAt(position + 1, "("),
            let close = file.partners[position + 1]
        else { return position + 1 }
        return close + 1
    }
}
