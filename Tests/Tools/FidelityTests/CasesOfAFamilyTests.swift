import XCTest

@testable import fidelity

/// The cases that are drawn for a single family.
final class CasesOfAFamilyTests: XCTestCase {
    func testTheCasesOfAFamilyAreChosen() throws {
        XCTAssertEqual(try cases().ofFamily("ChatThreadVC").map(\.family), ["ChatThreadVC"])
    }

    func testAnUnknownFamilyIsRefused() throws {
        let cases = try cases()

        XCTAssertThrowsError(try cases.ofFamily("chatchannel")) { error in
            XCTAssertEqual(
                "\(error)", "There is no family “chatchannel”. There are: ChatChannelVC, ChatThreadVC, ComposerVC")
        }
    }

    private func cases() throws -> [ReferenceCase] {
        try ["ComposerVC", "ChatThreadVC", "ChatChannelVC"].map { try makeCase(family: $0) }
    }
}
