import Foundation
import Synchronization
import XCTest

@testable import ModelContext

/// A client of a server in this process, connected by pipes.
final class ServedSession {
    private let toServer = Pipe()
    private let fromServer = Pipe()
    private let ended = DispatchSemaphore(value: 0)
    private var lines: LineReader

    init(_ tools: [any Tool] = [EchoTool(), WaitingTool()]) {
        let (input, output) = (toServer.fileHandleForReading, fromServer.fileHandleForWriting)
        let server = ModelContextServer(
            ServerIdentity(name: "test", title: "Test", version: "1.2", instructions: "Call echo."), tools: tools,
            calls: 4, input: input.fileDescriptor, output: output.fileDescriptor)
        lines = LineReader(fromServer.fileHandleForReading.fileDescriptor, limit: 1 << 26)
        let ended = ended
        Thread.detachNewThread {
            server.run()
            try? output.close()
            ended.signal()
        }
    }

    func send(_ lines: String...) {
        toServer.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    func send(bytes: [UInt8]) { toServer.fileHandleForWriting.write(Data(bytes)) }

    /// Begins a session.
    func begin() {
        send(#"{"jsonrpc":"2.0","id":"begin","method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#)
        _ = receive()
        send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    }

    /// Waits for a message; `null` at the end.
    func receive() -> JSONValue {
        guard case .line(let line) = lines.next(), let value = try? JSONValue(json: line) else { return .null }
        return value
    }

    /// Sends a request and returns its response as text.
    func ask(_ request: String) -> String {
        send(request)
        return String(decoding: receive().json, as: UTF8.self)
    }

    /// Ends the server's input, and returns the other messages.
    func end() throws -> [JSONValue] {
        try toServer.fileHandleForWriting.close()
        var messages: [JSONValue] = []
        while true {
            let message = receive()
            if message == .null { break }
            messages.append(message)
        }
        ended.wait()
        return messages
    }

    /// Stops reading, and waits for the end of the server.
    func hangUp() throws {
        try fromServer.fileHandleForReading.close()
        ended.wait()
    }
}

/// Repeats its argument.
struct EchoTool: Tool {
    let name = "echo"
    let title = "Echo"
    let description = "Repeats a text."
    let isReadOnly = true
    let arguments = [
        ToolArgument("text", .word, isRequired: true, "The text to repeat."),
        ToolArgument("case", .choice(["upper", "lower"]), "The case."), ToolArgument("twice", .flag, "Again."),
        ToolArgument("marks", .words([]), "Marks."), ToolArgument("tones", .words(["low", "high"]), "Tones."),
        ToolArgument("style", .document, "A style."),
    ]

    func run(_ input: ToolInput, _ call: ToolCall) throws(ToolFailure) -> ToolResult {
        guard let text = input.word("text"), text != "fail" else { throw ToolFailure("text: fail isn't repeated") }
        return ToolResult(
            [.text(text + input.words("marks").joined()), .png(Data([0xFF, 0xFB]))], structure: ["text": .text(text)])
    }
}

/// Runs until it is canceled.
struct WaitingTool: Tool {
    let name = "wait"
    let title = "Wait"
    let description = "Waits."
    let isReadOnly = true
    let arguments: [ToolArgument] = []

    func run(_ input: ToolInput, _ call: ToolCall) throws(ToolFailure) -> ToolResult {
        let canceled = DispatchSemaphore(value: 0)
        call.whenCanceled { canceled.signal() }
        call.report("waiting")
        canceled.wait()
        return ToolResult([])
    }
}
