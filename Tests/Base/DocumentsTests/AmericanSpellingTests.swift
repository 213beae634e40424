import Documents
import XCTest

final class AmericanSpellingTests: XCTestCase {
    func testWords() {
        XCTAssertEqual(AmericanSpelling.of("colours"), "colors")
        XCTAssertEqual(AmericanSpelling.of("darkGrey"), "darkGray")
        XCTAssertEqual(AmericanSpelling.of("--flavour"), "--flavor")
        XCTAssertEqual(AmericanSpelling.of("messages"), "messages")
        XCTAssertEqual(AmericanSpelling.british("text-color"), "text-colour")
        XCTAssertNil(AmericanSpelling.british("messages"))
    }
}
