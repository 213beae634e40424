import Foundation
import Frames
import XCTest

@testable import Raster

final class VectorTests: XCTestCase {
    private func sample() throws -> Frame {
        let quarters = ImageContent(reference: .file(path: try makeQuarters(self)), destination: rect(0, 0, 20, 20))
        return page(
            120, 60,
            Frame(
                rect: rect(5, 5, 60, 30), corners: CornerRadii(8), fill: .color(.pureBlue),
                border: Border(width: 1, color: .pureRed), shadow: Shadow(color: .black, radius: 3)),
            Frame(rect: rect(70, 5, 20, 20), corners: CornerRadii(10), clipsToBounds: true, content: .image(quarters)),
            Frame(rect: rect(70, 30, 40, 20), opacity: 0.5, children: [Sample.text("Sup! 👍")]),
            Sample.text("Hello"))
    }

    func testSVGIsWholeAndAlwaysTheSame() throws {
        let svg = try Renderer().svg(sample(), background: .white)
        let text = String(decoding: svg, as: UTF8.self)
        XCTAssertTrue(text.contains("<svg"))
        XCTAssertTrue(text.hasSuffix("</svg>\n"))
        XCTAssertTrue(text.contains("120"))
        XCTAssertFalse(text.contains("<text"), "glyphs are outlines: no font is needed to look at it")
        _ = try Renderer().svg(page(10, 10, Frame(rect: rect(0, 0, 5, 5), opacity: 0.5, fill: .color(.pureRed))))
        XCTAssertEqual(try Renderer().svg(sample(), background: .white), svg)
    }

    func testPDFIsWholeAndAlwaysTheSame() throws {
        let pdf = try Renderer().pdf(sample())
        XCTAssertTrue(pdf.starts(with: Data("%PDF-".utf8)))
        XCTAssertTrue(String(decoding: pdf.suffix(8), as: UTF8.self).contains("%%EOF"))
        XCTAssertEqual(try Renderer().pdf(sample()), pdf)
    }

    func testSVGDrawsTheSamePictureAsTheBitmap() throws {
        let frame = page(
            60, 40,
            Frame(rect: rect(5, 5, 30, 20), corners: CornerRadii(6), fill: .color(.pureBlue)),
            Frame(rect: rect(30, 10, 20, 20), opacity: 0.5, fill: .color(.pureRed)))
        let drawn = try draw(frame)
        let read = try PNGReader.bitmap(in: Renderer().svg(frame, background: .white))
        guard read.pixelsWide == drawn.pixelsWide * 4 / 3 else { return XCTFail("\(read.pixelsWide) pixels wide") }
        for (x, y) in [(15, 15), (33, 15), (45, 25), (55, 5)] {
            XCTAssertEqual(read[x * 4 / 3, y * 4 / 3].red, drawn[x, y].red, accuracy: 0.02)
        }
    }
}
