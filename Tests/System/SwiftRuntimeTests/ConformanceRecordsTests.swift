import SwiftRuntime
import XCTest

private protocol Marked {}

/// The types that conform to a protocol, read from the records of the program.
final class ConformanceRecordsTests: XCTestCase {
    private struct Structure: Marked {}
    private enum Enumeration: Marked {}
    private class Superclass: Marked {}
    private final class Subclass: Superclass {}
    private struct Generic<Value>: Marked {}
    private struct Unmarked {}

    func testConformersOfAProtocol() {
        let conformers = ConformanceRecords.conformers(to: (any Marked).self)
        // A subclass conforms by the record of its superclass.
        XCTAssertEqual(
            conformers.map(\.name).sorted(), ["Enumeration", "Generic", "Structure", "Superclass"])
        XCTAssertEqual(Set(conformers.map(\.module)), ["SwiftRuntimeTests"])
    }

    func testTypesOfConformers() {
        let types = ConformanceRecords.conformers(to: (any Marked).self).compactMap(\.type)
        let expected: [Any.Type] = [Structure.self, Enumeration.self, Superclass.self]
        XCTAssertEqual(Set(types.map { ObjectIdentifier($0) }), Set(expected.map { ObjectIdentifier($0) }))
        XCTAssertTrue(types.allSatisfy { $0 is any Marked.Type })
    }

    /// `Int` conforms in Swift's library, which the program refers to through a pointer.
    func testTypesOfOtherModules() {
        let conformers = ConformanceRecords.conformers(to: (any FixedWidthInteger).self)
        XCTAssertTrue(conformers.contains { $0.name == "Int" && $0.module == "Swift" && $0.type == Int.self })
    }
}
