import Foundation
import XCTest

@testable import ModelContext

/// Calls of tools.
final class CallTests: XCTestCase {
    private func call(_ arguments: String, of tool: String = "echo", id: Int = 1, token: String? = nil) -> String {
        let metadata = token.map { #","_meta":{"progressToken":\#($0)}"# } ?? ""
        return #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","#
            + #""arguments":\#(arguments)\#(metadata)}}"#
    }

    private func session() -> ServedSession {
        let session = ServedSession()
        session.begin()
        return session
    }

    func testList() {
        let answer = session().ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
        XCTAssertTrue(
            answer.hasPrefix(
                #"{"id":1,"jsonrpc":"2.0","result":{"tools":[{"annotations":{"destructiveHint":false,"#
                    + #""idempotentHint":true,"openWorldHint":false,"readOnlyHint":true,"title":"Echo"},"#
                    + #""description":"Repeats a text.","inputSchema":{"additionalProperties":false,"#
                    + #""properties":{"case":{"description":"The case.","enum":["upper","lower"],"type":"string"},"#
                    + #""marks":{"description":"Marks.","items":{"type":"string"},"type":"array"},"#
                    + #""style":{"description":"A style.","type":["string","object","array"]},"#
                    + #""text":{"description":"The text to repeat.","type":["string","number"]},"#), answer)
        let cursor = session().ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"a"}}"#)
        XCTAssertTrue(cursor.contains("cursor: the list of tools is one page; remove the cursor"), cursor)
    }

    func testResult() {
        XCTAssertEqual(
            session().ask(call(#"{"text":7,"marks":["!","?"],"case":null}"#)),
            #"{"id":1,"jsonrpc":"2.0","result":{"content":[{"text":"7!?","type":"text"},{"data":"//s=","#
                + #""mimeType":"image/png","type":"image"}],"isError":false,"structuredContent":{"text":"7"}}}"#)
    }

    func testMistakesAreResults() {
        let session = session()
        for (arguments, sentence) in [
            ("{}", "text is missing: The text to repeat."), ("null", "text is missing: The text to repeat."),
            (#"{"text":null}"#, "text is missing: The text to repeat."),
            (#"{"text":"fail"}"#, "text: fail isn't repeated"),
            (#"{"text":""}"#, "text is empty; expected a text or a number"),
            (#"{"text":"a\u0000"}"#, "text contains a NUL character; remove it"),
            (#"{"text":[]}"#, "text: expected a text or a number, not a list"),
            (#"{"text":true}"#, "text: expected a text or a number, not true"),
            (#"{"text":"a","twice":"yes"}"#, "twice: expected true or false, not a text"),
            (#"{"text":"a","case":1}"#, "case: expected one of upper, lower, not a number"),
            (#"{"text":"a","case":"uper"}"#, "case “uper” is unknown; did you mean “upper”? expected upper, lower"),
            (#"{"text":"a","marks":"!"}"#, "marks: expected a list of texts, not a text"),
            (#"{"text":"a","marks":[{}]}"#, "marks: expected a list of texts, but an element is an object"),
            (#"{"text":"a","tones":["hi"]}"#, "tones “hi” is unknown; expected high, low"),
            (#"{"text":"a","style":1}"#, "style: expected a path, or a document as a text or an object, not a number"),
            (#"{"txt":"a"}"#, "unknown argument “txt”; did you mean “text”?"),
            (
                #"{"text":"a","qqqqqq":"a"}"#,
                "unknown argument “qqqqqq”; expected text, case, twice, marks, tones, style"
            ),
        ] {
            session.send(call(arguments))
            let result = session.receive()["result"]
            XCTAssertEqual(result?["isError"], true, arguments)
            XCTAssertEqual(result?["content"], [["type": "text", "text": .text(sentence)]], arguments)
        }
    }

    func testUnknownTool() {
        let session = session()
        for (request, sentence) in [
            (call("{}", of: "ecko"), "unknown tool “ecko”; did you mean “echo”? the tools are echo, wait"),
            (call("[]"), "arguments: expected an object, not a list"),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, "name: expected the name of a tool"),
        ] {
            session.send(request)
            let error = session.receive()["error"]
            XCTAssertEqual(error?["code"], .integer(-32602))
            XCTAssertEqual(error?["message"], .text(sentence))
        }
    }

    // MARK: Calls that take long

    func testOthersAreServedMeanwhile() {
        let session = session()
        session.send(call("{}", of: "wait", id: 1, token: "\"t\""))
        XCTAssertEqual(
            session.receive(),
            [
                "jsonrpc": "2.0", "method": "notifications/progress",
                "params": ["progressToken": "t", "progress": 1, "message": "waiting"],
            ])
        XCTAssertEqual(
            session.ask(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#), #"{"id":2,"jsonrpc":"2.0","result":{}}"#)
        XCTAssertTrue(session.ask(call(#"{"text":"a"}"#, id: 3)).contains(#""id":3"#))
        let repeated = session.ask(call(#"{"text":"a"}"#, id: 1))
        XCTAssertTrue(
            repeated.contains("a request with this id is running; give each request an id of its own"), repeated)
    }

    func testCanceledCallsGetNoAnswer() throws {
        let session = session()
        // Two more than run at the same time.
        for id in 1...6 { session.send(call("{}", of: "wait", id: id)) }
        for id in 1...6 {
            session.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
        }
        XCTAssertTrue(session.ask(call(#"{"text":"a"}"#, id: 7)).contains(#""id":7"#))
        XCTAssertEqual(try session.end(), [])
    }

    func testResultsAreWrittenAfterTheEndOfTheInput() throws {
        let session = session()
        for id in 1...20 { session.send(call(#"{"text":"a"}"#, id: id)) }
        XCTAssertEqual(try session.end().count, 20)
    }

    func testClosedOutputEndsTheServer() throws {
        let session = session()
        session.send(call("{}", of: "wait"))
        try session.hangUp()
    }
}
