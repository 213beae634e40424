import ChatModels
import Documents
import Foundation
import XCTest

/// What is more than a limit is refused in one line that says how much there is, and how much there may be.
final class LimitTests: XCTestCase {
    private func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ", ")
    }

    private func message(_ rest: String) -> String { "{messages: [{from: a, text: x, \(rest)}]}" }

    func testTexts() {
        let most = InputLimits.textLength
        XCTAssertEqual(
            complaint(#"{"messages": [{"from": "a", "text": "\#(String(repeating: "é", count: most))"}]}"#), "no error")
        let long = String(repeating: "é", count: most + 1)
        XCTAssertEqual(
            complaint(#"{"messages": [{"from": "a", "text": "\#(long)"}]}"#),
            "chat.yaml:1: messages[0].text: found 65537 characters; the limit is 65536")
        XCTAssertEqual(
            complaint(#"{"users": {"a": "\#(long)"}, "messages": []}"#),
            "chat.yaml:1: users.a: found 65537 characters; the limit is 65536")
    }

    func testPartsOfAMessage() {
        XCTAssertEqual(
            complaint(message("attachments: [\(list(101) { "{file: f\($0).pdf}" })]")),
            "chat.yaml: messages[0]: found 101 attachments; the limit is 100")
        XCTAssertEqual(
            complaint(message("reactions: {\(list(101) { "r\($0): 1" })}")),
            "chat.yaml: messages[0]: found 101 kinds of reactions; the limit is 100")
        XCTAssertEqual(
            complaint(message("attachments: [{poll: {question: Q, options: [\(list(101) { "o\($0)" })]}}]")),
            "chat.yaml: messages[0].poll: found 101 options; the limit is 100")
    }

    func testNumberOfReactionsIsANumberOnly() {
        XCTAssertEqual(complaint(message("reactions: {like: 1000000}")), "no error")
    }

    func testUsersAndChannels() {
        XCTAssertEqual(
            complaint(#"{"users": {\#(list(10_001) { #""u\#($0)": "U""# })}, "messages": []}"#, name: "chat.json"),
            "chat.json: found 10001 users; the limit is 10000")
        XCTAssertEqual(
            complaint(#"{"me": "a", "channels": [\#(list(10_001) { _ in #"{"messages": []}"# })]}"#, name: "chat.json"),
            "chat.json: found 10001 channels; the limit is 10000")
    }

    /// Everyone has read everything: few bytes that stand for very many.
    func testReaders() {
        let users = list(5000) { #""u\#($0)": "U""# }
        let messages = list(1000) { _ in #"{"from": "u1", "text": "x", "read-by": "all"}"# }
        let line = complaint(#"{"users": {\#(users)}, "messages": [\#(messages)]}"#, name: "chat.json")
        XCTAssertTrue(
            line.hasSuffix("found 1004799 readers of messages and more; the limit is 1000000"), line)
    }

    func testPayloadsHaveTheSameLimits() {
        let user = #"{"id": "a"}"#
        func payload(_ message: String) -> String {
            #"{"channel": {"cid": "messaging:x"}, "messages": [{"id": "1", "user": \#(user), \#(message)}]}"#
        }
        XCTAssertEqual(
            complaint(payload(#""text": "\#(String(repeating: "x", count: 65_537))""#), name: "chat.json"),
            "chat.json: messages[0].text: found 65537 characters; the limit is 65536")
        let counts = list(101) { #""r\#($0)": 1"# }
        XCTAssertEqual(
            complaint(payload(#""text": "x", "reaction_counts": {\#(counts)}"#), name: "chat.json"),
            "chat.json: messages[0]: found 101 kinds of reactions; the limit is 100")
    }
}
