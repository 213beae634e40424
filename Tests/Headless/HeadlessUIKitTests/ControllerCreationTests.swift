import HeadlessUIKit
import XCTest

/// `UIViewController.make(_:)` calls an initializer by its mangled name: these tests pin what must stay true of it.
@MainActor @preconcurrency
final class ControllerCreationTests: XCTestCase {
    private class Noting: UIViewController {
        let note: String
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            note = "designated"
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Inheriting: Noting {
        let number = 7
    }

    func testObjectIsOfTheTypeThatWasAskedFor() {
        let types: [UIViewController.Type] = [UIViewController.self, Inheriting.self]
        for type in types {
            XCTAssertTrue(Swift.type(of: UIViewController.make(type)) == type, "\(type)")
        }
        let type: UIViewController.Type = Inheriting.self
        let controller = UIViewController.make(type) as? Inheriting
        XCTAssertEqual(controller?.number, 7)
        XCTAssertEqual(controller?.note, "designated")
    }
}
