import Files
import Foundation
import Frames
import XCTest

@testable import Raster

final class ImageTests: XCTestCase {
    private func image(_ content: ImageContent, in bounds: CGRect = rect(0, 0, 40, 40)) -> Frame {
        Frame(rect: bounds, content: .image(content))
    }

    private func colors(_ bitmap: Bitmap, _ points: [(Int, Int)]) -> [String] { points.map { bitmap.hex($0.0, $0.1) } }

    func testImageFillsItsDestination() throws {
        let file = ImageReference.file(path: try makeQuarters(self))
        for scale in [1, 2, 3] {
            let content = ImageContent(reference: file, destination: rect(10, 10, 20, 20))
            let bitmap = try draw(page(40, 40, image(content)), scale: CGFloat(scale))
            let points = [(12, 12), (28, 12), (12, 28), (28, 28), (5, 5)].map { ($0.0 * scale, $0.1 * scale) }
            XCTAssertEqual(colors(bitmap, points), ["#FF0000", "#00FF00", "#0000FF", "#FFFFFF", "#FFFFFF"])
        }
    }

    func testImageAtItsOwnSizeIsCopied() throws {
        let path = try makeQuarters(self)
        let content = ImageContent(reference: .file(path: path), destination: rect(0, 0, 40, 40))
        XCTAssertEqual(try draw(page(40, 40, image(content))), try PNGReader.bitmap(at: path))
    }

    func testBytesDrawLikeTheFile() throws {
        let path = try makeQuarters(self)
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let destination = rect(3, 3, 30, 17)
        XCTAssertEqual(
            try draw(page(40, 40, image(ImageContent(reference: .data(data), destination: destination)))),
            try draw(page(40, 40, image(ImageContent(reference: .file(path: path), destination: destination)))))
    }

    func testAspectFillIsCutByTheFrame() throws {
        let file = ImageReference.file(path: try makeQuarters(self))
        var frame = image(ImageContent(reference: file, destination: rect(-10, 0, 40, 40)), in: rect(10, 0, 20, 40))
        frame.clipsToBounds = true
        let bitmap = try draw(page(40, 40, frame))
        XCTAssertEqual(bitmap.bounds(not: .white), rect(10, 0, 20, 40))
        XCTAssertEqual(colors(bitmap, [(12, 4), (28, 4), (12, 36)]), ["#FF0000", "#00FF00", "#0000FF"])
    }

    func testMirroredImageExchangesLeftAndRight() throws {
        let file = ImageReference.file(path: try makeQuarters(self))
        let content = ImageContent(reference: file, destination: rect(10, 0, 20, 20), isMirrored: true)
        let bitmap = try draw(page(40, 40, image(content)))
        XCTAssertEqual(colors(bitmap, [(12, 4), (28, 4), (28, 16)]), ["#00FF00", "#FF0000", "#0000FF"])
        XCTAssertEqual(colors(bitmap, [(9, 4), (30, 4)]), ["#FFFFFF", "#FFFFFF"])
    }

    func testTintCountsOnlyTheAlpha() throws {
        let disc = page(20, 20, Frame(rect: rect(0, 0, 10, 20), fill: .color(.pureRed)))
        let path = try makeFolder(self) + "/half.png"
        try AtomicFile.write(PNGWriter.data(draw(disc, background: nil)), to: path)
        let content = ImageContent(reference: .file(path: path), destination: rect(0, 0, 20, 20), tint: .pureBlue)
        let bitmap = try draw(page(20, 20, image(content)))
        XCTAssertEqual(colors(bitmap, [(4, 4), (16, 4)]), ["#0000FF", "#FFFFFF"])
    }

    func testDrawingIsScaledToItsDestination() throws {
        let drawing = page(10, 10, Frame(rect: rect(0, 0, 5, 10), fill: .color(.pureRed)))
        let content = ImageContent(reference: .drawing(drawing), destination: rect(4, 4, 20, 10))
        XCTAssertEqual(try draw(page(30, 20, image(content))).bounds(not: .white), rect(4, 4, 10, 10))
    }

    func testTintedDrawingIsOneColorAndOnePicture() throws {
        let drawing = page(
            10, 10, Frame(rect: rect(0, 0, 8, 10), fill: .color(.pureRed)),
            Frame(rect: rect(2, 0, 8, 10), fill: .color(.pureGreen)))
        let content = ImageContent(
            reference: .drawing(drawing), destination: rect(0, 0, 10, 10), tint: .black.withAlpha(0.5))
        let bitmap = try draw(page(10, 10, image(content)))
        XCTAssertEqual(bitmap[1, 1].green, 0.5, accuracy: 0.01)
        XCTAssertEqual(bitmap[5, 5].green, 0.5, accuracy: 0.01, "what overlaps is no darker")
    }

