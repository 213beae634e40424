import SwiftRuntime
import XCTest

final class NestedTypesTests: XCTestCase {
    func testEnumerationsOfExtensionsAreFound() {
        XCTAssertTrue(NestedTypes.enumeration("Table", in: Nesting.self) == Nesting.Table.self)
        XCTAssertTrue(NestedTypes.enumeration("Table", in: Nesting.Inner.self) == Nesting.Inner.Table.self)
        XCTAssertNil(NestedTypes.enumeration("Other", in: Nesting.self))
        XCTAssertNil(NestedTypes.enumeration("Table", in: SubclassOfNesting.self))
    }
}

class Nesting {
    class Inner {}
}

extension Nesting {
    enum Table {}
}

extension Nesting.Inner {
    enum Table {}
}

final class SubclassOfNesting: Nesting {}
