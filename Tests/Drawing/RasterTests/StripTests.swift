import Foundation
import Frames
import XCTest

@testable import Raster

/// Large pictures, painted in strips by several threads.
final class StripTests: XCTestCase {
    /// Rows on every edge of a strip, with everything that extends beyond its frame.
    private func rows() throws -> [Frame] {
        let path = try makeQuarters(self, side: 90)
        let stops = ColorStops([.init(color: .pureRed, location: 0), .init(color: .pureGreen, location: 1)])
        return stride(from: 3.3, to: 4180, by: 36.7).flatMap { y in
            [
                Frame(
                    rect: rect(10, y, 300, 31), corners: CornerRadii(14), fill: .color(RGBA(hex: 0xE0E8FF)),
                    border: Border(width: 1.5, color: .pureBlue), shadow: Shadow(color: .black, radius: 7)),
                Sample.text("Two threads, one picture 🎒", size: 19, at: CGPoint(x: 20, y: y + 4)),
                Frame(
                    rect: rect(330, y, 60, 60), opacity: 0.6, corners: CornerRadii(30), clipsToBounds: true,
                    content: .image(ImageContent(reference: .file(path: path), destination: rect(0, 0, 60, 60)))),
                Frame(
                    rect: rect(420, y, 120, 40), transform: Transform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 0, ty: 0),
                    fill: .linearGradient(stops, from: .zero, to: CGPoint(x: 1, y: 1)),
                    mask: Mask(outline: .ellipse(in: rect(0, 0, 120, 40)))),
            ]
        }
    }

    /// A rotated gradient inside a clipped mask may differ slightly: Cairo's coordinates start at the mask's corner.
    private func assertSeamless(_ frame: Frame, scale: CGFloat, line: UInt = #line) throws {
        let inStrips = try draw(frame, scale: scale)
        XCTAssertGreaterThan(
            PictureStrips.count(pixelsWide: inStrips.pixelsWide, pixelsHigh: inStrips.pixelsHigh), 1, line: line)
        // A frame with an effect keeps the picture undivided, even if the effect is invisible.
        var frame = frame
        frame.children.append(Frame(rect: .zero, effects: [.blur(radius: 1)]))
        XCTAssertTrue(frame.hasEffects)
        let whole = try draw(frame, scale: scale)
        let (some, all) = (inStrips.withPixels { Array($0) }, whole.withPixels { Array($0) })
        let different = Self.differences(some, all, width: whole.pixelsWide)
        XCTAssertLessThan(different.count, 100, line: line)
        for index in different {
            for shift: UInt32 in [0, 8, 16, 24] {
                let (one, other) = (Int(some[index] >> shift & 255), Int(all[index] >> shift & 255))
                XCTAssertLessThanOrEqual(abs(one - other), 1, "pixel \(index)", line: line)
            }
        }
    }

    /// The indices of differing pixels. Most rows are equal, and compared quickly as a whole.
    private static func differences(_ some: [UInt32], _ all: [UInt32], width: Int) -> [Int] {
        guard some.count == all.count else { return Array(all.indices) }
        return stride(from: 0, to: all.count, by: width).flatMap { start -> [Int] in
            let isSame = some.withUnsafeBufferPointer { one in
                all.withUnsafeBufferPointer { other in
                    memcmp(one.baseAddress! + start, other.baseAddress! + start, width * 4) == 0
                }
            }
            return isSame ? [] : (start..<start + width).filter { some[$0] != all[$0] }
        }
    }

    func testStripsAreSeamless() throws {
        var frame = page(1000, 4200)
        frame.children = try rows()
        for scale: CGFloat in [1, 2] { try assertSeamless(frame, scale: scale) }
    }

    func testScreensOfPhonesArePaintedInStrips() throws {
        var frame = page(390, 844)
        frame.children = try rows()
        try assertSeamless(frame, scale: 3)
    }

    func testErrorOfAStripIsTheErrorOfThePicture() throws {
        let missing = ImageReference.file(path: "/nowhere/picture.png")
        let image = ImageContent(reference: missing, destination: rect(0, 0, 50, 50))
        let frame = page(1000, 4200, Frame(rect: rect(0, 4000, 50, 50), content: .image(image)))
        for draw in [
            { _ = try Renderer().render(frame, scale: 2, background: .white) },
            { _ = try Renderer().png(frame, scale: 2, background: .white) },
        ] {
            XCTAssertThrowsError(try draw()) { XCTAssertTrue("\($0)".contains("/nowhere/picture.png"), "\($0)") }
        }
    }

    // MARK: Files

    private func assertSameBytes(_ frame: Frame, scale: CGFloat, background: RGBA?, line: UInt = #line) throws {
        let text = [(key: "Software", value: "Test")]
        let whole = try Renderer().render(frame, scale: scale, background: background)
        XCTAssertTrue(
            try Renderer().png(frame, scale: scale, background: background, text: text)
                == PNGWriter.data(whole, scale: scale, text: text), line: line)
    }

    func testStripsGiveTheBytesOfTheWhole() throws {
        var frame = page(1000, 4200)
        frame.children = try rows()
        try assertSameBytes(frame, scale: 1.7, background: .white)
        try assertSameBytes(frame, scale: 1, background: RGBA(red: 0.9, green: 0.9, blue: 1, alpha: 0.5))
        try assertSameBytes(frame, scale: 1, background: nil)
        frame.children.append(
            Frame(rect: rect(20, 30, 400, 3000), fill: .color(.pureBlue), effects: [.blur(radius: 8)]))
        try assertSameBytes(frame, scale: 1, background: .white)
    }
}
