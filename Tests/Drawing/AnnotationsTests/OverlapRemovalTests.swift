import XCTest

@testable import Annotations

final class SpreadTests: XCTestCase {
    func testThingsWithSpaceStayInPlace() {
        XCTAssertEqual(OverlapRemoval.places(wanted: [0, 30, 80], lengths: [10, 10, 10], gap: 4), [0, 30, 80])
    }

    func testThingsThatOverlapMoveApartEquallyFar() {
        XCTAssertEqual(OverlapRemoval.places(wanted: [10, 10], lengths: [10, 10], gap: 4), [3, 17])
        XCTAssertEqual(OverlapRemoval.places(wanted: [0, 0, 100], lengths: [10, 30, 10], gap: 0), [-10, 10, 100])
    }

    func testNoneAndOne() {
        XCTAssertEqual(OverlapRemoval.places(wanted: [], lengths: [], gap: 4), [])
        XCTAssertEqual(OverlapRemoval.places(wanted: [5], lengths: [100], gap: 4), [5])
    }

    func testGapsAreKeptHoweverManyThereAre() {
        let wanted = (0..<200).map { CGFloat($0 * $0 % 97) }.sorted()
        let lengths = (0..<200).map { CGFloat(5 + $0 % 13) }
        let places = OverlapRemoval.places(wanted: wanted, lengths: lengths, gap: 3)
        for index in places.indices.dropFirst() {
            let room = places[index] - places[index - 1] - (lengths[index] + lengths[index - 1]) / 2
            XCTAssertGreaterThan(room, 3 - 1e-6)
        }
    }
}
