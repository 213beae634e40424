import Comparison
import Foundation
import Frames
import Raster
import XCTest

final class DifferencePictureTests: XCTestCase {
    func testMarksWhatDiffers() throws {
        let expected = try Bitmap.filled(Pixel.white)
        let actual = try Bitmap.filled(Pixel.white, changing: [1: Pixel.black, 2: 0xFFFE_FEFE])
        let picture = try DifferencePicture.make(expected: expected, actual: actual)
        XCTAssertEqual("\(picture[0, 0])", "#FFFFFF", "what is equal is pale")
        XCTAssertEqual("\(picture[1, 0])", "#E00020", "what counts is red")
        XCTAssertEqual("\(picture[2, 0])", "#FFC000", "what is tolerated is yellow")
    }

    /// Marks are brighter than a dark picture, and darker than a light one.
    func testMarksStandOutFromDarkPictures() throws {
        let night: UInt32 = 0xFF07_0A0D
        let expected = try Bitmap.filled(night, changing: [5: Pixel.white])
        let actual = try Bitmap.filled(night, changing: [1: Pixel.white, 2: 0xFF08_0B0E, 5: Pixel.white])
        let picture = try DifferencePicture.make(expected: expected, actual: actual)
        XCTAssertEqual("\(picture[0, 0])", "#0E0E0E", "what is equal stays dark")
        XCTAssertEqual("\(picture[1, 1])", "#585858", "and shows what is on it")
        XCTAssertGreaterThan(contrast(picture[1, 0], picture[0, 0]), 4.5, "what counts")
        XCTAssertGreaterThan(contrast(picture[1, 0], picture[1, 1]), 2, "even on white letters")
        XCTAssertGreaterThan(contrast(picture[2, 0], picture[0, 0]), 4.5, "what is tolerated")
        let clear = try DifferencePicture.make(expected: .filled(Pixel.clear), actual: .filled(Pixel.clear))
        XCTAssertEqual("\(clear[0, 0])", "#FFFFFF", "what is transparent counts as light")
    }

    /// Returns the contrast of two colors as defined by the Web Content Accessibility Guidelines.
    private func contrast(_ one: RGBA, _ other: RGBA) -> Double {
        func luminance(_ color: RGBA) -> Double {
            func linear(_ channel: Double) -> Double {
                channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        let lights = [luminance(one), luminance(other)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    func testHatchesWhatOnlyOnePictureHas() throws {
        let expected = try Bitmap.filled(Pixel.white, width: 12, height: 30)
        let actual = try Bitmap.filled(Pixel.white, width: 30, height: 12, changing: [0: Pixel.black])
        let picture = try DifferencePicture.make(expected: expected, actual: actual)
        XCTAssertEqual([picture.pixelsWide, picture.pixelsHigh], [30, 30])
        XCTAssertEqual("\(picture[0, 0])", "#E00020", "what both have is compared")
        XCTAssertEqual("\(picture[1, 1])", "#FFFFFF", "in both")
        for side in [(12..<30, 0..<12), (0..<12, 12..<30)] {
            let colors = Set(side.0.flatMap { x in side.1.map { y in "\(picture[x, y])" } })
            XCTAssertEqual(colors, ["#4080FF", "#DCE8FF"], "in one of them")
        }
        XCTAssertEqual("\(picture[29, 29])", "#FFFFFF", "in neither")
    }
}
