import Foundation
import XCTest

/// A client of `messageshot mcp`, connected by pipes to the built program.
final class ModelContextClient {
    let process = Process()
    private let requests = Pipe()
    private let responses = Pipe()
    private let errors = Pipe()
    private var rest = Data()
    private var count = 0

    init(_ program: String, _ arguments: [String] = [], in folder: URL, environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["mcp"] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (requests, responses, errors)
        try process.run()
        try responses.fileHandleForWriting.close()
        try errors.fileHandleForWriting.close()
    }

    /// Begins a session.
    func begin() throws {
        _ = try ask("initialize", ["protocolVersion": "2025-11-25", "capabilities": [String: Any]()])
    }

    // MARK: Messages

    func send(_ message: [String: Any]) throws {
        let message = message.merging(["jsonrpc": "2.0"]) { $1 }
        let line = try JSONSerialization.data(withJSONObject: message) + Data("\n".utf8)
        try requests.fileHandleForWriting.write(contentsOf: line)
    }

    /// Waits for a message.
    func receive() throws -> [String: Any] {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = rest[..<end]
                rest = Data(rest[(end + 1)...])
                return try XCTUnwrap(JSONSerialization.jsonObject(with: line) as? [String: Any])
            }
            let piece = responses.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw Ended() }
            rest += piece
        }
    }

    /// The server has ended.
    struct Ended: Error {}

    /// Sends a request, and returns its identifier.
    func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
        count += 1
        try send(["id": count, "method": method, "params": parameters])
        return count
    }

    /// Waits for the response to a request. Others are dropped.
    func response(to id: Int) throws -> [String: Any] {
        while true {
            let message = try receive()
            if message["id"] as? Int == id { return message }
        }
    }

    func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try response(to: request(method, parameters))
    }

    /// Calls a tool.
    func call(_ tool: String, _ arguments: [String: Any]) throws -> ToolAnswer {
        try ToolAnswer(ask("tools/call", ["name": tool, "arguments": arguments]))
    }

    // MARK: End

    func closeInput() throws { try requests.fileHandleForWriting.close() }

    func closeOutput() throws { try responses.fileHandleForReading.close() }

    /// Waits for the end, and returns the exit code and standard error.
    func end() throws -> (status: Int32, errors: String) {
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let isExit = process.terminationReason == .exit
        return (isExit ? process.terminationStatus : 128 + process.terminationStatus, text)
    }
}

/// The answer of a tool.
struct ToolAnswer {
    let isError: Bool
    let texts: [String]
    let pictures: [Data]
    let structure: Any?

    var text: String { texts.joined(separator: "\n") }

    init(_ response: [String: Any]) throws {
        let result = try XCTUnwrap(response["result"] as? [String: Any], "\(response)")
        isError = try XCTUnwrap(result["isError"] as? Bool)
        let content = try XCTUnwrap(result["content"] as? [[String: String]])
        texts = content.filter { $0["type"] == "text" }.compactMap { $0["text"] }
        pictures = content.filter { $0["type"] == "image" && $0["mimeType"] == "image/png" }
            .compactMap { $0["data"].flatMap { Data(base64Encoded: $0) } }
        structure = result["structuredContent"]
    }
}
