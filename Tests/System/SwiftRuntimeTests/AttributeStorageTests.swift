import Foundation
import SwiftRuntime
import XCTest

/// The attributes of Foundation's strings, which are found at a place in the object.
///
/// `ReleasingAttributedStringTests` holds that they go with the strings of this package, and stay with nobody else's.
final class AttributeStorageTests: XCTestCase {
    private final class Value {}

    /// Foundation's own string, whose attributes are released as it goes.
    private final class Releasing: NSMutableAttributedString {
        deinit { AttributeStorage.release(of: self) }
    }

    func testAttributesGoOnce() {
        weak var value: Value?
        for _ in 0..<100 {
            let kept = Value()
            value = kept
            let string = Releasing(string: "Some text", attributes: [NSAttributedString.Key("value"): kept])
            XCTAssertEqual(string.length, 9)
        }
        XCTAssertNil(value)
    }
}
