import Foundation
import XCTest

@testable import ModelContext

/// The lines of a client.
final class LineReaderTests: XCTestCase {
    /// Reads bytes to their end, with a limit of 8 bytes a line.
    private func events(_ text: String) -> [String] {
        let pipe = Pipe()
        let writing = pipe.fileHandleForWriting
        Thread.detachNewThread {
            writing.write(Data(text.utf8))
            try? writing.close()
        }
        var lines = LineReader(pipe.fileHandleForReading.fileDescriptor, limit: 8)
        var events: [String] = []
        while true {
            switch lines.next() {
            case .line(let line): events.append(String(decoding: line, as: UTF8.self))
            case .excess: events.append("excess")
            case .end: return events
            }
        }
    }

    func testLines() {
        XCTAssertEqual(events(""), [])
        XCTAssertEqual(events("a\nb\n"), ["a", "b"])
        XCTAssertEqual(events("a\n\n \r\n\tb\r\nc"), ["a", "\tb\r", "c"], "blank lines, and no line break at the end")
    }

    func testLongLinesAreSkipped() {
        let long = String(repeating: "x", count: 300_000)
        XCTAssertEqual(events("12345678\n"), ["12345678"])
        XCTAssertEqual(events("123456789\na\n"), ["excess", "a"])
        XCTAssertEqual(events("\(long)\na\n\(long)\nb"), ["excess", "a", "excess", "b"])
        XCTAssertEqual(events("a\n\(long)"), ["a", "excess"])
    }
}
