import Foundation
import XCTest

/// `messageshot mcp` as a process: whatever happens, it goes on, and it ends when its client does.
final class ModelContextCommandTests: ProgramTestCase {
    private func client(_ arguments: String..., environment: [String: String] = [:]) throws -> ModelContextClient {
        try writeChat()
        let client = try ModelContextClient(Self.program.path, arguments, in: folder, environment: environment)
        try client.begin()
        return client
    }

    /// Begins a call that doesn't end: nobody writes to the pipe that it reads. Returns when it has begun.
    private func beginEndlessCall(_ client: ModelContextClient) throws -> Int {
        if !FileManager.default.fileExists(atPath: path("pipe")) { XCTAssertEqual(mkfifo(path("pipe"), 0o600), 0) }
        let id = try client.request(
            "tools/call",
            ["name": "inspect", "arguments": ["image": "pipe"], "_meta": ["progressToken": "token"]])
        let progress = try client.receive()
        XCTAssertEqual(progress["method"] as? String, "notifications/progress")
        let parameters = try XCTUnwrap(progress["params"] as? [String: Any])
        XCTAssertEqual(parameters["progressToken"] as? String, "token")
        XCTAssertEqual(parameters["message"] as? String, "inspect has begun")
        return id
    }

    /// The processes that the server has started.
    private func children(_ client: ModelContextClient) throws -> [pid_t] {
        let tasks = "/proc/\(client.process.processIdentifier)/task"
        return try FileManager.default.contentsOfDirectory(atPath: tasks).flatMap { task in
            let text = (try? String(contentsOfFile: "\(tasks)/\(task)/children", encoding: .utf8)) ?? ""
            return text.split(separator: " ").compactMap { pid_t($0) }
        }
    }

    private func waitForNoChildren(_ client: ModelContextClient) throws {
        while try !children(client).isEmpty { usleep(10_000) }
    }

    // MARK: Calls that go wrong

    func testCrashIsAnAnswer() throws {
        let client = try client()
        let id = try beginEndlessCall(client)
        let processes = try children(client)
        // The command, and the leader of its process group.
        XCTAssertEqual(processes.count, 2)
        for process in processes { kill(process, SIGABRT) }
        let answer = try ToolAnswer(client.response(to: id))
        XCTAssertTrue(answer.isError)
        XCTAssertTrue(
            answer.text.hasPrefix("inspect crashed (signal 6, SIGABRT)")
                && answer.text.hasSuffix("; this is a bug of MessageShot, please report it"), answer.text)
        XCTAssertFalse(try client.call("render", ["chat": "chat.yaml"]).isError)
        try client.closeInput()
        XCTAssertEqual(try client.end().status, 0)
    }

    func testTimeLimit() throws {
        let client = try client("--timeout", "0.5")
        let answer = try ToolAnswer(client.response(to: beginEndlessCall(client)))
        XCTAssertTrue(answer.isError)
        XCTAssertEqual(
            answer.text,
            "inspect took more than 0.5 seconds and was stopped; draw less, or start the server with a larger --timeout"
        )
        try waitForNoChildren(client)
        try client.closeInput()
        XCTAssertEqual(try client.end().status, 0)
    }

    func testCanceledCallsAreStopped() throws {
        let client = try client()
        let id = try beginEndlessCall(client)
        XCTAssertNotNil(try client.ask("ping")["result"])
        try client.send(["method": "notifications/cancelled", "params": ["requestId": id, "reason": "changed"]])
        try waitForNoChildren(client)
        try client.closeInput()
        XCTAssertThrowsError(try client.receive(), "there is no answer")
        let (status, errors) = try client.end()
        XCTAssertEqual(status, 0)
        XCTAssertEqual(errors, "")
    }

    /// A call with two commands reports both, with numbers that grow.
    func testProgressGrows() throws {
        let client = try client()
        let id = try client.request(
            "tools/call", ["name": "render", "arguments": ["chat": "chat.yaml"], "_meta": ["progressToken": 7]])
        var amounts: [Int] = []
        var messages: [String] = []
        while true {
            let message = try client.receive()
            if message["id"] as? Int == id { break }
            let progress = try XCTUnwrap(message["params"] as? [String: Any])
            XCTAssertEqual(progress["progressToken"] as? Int, 7)
            amounts.append(try XCTUnwrap(progress["progress"] as? Int))
            messages.append(try XCTUnwrap(progress["message"] as? String))
        }
        XCTAssertEqual(amounts, Array(1...amounts.count))
        XCTAssertEqual(messages.filter { $0.hasSuffix("has begun") }, ["render has begun", "inspect has begun"])
        try client.closeInput()
        XCTAssertEqual(try client.end().status, 0)
    }

    // MARK: The end

    func testCallsAreAnsweredAfterTheEndOfTheInput() throws {
        let client = try client()
        let id = try client.request("tools/call", ["name": "render", "arguments": ["chat": "chat.yaml"]])
        try client.closeInput()
        XCTAssertEqual(try ToolAnswer(client.response(to: id)).pictures.count, 1)
        XCTAssertEqual(try client.end().status, 0)
    }

    func testClosedOutputEndsTheServer() throws {
        let client = try client()
        _ = try beginEndlessCall(client)
        try client.closeOutput()
        let (status, errors) = try client.end()
        XCTAssertEqual(status, 0)
        XCTAssertEqual(errors, "")
    }

    func testSignalsEndTheCallsToo() throws {
        let temporary = folder.appendingPathComponent("temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let client = try client(environment: ["TMPDIR": temporary.path])
        _ = try beginEndlessCall(client)
        let processes = try children(client)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary.path).count, 1)
        kill(client.process.processIdentifier, SIGTERM)
        XCTAssertEqual(try client.end().status, 128 + SIGTERM)
        for process in processes { while kill(process, 0) == 0 { usleep(10_000) } }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary.path), [])
    }

    func testTemporaryFilesAreRemoved() throws {
        let temporary = folder.appendingPathComponent("temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let client = try client(environment: ["TMPDIR": temporary.path])
        XCTAssertFalse(try client.call("render", ["chat": Self.chat(["Hello"])]).isError)
        XCTAssertTrue(try client.call("render", ["chat": "a\nb"]).isError)
        try client.closeInput()
        XCTAssertEqual(try client.end().status, 0)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary.path), [])
    }

    // MARK: Arguments

    func testMistakes() throws {
        try assertFails("mcp", "--folder", "none", saying: "--folder none: there is no such folder")
        try write("", to: "file")
        try assertFails("mcp", "--folder", "file", saying: "--folder file is not a folder")
        try assertFails(
            "mcp", "--timeout", "0",
            saying: "--timeout 0 is not between 0.01 and 86400 seconds; the default is 60")
    }

    func testEmptyInput() throws {
        let result = try run("mcp")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text + result.error, "")
    }
}
