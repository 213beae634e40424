import Documents
import XCTest

/// The word that may have been meant.
final class NearestTests: XCTestCase {
    func testSwappedLettersAreOneSlip() {
        XCTAssertEqual(Nearest.word(to: "bne", among: ["ana", "ben"]), "ben")
        XCTAssertEqual(Nearest.word(to: "--sytle", among: ["--scale", "--style"]), "--style")
    }

    /// Among equally near words, the one that shares more letters in the same positions.
    func testPositionsDecideBetweenEquallyNearWords() {
        XCTAssertEqual(Nearest.word(to: "mark", among: ["arks", "dirk", "marie"]), "marie")
        XCTAssertEqual(Nearest.ranked(["ana", "bob", "bent"], by: "ben"), ["bent", "bob", "ana"])
    }

    func testFarWordsAreNotSuggested() {
        XCTAssertNil(Nearest.word(to: "qqqqqq", among: ["ana", "ben"]))
        XCTAssertNil(Nearest.word(to: "a", among: ["b"]))
    }
}
