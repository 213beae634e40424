import SwiftRuntime
import XCTest

/// The stored properties of a struct: what is written at their places is read by their names.
final class StoredPropertyTests: XCTestCase {
    @propertyWrapper
    private struct Wrapped {
        var wrappedValue: Int32
    }

    private struct Mixed<Value> {
        var flag = true
        var value: Value
        @Wrapped var number: Int32 = 3
        var text = "a text that is longer than a small one"
        var computed: Int { 7 }
    }

    func testNamesAndTypesInTheirOrder() {
        let properties = StoredProperty.all(of: Mixed<Double>.self)
        XCTAssertEqual(properties.map(\.name), ["flag", "value", "_number", "text"])
        XCTAssertEqual(
            properties.map { ObjectIdentifier($0.type) },
            [Bool.self, Double.self, Wrapped.self, String.self].map { (type: Any.Type) in ObjectIdentifier(type) })
    }

    func testPlaces() {
        XCTAssertEqual(
            StoredProperty.all(of: Mixed<Double>.self).map(\.offset),
            [
                MemoryLayout<Mixed<Double>>.offset(of: \.flag), MemoryLayout<Mixed<Double>>.offset(of: \.value), 16,
                MemoryLayout<Mixed<Double>>.offset(of: \.text),
            ])
    }

    func testWritingInPlace() throws {
        var mixed = Mixed(value: [1])
        let place = try XCTUnwrap(StoredProperty.all(of: Mixed<[Int]>.self).first { $0.name == "value" }).offset
        withUnsafeMutableBytes(of: &mixed) { bytes in
            bytes.baseAddress?.advanced(by: place).assumingMemoryBound(to: [Int].self).pointee = [2, 3]
        }
        XCTAssertEqual(mixed.value, [2, 3])
        XCTAssertTrue(mixed.flag)
        XCTAssertEqual(mixed.number, 3)
    }

    func testTypesWithoutPlaces() {
        final class Reference { var number = 1 }
        XCTAssertEqual(StoredProperty.all(of: Bool?.self).count, 0)
        XCTAssertEqual(StoredProperty.all(of: Reference.self).map(\.name), [])
    }
}
