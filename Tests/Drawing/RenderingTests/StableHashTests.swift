import Foundation
import XCTest

@testable import Frames
@testable import Rendering

final class StableHashTests: XCTestCase {
    /// The test vectors of the hash's authors.
    func testTexts() {
        XCTAssertEqual(StableHash("").value, 0xCBF2_9CE4_8422_2325)
        XCTAssertEqual(StableHash("a").value, 0xAF63_DC4C_8601_EC8C)
        XCTAssertEqual(StableHash("foobar").value, 0x8594_4171_F739_67E8)
    }

    func testBytesAreHashedLikeTheirText() {
        XCTAssertEqual(StableHash(Data([0x66, 0x6F, 0x6F])), StableHash("foo"))
        var hash = StableHash("foo")
        hash.add("bar")
        XCTAssertEqual(hash, StableHash("foobar"))
    }

    /// Files contain digests that were computed word by word.
    func testWords() {
        var hash = StableHash()
        hash.add(word: 0)
        XCTAssertEqual(hash.value, 0xAF63_BD4C_8601_B7DF ^ 0xAF63_BD4C_8601_B7DF >> 29)
        XCTAssertEqual(hash.value, StableHash.mixed(StableHash.basis, 0))
        hash.add(word: .max)
        XCTAssertNotEqual(hash.value, StableHash.mixed(StableHash.basis, .max))
    }

    func testDigitsAreSixteen() {
        XCTAssertEqual(StableHash("foobar").digits, "85944171f73967e8")
        var small = StableHash()
        small.value = 0xAB
        XCTAssertEqual(small.digits, "00000000000000ab")
    }
}
