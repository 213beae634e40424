import Foundation
import XCTest

@testable import ModelContext

/// How client and server agree on a version.
final class HandshakeTests: XCTestCase {
    private func initialize(_ version: String) -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":\#(version),"capabilities":{}}}"#
    }

    func testVersions() {
        for (asked, agreed) in [
            ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
            ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
            ("", "2025-11-25"),
        ] {
            XCTAssertEqual(
                ServedSession().ask(initialize("\"\(asked)\"")),
                #"{"id":1,"jsonrpc":"2.0","result":{"capabilities":{"tools":{}},"instructions":"Call echo.","#
                    + #""protocolVersion":"\#(agreed)","serverInfo":{"name":"test","title":"Test","version":"1.2"}}}"#)
        }
    }

    func testVersionHasToBeAText() {
        XCTAssertEqual(
            ServedSession().ask(initialize("7")),
            #"{"error":{"code":-32602,"message":"protocolVersion: expected a text such as 2025-11-25, not a number"},"#
                + #""id":1,"jsonrpc":"2.0"}"#)
        XCTAssertEqual(
            ServedSession().ask(#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#),
            #"{"error":{"code":-32602,"message":"protocolVersion: expected a text such as 2025-11-25, but it is missing"}"#
                + #","id":1,"jsonrpc":"2.0"}"#)
    }

    func testRequestsBeforeTheHandshake() {
        let session = ServedSession()
        XCTAssertEqual(
            session.ask(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#), #"{"id":1,"jsonrpc":"2.0","result":{}}"#)
        for method in ["tools/list", "tools/call"] {
            XCTAssertEqual(
                session.ask(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)"}"#),
                #"{"error":{"code":-32600,"message":"the client has not sent initialize; send it first, or name "#
                    + #"io.modelcontextprotocol/protocolVersion in _meta"},"id":1,"jsonrpc":"2.0"}"#)
        }
        session.begin()
        XCTAssertTrue(session.ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).contains(#""name":"echo""#))
    }

    // MARK: Requests that stand alone

    private func request(_ method: String, version: String = #""2026-07-28""#, capabilities: String? = "{}") -> String {
        let capabilities = capabilities.map { #","io.modelcontextprotocol/clientCapabilities":\#($0)"# } ?? ""
        return #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"name":"echo","arguments":{"text":"a"},"#
            + #""_meta":{"io.modelcontextprotocol/protocolVersion":\#(version)\#(capabilities)}}}"#
    }

    func testDiscovery() {
        XCTAssertEqual(
            ServedSession().ask(request("server/discover")),
            #"{"id":1,"jsonrpc":"2.0","result":{"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"test","#
                + #""title":"Test","version":"1.2"}},"cacheScope":"public","capabilities":{"tools":{}},"#
                + #""instructions":"Call echo.","resultType":"complete","supportedVersions":["2024-11-05","2025-03-26","#
                + #""2025-06-18","2025-11-25","2026-07-28"],"ttlMs":3600000}}"#)
    }

    func testRequestsNeedNoHandshake() throws {
        let session = ServedSession()
        session.send(request("tools/list"), request("tools/call"))
        let (list, call) = (session.receive()["result"], session.receive()["result"])
        XCTAssertEqual(list?["ttlMs"], 3_600_000)
        XCTAssertEqual(list?["resultType"], "complete")
        XCTAssertEqual(call?["resultType"], "complete")
        XCTAssertEqual(call?["structuredContent"], ["text": "a"])
        XCTAssertNil(call?["ttlMs"])
    }

    func testUnsupportedVersionOfARequest() {
        let session = ServedSession()
        XCTAssertEqual(
            session.ask(request("tools/list", version: #""2099-01-01""#)),
            #"{"error":{"code":-32022,"data":{"requested":"2099-01-01","supported":["2026-07-28"]},"message":"unsupported "#
                + #"protocol version; requests that name theirs can have 2026-07-28"},"id":1,"jsonrpc":"2.0"}"#)
        for (request, sentence) in [
            (request("tools/list", version: "1"), "expected a text, not a number"),
            (request("tools/list", capabilities: nil), "clientCapabilities is missing; {} means none"),
            (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, "protocolVersion is missing"),
        ] {
            let answer = session.ask(request)
            XCTAssertTrue(answer.contains("-32602") && answer.contains(sentence), answer)
        }
    }
}
