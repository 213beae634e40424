import Batch
import ModelContext

/// A tool that runs commands of this program: its description, its arguments, and its answer.
struct CommandTool: Sendable {
    let name: String
    let title: String
    let description: String
    let arguments: [ToolArgument]

    /// Whether it leaves all files as they are.
    let isReadOnly: Bool

    /// Runs commands, and makes an answer of what they print and draw.
    let answer: @Sendable (CallSite) throws(ToolFailure) -> ToolResult

    /// All tools, in the order of the list that clients get.
    static let all: [CommandTool] = [
        .listPreviews, .drawPreview, .render, .compare, .inspect, .why, .lint, .schema,
    ]
}

/// A tool with the folder that it serves.
struct ServedTool: Tool {
    let tool: CommandTool
    let folder: ServedFolder
    let runner: CommandRunner

    var name: String { tool.name }
    var title: String { tool.title }
    var description: String { tool.description }
    var arguments: [ToolArgument] { tool.arguments }
    var isReadOnly: Bool { tool.isReadOnly }

    func run(_ input: ToolInput, _ call: ToolCall) throws(ToolFailure) -> ToolResult {
        try tool.answer(CallSite(input, folder, runner, call))
    }
}
