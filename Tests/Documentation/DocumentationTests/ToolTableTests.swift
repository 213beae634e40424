import BuiltPrograms
import Foundation
import XCTest

/// Checks that the tables of tools in `Model-Context-Protocol.md` are those that `messageshot mcp` lists. With the
/// environment variable `WRITE_PAGES=1`, the test updates the tables.
final class ToolTableTests: XCTestCase {
    private static let page = "Documentation/Model-Context-Protocol.md"

    private struct Tool: Decodable {
        struct Schema: Decodable {
            let properties: [String: Argument]
            let required: [String]?
        }

        let name: String
        let title: String
        let description: String
        let inputSchema: Schema
    }

    private struct Argument: Decodable, Equatable {
        let description: String
        let `enum`: [String]?
        let items: Items?
        let type: Types

        struct Items: Decodable, Equatable { let `enum`: [String]? }

        /// The name of a type, or of several.
        struct Types: Decodable, Equatable {
            let names: [String]

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                names = try (try? [value.decode(String.self)]) ?? value.decode([String].self)
            }
        }

        var value: String {
            if let choices = `enum` ?? items?.enum { return choices.map { "`\($0)`" }.joined(separator: " ") }
            return switch type.names {
            case ["boolean"]: "true or false"
            case ["array"]: "a list"
            case ["string"]: "a path"
            case ["string", "number"]: "a text or a number"
            default: "a path or a document"
            }
        }
    }

    private func tools() throws -> [Tool] {
        struct Response: Decodable {
            struct Result: Decodable { let tools: [Tool] }
            let result: Result
        }
        let requests = """
            {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":\
            "2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}
            """
        let run = try Run(
            BuiltProgram.path(of: "messageshot"), ["mcp"], in: FileManager.default.temporaryDirectory,
            input: Data(requests.utf8))
        return try JSONDecoder().decode(Response.self, from: run.output).result.tools
    }

    func testEveryToolHasItsTable() throws {
        let package = PackageFolder()
        let text = try package.text(of: Self.page)
        let tools = try tools()
        let known = tools.first?.inputSchema.properties ?? [:]
        var names: [String] = []
        let page = try text.replacing(#/<!-- tool: (\w+) -->\n.*?<!-- \/tool -->/#.dotMatchesNewlines()) { match in
            let tool = try XCTUnwrap(tools.first { $0.name == match.1 }, "\(match.1)")
            names.append(tool.name)
            return
                "<!-- tool: \(tool.name) -->\n\n\(section(of: tool, after: names.count > 1 ? known : [:]))\n\n<!-- /tool -->"
        }
        XCTAssertEqual(names, tools.map(\.name))
        if ProcessInfo.processInfo.environment["WRITE_PAGES"] == "1" {
            guard page != text else { return }
            try page.write(to: package.url.appendingPathComponent(Self.page), atomically: true, encoding: .utf8)
        } else {
            XCTAssertTrue(page == text, "\(Self.page): run WRITE_PAGES=1 swift test --filter ToolTableTests")
        }
    }

    /// - Parameter known: The arguments of the first tool, which aren't repeated.
    private func section(of tool: Tool, after known: [String: Argument]) -> String {
        let arguments = tool.inputSchema.properties.sorted { $0.key < $1.key }
        let rows = arguments.filter { known[$0.key] != $0.value }.map { name, argument in
            let isRequired = tool.inputSchema.required?.contains(name) ?? false
            let meaning = argument.description.replacing("|", with: "\\|")
            return "| `\(name)`\(isRequired ? " (required)" : "") | \(argument.value) | \(meaning) |"
        }
        let same = arguments.filter { known[$0.key] == $0.value }.map { "`\($0.key)`" }
        let description = tool.description.replacing(". ", with: ".\n")
        return
            (["### \(tool.name)", "", description, "", "| argument | value | meaning |", "|---|---|---|"] + rows
            + (same.isEmpty ? [] : ["", "As in `render`: \(same.joined(separator: ", "))."]))
            .joined(separator: "\n")
    }
}
