import HeadlessUIKit
import XCTest

/// The first responder, as UIKit documents it: one at a time, only in a window, and only if it can become one.
@MainActor @preconcurrency
final class ResponderTests: XCTestCase {
    private final class Owner: UITextFieldDelegate {
        var mayBegin = true
        var reported: [String] = []

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
        func textFieldDidBeginEditing(_ textField: UITextField) { reported.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { reported.append("ended") }
    }

    func testOnlyFieldsInAWindowBecomeFirst() {
        let field = UITextField()
        XCTAssertFalse(field.becomeFirstResponder())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let plain = UIView()
        window.addSubview(plain)
        window.addSubview(field)

        XCTAssertFalse(plain.becomeFirstResponder())
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(field.isEditing)
        XCTAssertTrue(field.becomeFirstResponder())
    }

    func testTheNextOneTakesOver() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (field, text, owner) = (UITextField(), UITextView(), Owner())
        field.delegate = owner
        window.addSubview(field)
        window.addSubview(text)

        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(text.becomeFirstResponder())

        XCTAssertFalse(field.isFirstResponder)
        XCTAssertTrue(text.isFirstResponder)
        XCTAssertEqual(owner.reported, ["began", "ended"])
        XCTAssertTrue(text.resignFirstResponder())
        XCTAssertFalse(text.isFirstResponder)
    }

    func testADelegateForbidsIt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (field, owner) = (UITextField(), Owner())
        owner.mayBegin = false
        field.delegate = owner
        window.addSubview(field)

        XCTAssertFalse(field.becomeFirstResponder())
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(owner.reported, [])
    }

    private final class Searcher: UISearchBarDelegate {
        var mayEnd = false
        var reported: [String] = []

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { reported.append("began") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { reported.append("ended") }
    }

    func testASearchBarEditsInItsField() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (bar, other, searcher) = (UISearchBar(), UITextField(), Searcher())
        bar.delegate = searcher
        XCTAssertFalse(bar.becomeFirstResponder())
        window.addSubview(bar)
        window.addSubview(other)

        XCTAssertTrue(bar.becomeFirstResponder())
        XCTAssertTrue(bar.isFirstResponder)
        XCTAssertTrue(bar.searchTextField.isEditing)
        XCTAssertFalse(other.becomeFirstResponder())
        XCTAssertFalse(bar.resignFirstResponder())

        searcher.mayEnd = true
        XCTAssertTrue(other.becomeFirstResponder())
        XCTAssertFalse(bar.isFirstResponder)
        XCTAssertTrue(bar.searchTextField.becomeFirstResponder())
        XCTAssertTrue(bar.isFirstResponder)
        XCTAssertEqual(searcher.reported, ["began", "ended", "began"])
    }
}
