import XCTest

@testable import Frames

final class RGBATests: XCTestCase {
    func testHexTexts() {
        XCTAssertEqual(RGBA("#005FFF"), RGBA(hex: 0x005FFF))
        XCTAssertEqual(RGBA("005FFF80")?.alpha ?? 0, 128.0 / 255, accuracy: 1e-12)
        for wrong in ["", "#12", "#12345G", "blue", "#123456789"] { XCTAssertNil(RGBA(wrong), wrong) }
    }

    func testDescriptionRoundTrips() {
        for text in ["#000000", "#005FFF", "#12345678", "#FFFFFF00"] { XCTAssertEqual(RGBA(text)?.description, text) }
    }
}
