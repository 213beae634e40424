import Foundation
import Frames
import XCTest

@testable import Raster

/// Documents with many pages, none of which is kept in memory.
final class PDFDocumentTests: XCTestCase {
    private let software = "MessageShot 0.1.0 (cairo 1.16.0)"

    /// A page of many different lines, and a picture.
    private func frame(_ number: Int) -> Frame {
        page(
            300, 200, Sample.text("👍", at: CGPoint(x: 250, y: 10)),
            Frame(
                rect: rect(0, 0, 300, 200),
                children: (0..<12).map {
                    Sample.text("Line \($0 * number) of page \(number)", at: CGPoint(x: 5, y: 16 * CGFloat($0)))
                }))
    }

    func testNoPageIsKept() throws {
        var sizes: [Int] = []
        var file = Data()
        let document = PDFDocument(title: "Long", software: software) { piece in
            sizes.append(piece.count)
            file += piece
        }
        let capacity = document.heldCapacity
        for number in 1...90 {
            try document.add(frame(number), background: .white)
            XCTAssertEqual(document.heldCapacity, capacity)
        }
        XCTAssertGreaterThan(sizes.reduce(0, +), 4 * ByteSink.pieceSize, "pages are handed on before the end")
        try document.finish()
        XCTAssertLessThan(capacity, 2 * ByteSink.pieceSize)
        XCTAssertLessThanOrEqual(sizes.max() ?? 0, ByteSink.pieceSize + 2 * ByteSink.endSize)
        XCTAssertEqual(sizes.reduce(0, +), file.count)
        XCTAssertTrue(PictureSignature.isOurs(file))
    }

    /// The signature doesn't move anything with a byte offset.
    func testTableOfObjectsIsWhereTheEndSays() throws {
        for pages in [1, 40] {
            var file = Data()
            let document = PDFDocument(software: software) { file += $0 }
            for number in 1...pages { try document.add(frame(number)) }
            try document.finish()
            let end = String(decoding: file.suffix(200), as: UTF8.self)
            let match = try XCTUnwrap(end.firstMatch(of: /\n%MessageShot [^\n]*\nstartxref\n([0-9]+)\n%%EOF\n$/), end)
            let place = try XCTUnwrap(Int(match.1))
            XCTAssertEqual(file.dropFirst(place).prefix(5), Data("xref\n".utf8))
        }
    }

    func testOutputThatFailsEndsTheDocument() throws {
        struct Full: Error, Equatable {}
        var calls = 0
        let document = PDFDocument(software: software) { _ in
            calls += 1
            if calls == 2 { throw Full() }
        }
        XCTAssertThrowsError(try (1...90).forEach { try document.add(frame($0)) }) {
            XCTAssertTrue($0 is Full, "\($0)")
        }
        XCTAssertThrowsError(try document.add(frame(1))) { XCTAssertTrue($0 is Full, "\($0)") }
        XCTAssertThrowsError(try document.finish()) { XCTAssertTrue($0 is Full, "\($0)") }
        XCTAssertEqual(calls, 2)
    }
}
