import Comparison
import Raster
import XCTest

final class DifferencePictureTests: XCTestCase {
    func testMarksWhatDiffers() throws {
        let expected = try Bitmap.filled(Pixel.black)
        let actual = try Bitmap.filled(Pixel.black, changing: [1: Pixel.white, 2: 0xFF01_0101])
        let picture = try DifferencePicture.make(expected: expected, actual: actual)
        XCTAssertEqual("\(picture[0, 0])", "#C0C0C0", "what is equal is pale")
        XCTAssertEqual("\(picture[1, 0])", "#E00020", "what counts is red")
        XCTAssertEqual("\(picture[2, 0])", "#FFC000", "what is tolerated is yellow")
    }

    func testShowsWhatOnlyOnePictureHas() throws {
        let picture = try DifferencePicture.make(
            expected: .filled(Pixel.white, width: 2, height: 4), actual: .filled(Pixel.white, width: 4, height: 2))
        XCTAssertEqual([picture.pixelsWide, picture.pixelsHigh], [4, 4])
        XCTAssertEqual("\(picture[1, 1])", "#FFFFFF", "in both")
        XCTAssertEqual("\(picture[3, 0])", "#4080FF", "in the actual one")
        XCTAssertEqual("\(picture[0, 3])", "#4080FF", "in the expected one")
        XCTAssertEqual("\(picture[3, 3])", "#FFFFFF", "in neither")
    }
}
