import Frames
import XCTest

@testable import UIKitValues

/// The sizes of all symbols, relative to the size of the text beside them: a circle is 0.996 of it, a square 0.89, a
/// line 0.084, in the template that Apple gives designers of symbols.
final class SymbolMetricsTests: XCTestCase {
    private func ink(_ name: String) throws -> CGRect {
        let ink = try XCTUnwrap(SystemSymbols.drawing(named: name)?.parts.inkBounds, name)
        return ink.applying(CGAffineTransform(scaleX: 1 / SymbolDrawing.unitSize, y: 1 / SymbolDrawing.unitSize))
    }

    private func names(endingIn ending: String, except words: [String] = []) -> [String] {
        UIImage.drawnSymbolNames.filter { name in
            let name = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
            return name.hasSuffix(ending) && !words.contains { name.contains($0) }
        }
    }

    // MARK: All symbols

    func testCirclesAreAsWideAsInApplesTemplate() throws {
        let circles = names(
            endingIn: "circle", except: ["halfcircle", "largecircle", "smallcircle", "circle.fill.circle"])
        XCTAssertGreaterThan(circles.count, 880)
        for name in circles where try ink(name).width < 1.02 || name.split(separator: ".").count < 4 {
            XCTAssertEqual(try ink(name).width, 0.996, accuracy: 0.02, name)
            XCTAssertEqual(try ink(name).height, 0.996, accuracy: 0.02, name)
        }
    }

    func testSquaresAreAsWideAsInApplesTemplate() throws {
        let squares = names(endingIn: "square", except: ["on.square", "split", "and."])
        XCTAssertGreaterThan(squares.count, 400)
        for name in squares {
            XCTAssertEqual(try ink(name).width, 0.89, accuracy: 0.04, name)
            XCTAssertEqual(try ink(name).height, 0.89, accuracy: 0.04, name)
        }
    }

    /// The heights of text are the reference: nothing is as high as two lines, or lies beside the text.
    func testSymbolsAreOfTextsSizeAndLieAtItsCapitals() throws {
        for name in UIImage.drawnSymbolNames {
            let ink = try ink(name)
            XCTAssertLessThan(ink.height, 1.45, name)
            XCTAssertGreaterThan(max(ink.width, ink.height), 0.4, name)
            XCTAssertLessThan(abs(ink.midY), 0.33, name)
        }
    }

    func testFilledSymbolsAreAsLargeAsTheirOutlines() throws {
        let drawn = Set(UIImage.drawnSymbolNames)
        let filled = drawn.filter { $0.hasSuffix(".fill") && drawn.contains(String($0.dropLast(5))) }.sorted()
        XCTAssertGreaterThan(filled.count, 1200)
        for name in filled {
            let (ink, outline) = (try ink(name), try ink(String(name.dropLast(5))))
            XCTAssertEqual(
                (ink.width * ink.height).squareRoot(), (outline.width * outline.height).squareRoot(), accuracy: 0.03,
                name)
        }
    }

    // MARK: Weights and scales

    func testLinesAreAsHeavyAsText() {
        XCTAssertEqual(SymbolDrawing.lineWidth / SymbolDrawing.unitSize, 0.084, accuracy: 0.001)
        let weights = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            .map { (weight: UIImage.SymbolWeight) in weight.lineFactor }
        XCTAssertEqual(weights, weights.sorted())
        // The stems of the system font relative to those of its regular weight.
        for (factor, stem) in zip(weights, [0.26, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.24]) {
            XCTAssertEqual(factor / stem, 1, accuracy: 0.16)
        }
    }

    func testScales() throws {
        let sizes = [UIImage.SymbolScale.small, .medium, .large].map { scale in
            UIImage(
                systemName: "circle",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: scale))?
                .size.width ?? 0
        }
        XCTAssertEqual(sizes[0] / sizes[1], 0.789, accuracy: 0.003)
        XCTAssertEqual(sizes[2] / sizes[1], 1.2755, accuracy: 0.003)
    }

    // MARK: Measured symbols

    /// The ink of symbols beside 17-point text in screenshots of iOS, in points.
    func testSizesInScreenshots() throws {
        let measured: [(name: String, width: CGFloat, height: CGFloat)] = [
            ("stop.circle", 16.9, 16.9), ("trash", 15.8, 18.5), ("mic", 11.9, 17.7), ("play.fill", 12.8, 13.8),
        ]
        for symbol in measured {
            let ink = try ink(symbol.name)
            XCTAssertEqual(ink.width * 17, symbol.width, accuracy: symbol.width * 0.04, symbol.name)
            XCTAssertEqual(ink.height * 17, symbol.height, accuracy: symbol.height * 0.04, symbol.name)
        }
    }

    /// The sizes of images, with their margins, in Interface Builder's files and screenshots, in points.
    func testSizesOfImages() throws {
        let trash = try XCTUnwrap(UIImage(systemName: "trash")?.size)
        XCTAssertEqual(trash.width, 19, accuracy: 1.7)
        XCTAssertEqual(trash.height, 22, accuracy: 0.4)
        XCTAssertEqual(UIImage.checkmark.size.width, 21, accuracy: 0.7)
        let circle = try XCTUnwrap(UIImage(systemName: "circle")?.size)
        XCTAssertEqual(circle.height / circle.width, 122.0 / 128, accuracy: 0.02)
    }

    /// A symbol that SwiftUI resizes fills its frame: 17.9 of 18 points in a screenshot.
    func testAResizableSymbolEndsAtItsInk() throws {
        for name in ["xmark.circle", "video.fill", "trash"] {
            let image = try XCTUnwrap(UIImage(systemName: name)).withoutSymbolMargins()
            let ink = try ink(name)
            XCTAssertEqual(image.size.width, ink.width * 17, accuracy: 0.2, name)
            XCTAssertEqual(image.size.height, ink.height * 17, accuracy: 0.2, name)
        }
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        XCTAssertEqual(photo.withoutSymbolMargins().size, photo.size)
    }

    func testImagesAreWholePixelsLarge() throws {
        for (name, size) in [("trash", 17.0), ("star", 13), ("heart.fill", 22.5)] {
            let configuration = UIImage.SymbolConfiguration(pointSize: size)
            let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration))
            for length in [image.size.width, image.size.height] {
                XCTAssertEqual(length * 3, (length * 3).rounded(), accuracy: 1e-6, name)
            }
        }
    }
}
