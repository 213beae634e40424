internal import Console

/// What a client can ask the server to do.
package protocol Tool: Sendable {
    /// The name in calls, such as `list_previews`.
    var name: String { get }

    /// A short name for people.
    var title: String { get }

    /// What it does and returns, for whoever chooses among tools.
    var description: String { get }

    var arguments: [ToolArgument] { get }

    /// Whether it leaves all files as they are.
    var isReadOnly: Bool { get }

    /// Does the work, on any thread.
    func run(_ input: ToolInput, _ call: ToolCall) throws(ToolFailure) -> ToolResult
}

extension Tool {
    /// The form in the list of tools.
    var value: JSONValue {
        [
            "name": .text(name), "title": .text(title), "description": .text(description), "inputSchema": schema,
            "annotations": [
                "title": .text(title), "readOnlyHint": .flag(isReadOnly), "destructiveHint": false,
                "idempotentHint": true, "openWorldHint": false,
            ],
        ]
    }

    /// The JSON Schema of the arguments.
    private var schema: JSONValue {
        let required = arguments.filter(\.isRequired).map { JSONValue.text($0.name) }
        var schema: [String: JSONValue] = [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(arguments.map { ($0.name, $0.schema) }) { $1 }),
        ]
        if !required.isEmpty { schema["required"] = .list(required) }
        return .object(schema)
    }
}

/// The reason that a tool has no result: what is wrong, where, and what would be right.
package struct ToolFailure: Error, Equatable {
    package let message: String

    package init(_ message: String) { self.message = message.errorLine }

    /// - Parameter lines: Several reasons, each in one line.
    package init(lines: [String]) { message = lines.map(\.errorLine).joined(separator: "\n") }
}
