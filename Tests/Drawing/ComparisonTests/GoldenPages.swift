import Foundation
import Raster
import XCTest

/// The pages about goldens, whose examples come from the tests. With `WRITE_PAGES=1` in the environment, the tests
/// update them.
enum GoldenPages {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/Goldens").standardizedFileURL

    private static let isWriting = ProcessInfo.processInfo.environment["WRITE_PAGES"] == "1"

    /// Checks the first text block after a heading.
    static func check(_ page: String, behind heading: String, is text: String, line: UInt = #line) throws {
        let file = folder.appendingPathComponent(page)
        let content = try String(contentsOf: file, encoding: .utf8)
        let parts = content.components(separatedBy: "\n\(heading)\n")
        guard parts.count == 2, let start = parts[1].range(of: "```text\n"),
            let end = parts[1].range(of: "\n```", range: start.upperBound..<parts[1].endIndex)
        else { return XCTFail("\(page) has no text behind “\(heading)”", line: line) }
        if isWriting {
            let rest = parts[1].replacingCharacters(in: start.upperBound..<end.lowerBound, with: text)
            try "\(parts[0])\n\(heading)\n\(rest)".write(to: file, atomically: true, encoding: .utf8)
        } else {
            XCTAssertEqual(String(parts[1][start.upperBound..<end.lowerBound]), text, line: line)
        }
    }

    /// Checks a picture.
    static func check(_ picture: String, is bitmap: Bitmap, line: UInt = #line) throws {
        let file = folder.appendingPathComponent(picture)
        if isWriting {
            try PNGWriter.data(bitmap, compression: 10).write(to: file)
        } else {
            XCTAssertTrue(
                try PNGReader.bitmap(in: Data(contentsOf: file)) == bitmap, "\(picture) is another", line: line)
        }
    }
}
