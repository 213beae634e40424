import HeadlessUIKit
import XCTest

/// `UIBarItem.make(_:)` calls an initializer by its mangled name, for the spaces of a subclass: these tests pin what
/// must stay true of it.
@MainActor @preconcurrency
final class BarItemCreationTests: XCTestCase {
    private class Noting: UIBarButtonItem {
        let note: String
        override init() {
            note = "its own initializer"
            super.init()
        }
    }

    private final class Inheriting: Noting {
        let number = 7
    }

    func testObjectIsOfTheTypeThatWasAskedFor() {
        XCTAssertTrue(type(of: UIBarButtonItem.fixedSpace(8)) == UIBarButtonItem.self)
        XCTAssertTrue(type(of: Inheriting.fixedSpace(8)) == Inheriting.self)
    }

    func testInheritedInitializerSetsUpTheSubclass() {
        let space = Inheriting.fixedSpace(8)
        XCTAssertEqual(space.number, 7)
        XCTAssertEqual(space.note, "its own initializer")
        XCTAssertEqual(space.width, 8)
    }
}