    func testCapInsetsKeepTheCorners() throws {
        // A frame of 4 points around a center of 2.
        let border = Frame(rect: rect(0, 0, 10, 10), fill: .color(.white), border: Border(width: 4, color: .pureRed))
        let path = try makeFolder(self) + "/border.png"
        try AtomicFile.write(PNGWriter.data(draw(border, scale: 2)), to: path)
        let insets = ImageContent.CapInsets(
            top: 4, left: 4, bottom: 4, right: 4, imageSize: CGSize(width: 10, height: 10))
        for reference in [ImageReference.file(path: path), .drawing(border)] {
            let content = ImageContent(reference: reference, destination: rect(0, 0, 40, 30), capInsets: insets)
            let bitmap = try draw(page(40, 30, image(content)), scale: 2)
            XCTAssertEqual(colors(bitmap, [(2, 2), (7, 30), (40, 7), (77, 57)]), Array(repeating: "#FF0000", count: 4))
            XCTAssertEqual(colors(bitmap, [(9, 30), (40, 9), (70, 50)]), Array(repeating: "#FFFFFF", count: 3))
        }
    }

    func testEndsThatDoNotFitShareTheLength() {
        XCTAssertEqual(
            StretchedSpan.parts(of: 10, before: 4, after: 4, in: 4),
            [StretchedSpan(source: 0..<4, target: 0..<2), StretchedSpan(source: 6..<10, target: 2..<4)])
        XCTAssertEqual(
            StretchedSpan.parts(of: 10, before: 0, after: 0, in: 7), [StretchedSpan(source: 0..<10, target: 0..<7)])
    }

    func testShrinkingTakesTheMeanOfAllPixels() throws {
        var pixels: [UInt32] = []
        for y in 0..<64 {
            for x in 0..<64 { pixels.append((x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000) }
        }
        let board = try Bitmap(pixelsWide: 64, pixelsHigh: 64, pixels: pixels)
        let small = try board.scaled(pixelsWide: 5, pixelsHigh: 7)
        for y in 0..<7 {
            for x in 0..<5 { XCTAssertEqual(small[x, y].green, 0.5, accuracy: 0.03) }
        }
    }

    func testScalingKeepsPlainColorsAndTheirEdges() throws {
        let plain = try Bitmap(pixelsWide: 7, pixelsHigh: 5, pixels: Array(repeating: 0x8040_2010, count: 35))
        for (width, height) in [(3, 2), (20, 31), (7, 9)] {
            let scaled = try plain.scaled(pixelsWide: width, pixelsHigh: height)
            XCTAssertTrue(scaled.withPixels { $0.allSatisfy { $0 == 0x8040_2010 } })
        }
    }

    func testFileThatChangesIsReadAgain() throws {
        let path = try makeQuarters(self)
        let renderer = Renderer(images: ImageStore())
        let content = ImageContent(reference: .file(path: path), destination: rect(0, 0, 10, 10))
        let first = try renderer.render(image(content), scale: 1)
        try AtomicFile.write(
            PNGWriter.data(draw(page(9, 9, Frame(rect: rect(0, 0, 9, 9), fill: .color(.pureBlue))))), to: path)
        XCTAssertEqual(first.hex(1, 1), "#FF0000")
        XCTAssertEqual(try renderer.render(image(content), scale: 1).hex(1, 1), "#0000FF")
    }

    func testVeryLongDestinationIsDrawn() throws {
        let file = ImageReference.file(path: try makeQuarters(self))
        let content = ImageContent(reference: file, destination: rect(0, -10_000, 40, 100_040))
        let bitmap = try draw(page(40, 40, image(content)))
        XCTAssertEqual(bitmap.hex(4, 2), "#FF0000")
    }

    /// A photo of 16 × 8 pixels, red on the left and blue on the right, taken with the camera rotated.
    func testPhotosAreRotatedUpright() throws {
        let base64 = """
            /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAA0JCgsKCA0LCgsODg0P
            EyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09P
            T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAA
            AAAAAAAAAAAABQb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABwX/xAAUEQEAAAAAAAAAAAAAAAAA
            AAAA/9oADAMBAAIRAxEAPwCfRiSCMQqf/9k=
            """
        let data = try XCTUnwrap(Data(base64Encoded: base64, options: .ignoreUnknownCharacters))
        let photo = try PNGReader.bitmap(in: data)
        XCTAssertEqual([photo.pixelsWide, photo.pixelsHigh], [8, 16])
        XCTAssertGreaterThan(photo[4, 3].red, 0.9)
        XCTAssertGreaterThan(photo[4, 12].blue, 0.9)
        let path = try makeFolder(self) + "/photo.jpg"
        try AtomicFile.write(data, to: path)
        XCTAssertEqual(try PNGReader.bitmap(at: path), photo)
    }

    func testPhotosShrinkWhileTheyAreDecoded() {
        XCTAssertEqual(PixbufSizing.reduction(4000, 3000, forLongerSide: 96), 8)
        XCTAssertEqual(PixbufSizing.reduction(4000, 3000, forLongerSide: 750), 2)
        XCTAssertEqual(PixbufSizing.reduction(4000, 3000, forLongerSide: 751), 1)
        XCTAssertEqual(PixbufSizing.reduction(1000, 1000, forLongerSide: 20), 1, "small pictures stay as they are")
        XCTAssertEqual(PixbufSizing.reduction(4000, 3000, forLongerSide: .max), 1)
    }
}
