import Foundation
import Frames
import XCTest

@testable import Raster

/// Large pictures, which several threads paint.
final class BandTests: XCTestCase {
    /// Rows that lie on every boundary of bands, with all that reaches beyond its frame.
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

    func testBandsAreSeamless() throws {
        var frame = page(1000, 4200)
        frame.children = try rows()
        let inBands = try draw(frame, scale: 2)
        XCTAssertGreaterThan(inBands.pixelCount, 2 * Bitmap.pixelsPerBand, "the picture is large enough for bands")
        // A frame with an effect, of which nothing is seen, keeps the picture whole.
        frame.children.append(Frame(rect: .zero, effects: [.blur(radius: 1)]))
        XCTAssertTrue(frame.hasEffects)
        XCTAssertEqual(try draw(frame, scale: 2), inBands)
    }

    func testScreensOfPhonesArePaintedInBands() throws {
        var frame = page(390, 844)
        frame.children = try rows()
        let inBands = try draw(frame, scale: 3)
        XCTAssertGreaterThan(inBands.pixelCount, 2 * Bitmap.pixelsPerBand)
        frame.children.append(Frame(rect: .zero, effects: [.blur(radius: 1)]))
        XCTAssertEqual(try draw(frame, scale: 3), inBands)
    }

    func testErrorOfABandIsTheErrorOfThePicture() throws {
        var frame = page(1000, 4200)
        let missing = ImageReference.file(path: "/nowhere/picture.png")
        frame.children = [
            Frame(
                rect: rect(0, 4000, 50, 50),
                content: .image(ImageContent(reference: missing, destination: rect(0, 0, 50, 50))))
        ]
        XCTAssertThrowsError(try draw(frame, scale: 2)) {
            XCTAssertTrue("\($0)".contains("/nowhere/picture.png"), "\($0)")
        }
    }
}
