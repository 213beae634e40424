import XCTest

@testable import Goldens

final class RecordModeTests: XCTestCase {
    private func mode(
        _ argument: RecordMode? = nil, _ scope: RecordMode? = nil, _ global: RecordMode? = nil,
        _ environment: [String: String] = [:]
    ) throws -> RecordMode {
        try RecordMode.resolved(argument: argument, scope: scope, global: global, environment: environment)
    }

    func testTheNearestWordCounts() throws {
        let environment = ["MESSAGESHOT_RECORD": "never"]
        XCTAssertEqual(try mode(.all, .failed, .missing, environment), .all)
        XCTAssertEqual(try mode(nil, .failed, .all, environment), .failed)
        XCTAssertEqual(try mode(nil, nil, .all, environment), .all)
        XCTAssertEqual(try mode(nil, nil, nil, environment), .never)
        XCTAssertEqual(try mode(), .missing)
    }

    func testBothVariablesAreRead() throws {
        XCTAssertEqual(try mode(nil, nil, nil, ["SNAPSHOT_TESTING_RECORD": "failed"]), .failed)
        XCTAssertEqual(
            try mode(nil, nil, nil, ["SNAPSHOT_TESTING_RECORD": "failed", "MESSAGESHOT_RECORD": "all"]), .all)
        XCTAssertEqual(try mode(nil, nil, nil, ["MESSAGESHOT_RECORD": ""]), .missing)
    }

    func testNothingIsRecordedOnCI() throws {
        for value in ["true", "1", "yes"] {
            XCTAssertEqual(try mode(.all, .all, .all, ["CI": value, "MESSAGESHOT_RECORD": "all"]), .never)
        }
        XCTAssertEqual(try mode(.all, nil, nil, ["CI": "false"]), .all)
        XCTAssertEqual(try mode(.all, nil, nil, ["CI": ""]), .all)
    }

    func testUnknownWordIsRefused() {
        XCTAssertThrowsError(try mode(nil, nil, nil, ["MESSAGESHOT_RECORD": "yes"])) { error in
            XCTAssertEqual("\(error)", "MESSAGESHOT_RECORD is “yes”; expected all, missing, failed or never")
        }
    }
}
