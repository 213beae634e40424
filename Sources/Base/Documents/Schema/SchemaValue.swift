/// JSON that keeps the order of keys.
package enum SchemaValue {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([SchemaValue])
    case object([(String, SchemaValue)])

    /// Returns the value as JSON, indented by two spaces.
    package func text(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .flag(let flag): return flag ? "true" : "false"
        case .integer(let number): return String(number)
        case .number(let number): return Int(exactly: number).map(String.init) ?? String(number)
        case .text(let text): return Self.quoted(text)
        case .list(let values):
            // Lists here are short lists of words, which read better on one line.
            let isFlat = values.allSatisfy { if case .object = $0 { false } else { true } }
            if isFlat { return "[" + values.map { $0.text() }.joined(separator: ", ") + "]" }
            let lines = values.map { inner + $0.text(indentation: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
        case .object(let fields):
            if fields.isEmpty { return "{}" }
            let lines = fields.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indentation: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
