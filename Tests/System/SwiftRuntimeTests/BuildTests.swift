import CSwiftRuntime
import XCTest

/// The commit that `make` gives the linker. A program without one links, and names none.
final class BuildTests: XCTestCase {
    func testTestsNameNoCommit() {
        XCTAssertEqual(messageshot_commit_number(), 0)
    }
}
