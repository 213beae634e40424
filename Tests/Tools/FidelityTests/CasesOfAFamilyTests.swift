import XCTest

@testable import fidelity

/// Which cases are drawn if only one family is asked for.
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
