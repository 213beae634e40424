import CConformances
import XCTest

/// When the index of conformances answers, and what it says where it doesn't.
final class ConformanceIndexTests: XCTestCase {
    func testMoreRecordsThanNumbers() {
        let capacity = messageshot_index_capacity()
        XCTAssertEqual(capacity, 65_534)
        XCTAssertEqual(messageshot_index_state_for(1, capacity + 1), .isTooSmall)
        XCTAssertNotEqual(messageshot_index_state_for(1, capacity), .isTooSmall)
    }

    func testSharedLibrariesOfSwift() {
        XCTAssertEqual(messageshot_index_state_for(2, 12_000), .lacksImages)
        XCTAssertEqual(messageshot_index_state_for(0, 0), .lacksImages)
    }

    /// Tests are linked as usual: the runtime answers all questions.
    func testProgramsAreLinkedWithoutItUnlessAsked() {
        var records = 0
        XCTAssertEqual(messageshot_index_state(&records), .isNotLinked)
    }
}
