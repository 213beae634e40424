import XCTest

@testable import GoldenTesting

final class GoldenRecordingTests: XCTestCase {
    private func recording(_ environment: [String: String]) throws -> GoldenRecording {
        try GoldenRecording(environment: environment)
    }

    func testNothingIsRecordedUnasked() throws {
        XCTAssertEqual(try recording([:]), .never)
        XCTAssertEqual(try recording(["MESSAGESHOT_RECORD": ""]), .never)
    }

    func testEnvironmentAsks() throws {
        XCTAssertEqual(try recording(["MESSAGESHOT_RECORD": "missing"]), .missing)
        XCTAssertEqual(try recording(["MESSAGESHOT_RECORD": "all", "CI": "false"]), .all)
    }

    func testNothingIsRecordedOnCI() throws {
        XCTAssertEqual(try recording(["MESSAGESHOT_RECORD": "all", "CI": "true"]), .never)
        XCTAssertEqual(try recording(["MESSAGESHOT_RECORD": "missing", "CI": "1"]), .never)
    }

    func testUnknownWordIsRefused() {
        XCTAssertThrowsError(try recording(["MESSAGESHOT_RECORD": "yes"])) { error in
            XCTAssertEqual("\(error)", "MESSAGESHOT_RECORD is “yes”; never, missing and all are known")
        }
    }
}
