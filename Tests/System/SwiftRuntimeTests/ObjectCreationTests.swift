import Foundation
import SwiftRuntime
import XCTest

/// An object is made by its class, whose `init()` is looked up under the name that the compiler gives it.
final class ObjectCreationTests: XCTestCase {
    private class Noting: NSObject {
        let note: String
        override init() {
            note = "its own initializer"
            super.init()
        }
    }

    private final class Inheriting: Noting {
        let number = 7
    }

    private final class Generic<Value>: NSObject {
        var values: [Value] = []
    }

    private final class Going: NSObject {
        nonisolated(unsafe) static var count = 0
        deinit { Going.count += 1 }
    }

    func testClassesOwnInitializerRuns() {
        let type: NSObject.Type = Noting.self
        XCTAssertEqual((ObjectCreation.make(type) as? Noting)?.note, "its own initializer")
    }

    func testObjectIsOfTheClassThatWasAskedFor() {
        let types: [NSObject.Type] = [NSObject.self, Noting.self, Inheriting.self, Generic<String>.self]
        for type in types { XCTAssertTrue(Swift.type(of: ObjectCreation.make(type)) == type, "\(type)") }
    }

    func testInheritedInitializerSetsUpTheSubclass() {
        let type: NSObject.Type = Inheriting.self
        let object = ObjectCreation.make(type) as? Inheriting
        XCTAssertEqual(object?.number, 7)
        XCTAssertEqual(object?.note, "its own initializer")
    }

    /// The caller owns the object, once.
    func testObjectGoes() {
        let before = Going.count
        for _ in 0..<3 { _ = ObjectCreation.make(Going.self) }
        XCTAssertEqual(Going.count - before, 3)
    }
}
