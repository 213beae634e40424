import HeadlessUIKit
import XCTest

/// `UIView.make(_:)` calls an initializer by its mangled name: these tests pin what must stay true of it.
@MainActor @preconcurrency
final class ViewCreationTests: XCTestCase {
    private class Noting: UIView {
        let note: String
        override init(frame: CGRect) {
            note = "designated, \(frame.size)"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Inheriting: Noting {
        let number = 7
    }

    private final class Generic<Value>: UIView {
        var value: Value?
    }

    func testTypesOwnInitializerRuns() {
        let type: UIView.Type = Noting.self
        XCTAssertEqual((UIView.make(type) as? Noting)?.note, "designated, \(CGSize.zero)")
    }

    func testObjectIsOfTheTypeThatWasAskedFor() {
        let types: [UIView.Type] = [UIView.self, UILabel.self, Inheriting.self, Generic<String>.self]
        for type in types {
            XCTAssertTrue(Swift.type(of: UIView.make(type)) == type, "\(type)")
        }
    }

    func testInheritedInitializerSetsUpTheSubclass() {
        let type: UIView.Type = Inheriting.self
        let view = UIView.make(type) as? Inheriting
        XCTAssertEqual(view?.number, 7)
        XCTAssertEqual(view?.note, "designated, \(CGSize.zero)")
    }
}
