import Frames
import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class FontTests: XCTestCase {
    func testNamesOfStyles() throws {
        let georgia = try XCTUnwrap(UIFont(name: "Georgia", size: 12))
        let bold = try XCTUnwrap(georgia.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, "Georgia-Bold")
        XCTAssertEqual(georgia.familyName, "Georgia")
        let courier = try XCTUnwrap(UIFont(name: "CourierNewPSMT", size: 12))
        let slanted = try XCTUnwrap(courier.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        XCTAssertEqual(UIFont(descriptor: slanted, size: 0).fontName, "CourierNewPS-BoldItalicMT")
        XCTAssertTrue(courier.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        XCTAssertEqual(UIFont(name: "AvenirNext-DemiBoldItalic", size: 9)?.fontDescriptor.symbolicTraits.rawValue, 3)
    }

    func testDesigns() throws {
        let body = UIFont.systemFont(ofSize: 17).fontDescriptor
        XCTAssertEqual(
            UIFont(descriptor: try XCTUnwrap(body.withDesign(.serif)), size: 0).lineHeight, 20.287, accuracy: 0.001)
        let rounded = try XCTUnwrap(body.withDesign(.rounded)?.withDesign(.default))
        XCTAssertEqual(UIFont(descriptor: rounded, size: 0), .systemFont(ofSize: 17))
        // A font by name has no designs.
        XCTAssertNil(UIFont(name: "Georgia", size: 12)?.fontDescriptor.withDesign(.serif))
    }

    func testWhatStandsInIsToldOnceInARun() throws {
        let lines = told {
            for _ in 0..<2 { _ = UIFont(name: "Noteworthy-Light", size: 12) }
            _ = UIFont(name: "Noteworthy", size: 20)
            _ = UIFont(name: "Courier", size: 20)
        }
        XCTAssertEqual(lines, ["The font family Noteworthy isn't bundled; Comic Neue is used instead."])
    }

    func testFamiliesCanBeListed() {
        XCTAssertTrue(UIFont.familyNames.contains("Avenir Next"))
        XCTAssertEqual(UIFont.fontNames(forFamilyName: "Avenir Next"), ["AvenirNext"])
        XCTAssertEqual(UIFont.fontNames(forFamilyName: "Unheard Of"), [])
    }
}
