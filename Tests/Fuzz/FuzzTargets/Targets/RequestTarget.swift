internal import Foundation
internal import ModelContext

extension FuzzTarget {
    /// Requests of a client of the Model Context Protocol, one a line.
    static let requests = FuzzTarget(
        "requests", makers: [bytes(words: words), lines(), lines()],
        run: { data in
            var outcome = FuzzOutcome()
            do {
                let responses = try serve(data)
                outcome.isAccepted = responses.contains { $0["result"]?["content"] != nil }
                for response in responses {
                    outcome.expect(
                        response["jsonrpc"] == "2.0" && (response["result"] == nil) != (response["error"] == nil),
                        "a response is not of JSON-RPC 2.0")
                    outcome.messages += [response["error"]?["message"]?.text].compactMap(\.self)
                    if response["result"]?["isError"] == true, case .list(let content) = response["result"]?["content"]
                    {
                        outcome.messages += content.compactMap { $0["text"]?.text }
                    }
                }
            } catch {
                outcome.violations.append("a response is not JSON")
            }
            return outcome
        })

    /// Returns the responses to all requests, those to batches as well.
    private static func serve(_ requests: Data) throws -> [JSONValue] {
        let (input, output) = ("\(folder.path)/requests.jsonl", "\(folder.path)/responses.jsonl")
        try requests.write(to: URL(fileURLWithPath: input))
        try Data().write(to: URL(fileURLWithPath: output))
        let (reading, writing) = (open(input, O_RDONLY | O_CLOEXEC), open(output, O_WRONLY | O_APPEND | O_CLOEXEC))
        let identity = ServerIdentity(name: "fuzz", title: "Fuzz", version: "1", instructions: "")
        ModelContextServer(identity, tools: [LengthTool()], calls: 1, input: reading, output: writing).run()
        for descriptor in [reading, writing] { close(descriptor) }
        let lines = try Data(contentsOf: URL(fileURLWithPath: output)).split(separator: UInt8(ascii: "\n"))
        return try lines.flatMap { line -> [JSONValue] in
            let value = try JSONValue(json: line)
            if case .list(let responses) = value { return responses }
            return value["method"] == nil ? [value] : []
        }
    }

    private static let folder = ScratchFolder("requests")

    private static let words = [
        #""jsonrpc":"2.0""#, #""id":1"#, #""method":"ping""#, #""method":"tools/call""#, #""params":{"#, "null",
        "1e400",
        "-", "[", "]", "{", "}", ",", ":", "\"", "\\\"", "\\u202e", "\\ud800", "\u{202E}", "\n", "\u{FEFF}", "\r",
    ]
}

/// Counts the letters of a text.
private struct LengthTool: Tool {
    let name = "length"
    let title = "Length"
    let description = "Counts letters."
    let isReadOnly = true
    let arguments = [
        ToolArgument("text", .word, isRequired: true, "The text."), ToolArgument("file", .path, "A path."),
        ToolArgument("unit", .choice(["letters", "bytes"]), "The unit."), ToolArgument("fast", .flag, "Guess."),
        ToolArgument("skip", .words([]), "Other texts."), ToolArgument("style", .document, "A document."),
    ]

    func run(_ input: ToolInput, _ call: ToolCall) throws(ToolFailure) -> ToolResult {
        let text = input.word("text") ?? ""
        guard text.count < 100 else { throw ToolFailure("text: \(text) is too long") }
        call.report(text)
        return ToolResult([.text("\(text.count)")], structure: .integer(text.count))
    }
}
