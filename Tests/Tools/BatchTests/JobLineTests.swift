import Batch
import Foundation
import XCTest

final class JobLineTests: BatchTestCase {
    private func lines(_ bytes: [UInt8], maximumLength: Int = 100) throws -> [JobLine] {
        let name = UUID().uuidString
        try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
        let descriptor = open(path(name), O_RDONLY)
        let source = JobSource(descriptor: descriptor, name: name, closes: true, maximumLength: maximumLength)
        var lines: [JobLine] = []
        while let line = try source.next() { lines.append(line) }
        return lines
    }

    private func texts(_ text: String) throws -> [String] {
        try lines(Array(text.utf8)).map { "\($0.number) \(String(decoding: $0.bytes, as: UTF8.self))" }
    }

    func testLines() throws {
        XCTAssertEqual(try texts("a\nb\n"), ["1 a", "2 b"])
        XCTAssertEqual(try texts("a\r\n\r\n \t\r\nb"), ["1 a", "4 b"])
        XCTAssertEqual(try texts("\u{FEFF}a\n\u{FEFF}b"), ["1 a", "2 \u{FEFF}b"])
        XCTAssertEqual(try texts("\n\n"), [])
        XCTAssertEqual(try lines([0, 10, 0x61]).map(\.bytes), [[0x61]])
        XCTAssertEqual(try lines([0x61, 0, 0xFF, 10]).map(\.bytes), [[0x61, 0, 0xFF]])
    }

    func testLongLinesArePassedOver() throws {
        let long = String(repeating: "x", count: 101)
        let found = try lines(Array("a\n\(long)\nb\n\(long)".utf8))
        XCTAssertEqual(found.map(\.number), [1, 2, 3, 4])
        XCTAssertEqual(found.map(\.isTooLong), [false, true, false, true])
        // Much longer than a read buffer.
        let endless = Array(repeating: UInt8(ascii: "y"), count: 1_000_000)
        XCTAssertEqual(try lines(endless + [10] + endless + [10, 0x61]).map(\.isTooLong), [true, true, false])
    }

    func testLineOfADeviceEndsAtTheLimit() throws {
        let descriptor = open("/dev/zero", O_RDONLY)
        let source = JobSource(descriptor: descriptor, name: "zero", closes: true, maximumLength: 1_000_000)
        var lines: [Bool] = []
        for _ in 0..<100 where !source.isExhausted {
            try source.readMore()
            if let line = try source.next() { lines.append(line.isTooLong) }
        }
        XCTAssertEqual(lines, [true])
        XCTAssertTrue(source.isExhausted)
        XCTAssertNil(try source.next())
    }

    func testOutlines() {
        func outline(_ line: String) -> [String?] {
            let outline = JobOutline(Array(line.utf8))
            return [outline.id, outline.output]
        }
        XCTAssertEqual(outline(#"{"id":"a","output":"b"}"#), ["a", "b"])
        XCTAssertEqual(outline(#" { "output" : "b" , "id" : 12 } "#), ["12", "b"])
        XCTAssertEqual(outline(#"{"render":{"id":"x","output":["}"],"a":"\""},"id":"a"}"#), ["a", nil])
        XCTAssertEqual(outline(#"{"x":[1,{"y":"]"}],"id":"\u0061\"\\"}"#), ["a\"\\", nil])
        XCTAssertEqual(outline(#"{"id":true,"output":null}"#), [nil, nil])
        XCTAssertEqual(outline(#"{"id":"a""#), ["a", nil])
        for broken in [
            "", "{", "[", "{\"", "{\"id", "{\"id\":", "{\"id\":\"", "{\"id\":[", "{\"id\":{\"", "null", "\"id\"",
            "{\"id\":\"a\\",
        ] {
            XCTAssertEqual(outline(broken), [nil, nil], broken)
        }
    }

    func testResultsAsJSON() throws {
        var result = JobResult(id: "a\u{202E}\u{1B}[31m\"\\\n", status: .failed, job: "1", program: "2")
        result.problem = JobResult.Problem(message: "no \u{2066}file\u{85}", code: 3)
        result.warnings = ["one", "two"]
        result.printed = "line\nline"
        result.milliseconds = 1.5
        result.inputs = [JobResult.File(path: "chat.yaml", sha256: "abc")]
        XCTAssertEqual(
            result.json,
            #"{"id":"a\u202e\u001b[31m\"\\\n","status":"failed","milliseconds":1.500,"warnings":["one","two"],"#
                + #""printed":"line\nline","error":{"message":"no \u2066file\u0085","code":3},"job":"1","program":"2","#
                + #""inputs":[{"path":"chat.yaml","sha256":"abc"}]}"#)
        XCTAssertEqual(JobResult(line: result.json.utf8), result)
        result.outputs = [JobResult.File(path: "é ☀️.png", size: 12, sha256: "def")]
        result.status = .done
        XCTAssertEqual(JobResult(line: result.json.utf8), result)
        for line in ["{}", "[]", "", "{\"id\":\"a\",\"status\":\"odd\",\"job\":\"\",\"program\":\"\"}"] {
            XCTAssertNil(JobResult(line: line.utf8))
        }
    }
}
