import Foundation
import XCTest

@testable import ModelContext

/// Messages that aren't valid get an answer, and the server goes on.
final class MessageTests: XCTestCase {
    private var session: ServedSession!

    override func setUp() {
        session = ServedSession()
        session.begin()
    }

    override func tearDownWithError() throws {
        XCTAssertEqual(
            session.ask(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#), #"{"id":9,"jsonrpc":"2.0","result":{}}"#)
        XCTAssertEqual(try session.end(), [])
    }

    private func assertError(
        _ line: String, _ code: Int, _ message: String, id: String = "null", testLine: UInt = #line
    ) {
        let answer = session.ask(line)
        let quoted = message.replacing("\"", with: "\\\"")
        XCTAssertEqual(
            answer, #"{"error":{"code":\#(code),"message":"\#(quoted)"},"id":\#(id),"jsonrpc":"2.0"}"#, line: testLine)
    }

    func testBadJSON() {
        let sentence = "the line is not JSON; a message is one line of JSON in UTF-8"
        for line in ["{", "hello", #"{"a":}"#, "[1,", #"{"id":1}}"#, #"["\ud800"]"#] {
            assertError(line, -32700, sentence)
        }
        assertError(String(repeating: "[", count: 100_000), -32700, sentence)
    }

    func testInvalidUTF8() {
        session.send(bytes: [0x22, 0xFF, 0x22, 0x0A])
        XCTAssertEqual(
            session.receive()["error"]?["message"], "the line is not UTF-8; a message is one line of JSON in UTF-8")
        session.send(bytes: Array("\"\u{FEFF}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) + [0x0A])
        XCTAssertEqual(session.receive()["error"]?["code"], .integer(-32700))
    }

    func testLongLine() {
        session.send(bytes: Array(repeating: UInt8(ascii: " "), count: (16 << 20) + 1) + [0x0A])
        XCTAssertEqual(
            session.receive()["error"]?["message"],
            "the line has more than 16 MiB, which is the limit; name a file instead of its content")
    }

    func testWhatIsNoMessage() {
        assertError("7", -32600, "a message is an object, not a number")
        assertError(#"{"id":4,"method":"ping"}"#, -32600, #"a message of JSON-RPC 2.0 has "jsonrpc": "2.0""#, id: "4")
        assertError(#"{"jsonrpc":"2.0","id":4}"#, -32600, "the message has no method", id: "4")
        assertError(
            #"{"jsonrpc":"2.0","id":"x","method":[]}"#, -32600, "method: expected a text, not a list", id: "\"x\"")
        assertError(
            #"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602, "params: expected an object, not a list",
            id: "1")
        for (id, kind) in [("null", "null"), ("1.5", "a number"), ("true", "true"), ("{}", "an object")] {
            assertError(
                #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#, -32600,
                "id: expected a text or an integer, not \(kind)")
        }
    }

    func testUnknownMethod() {
        assertError(
            #"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601,
            "unknown method “resources/list”; this server has initialize, server/discover, ping, tools/list, tools/call",
            id: "1")
    }

    func testNotificationsAndResponsesGetNoAnswer() {
        session.send(
            #"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"echo","arguments":{"text":"a"}}}"#,
            #"{"jsonrpc":"2.0","method":"anything"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#, "", "  ",
            #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#)
    }

    // MARK: Batches

    func testBatch() {
        XCTAssertEqual(
            session.ask(
                #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},3,{"jsonrpc":"2.0","id":2,"#
                    + #""method":"ping"}]"#),
            #"[{"id":1,"jsonrpc":"2.0","result":{}},{"error":{"code":-32600,"message":"a message is an object, not a "#
                + #"number"},"id":null,"jsonrpc":"2.0"},{"id":2,"jsonrpc":"2.0","result":{}}]"#)
        assertError("[]", -32600, "a batch has at least one message")
        session.send(#"[{"jsonrpc":"2.0","method":"x"}]"#)
    }

    func testBatchWaitsForItsCalls() {
        let answer = session.ask(
            #"[{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"a"}}},"#
                + #"{"jsonrpc":"2.0","id":2,"method":"ping"}]"#)
        XCTAssertTrue(answer.hasPrefix("[") && answer.contains(#""text":"a""#) && answer.contains(#""id":2"#), answer)
    }
}
