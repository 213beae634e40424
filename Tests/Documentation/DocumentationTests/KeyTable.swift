import Yams

/// A Markdown table of the keys in a JSON Schema definition.
struct KeyTable {
    /// The columns.
    enum Form: String {
        /// The key, its value, and its meaning.
        case keys

        /// The name, and its meaning.
        case names
    }

    let text: String

    /// - Parameters:
    ///   - schema: The schema. Its keys are in order.
    ///   - definition: The name of the definition.
    ///   - anchors: The anchors on the page. Definitions with a heading are linked to it.
    init?(_ form: Form, of definition: String, in schema: Node, anchors: Set<String>) {
        let links = Links(schema: schema, anchors: anchors)
        guard let keys = schema["$defs"]?[definition]?["properties"]?.mapping else { return nil }
        // Alternative spellings of keys are accepted, but not documented.
        let rows = keys.filter { $0.value["deprecated"] == nil }.map { key, value in
            let meaning = value["description"]?.string ?? ""
            switch form {
            case .keys: return "| `\(key.string ?? "")` | \(links.words(for: value)) | \(meaning) |"
            case .names: return "| `\(key.string ?? "")` | \(meaning) |"
            }
        }
        let head =
            switch form {
            case .keys: ["| key | value | |", "|---|---|---|"]
            case .names: ["| name | where it is seen |", "|---|---|"]
            }
        text = (head + rows).joined(separator: "\n")
    }
}

/// The words for the values that a schema allows.
private struct Links {
    let schema: Node
    let anchors: Set<String>

    func words(for value: Node) -> String {
        if let choices = value["enum"]?.array() {
            return choices.map { "`\($0.string ?? "")`" }.joined(separator: ", ")
        }
        if let options = value["anyOf"]?.array() {
            if options.contains(where: isColor) { return "a color" }
            return options.map { words(for: $0) }.joined(separator: ", or ")
        }
        if let reference = value["$ref"]?.string { return link(to: reference) }
        if let items = value["items"] { return "a list" + each(items) }
        if let values = value["additionalProperties"] { return "a mapping" + each(values) }
        if value["pattern"] != nil { return isColor(value) ? "a color" : "a time" }
        if value["minLength"] != nil { return "a path" }
        switch value["type"]?.string {
        case "boolean": return "`true`, `false`"
        case "integer", "number": return range(of: value)
        case "object": return "a mapping"
        default: return "a text"
        }
    }

    /// The kind of the elements, if there is a heading for it.
    private func each(_ element: Node) -> String {
        let words = words(for: element)
        return words.contains("](#") ? ", each \(words)" : ""
    }

    private func isColor(_ value: Node) -> Bool { value["pattern"]?.string?.hasPrefix("^(#") ?? false }

    /// The ranges of counts and sizes are too large to mention.
    private func range(of value: Node) -> String {
        guard let minimum = value["minimum"]?.string, let maximum = value["maximum"]?.string,
            let largest = Double(maximum), largest < 100_000
        else { return "a number" }
        return "\(minimum) to \(maximum)"
    }

    private func link(to reference: String) -> String {
        let name = reference.split(separator: "/").last.map(String.init) ?? ""
        let anchor = name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
        guard anchors.contains(anchor), let noun = schema["$defs"]?[name]?["description"]?.string else {
            return "a mapping"
        }
        let words = noun.firstMatch(of: #/^(\w)((?:(?! with )[^.,])*)/#)
        return "[\(words?.1.lowercased() ?? "")\(words?.2 ?? "")](#\(anchor))"
    }
}
