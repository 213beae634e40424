@testable import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class FieldTests: XCTestCase {
    private func field(_ style: UITextField.BorderStyle = .none) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = style
        return field
    }

    /// UIKit's clear button is 19 points wide, 5 points from a rounded border.
    func testClearButtonShowsBesideText() {
        let field = field(.roundedRect)
        field.clearButtonMode = .always
        field.layoutIfNeeded()
        XCTAssertNil(field.clearButton)
        field.text = "Text"
        field.layoutIfNeeded()
        XCTAssertEqual(field.clearButton?.frame, CGRect(x: 176, y: 7.5, width: 19, height: 19))
        XCTAssertLessThanOrEqual(field.textRect(forBounds: field.bounds).maxX, 176)
        field.clearButtonMode = .whileEditing
        field.layoutIfNeeded()
        XCTAssertEqual(field.clearButton?.isHidden, true)
        field.clearButtonMode = .unlessEditing
        field.semanticContentAttribute = .forceRightToLeft
        field.layoutIfNeeded()
        XCTAssertEqual(field.clearButton?.frame.minX, 5)
    }

    func testSideViewsTakeRoomWhereTheyShow() {
        let field = field()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = left
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 0)
        field.leftViewMode = .always
        field.layoutIfNeeded()
        XCTAssertEqual(left.frame, CGRect(x: 0, y: 7, width: 30, height: 20))
        XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 30, y: 0, width: 170, height: 34))
        field.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 0, y: 0, width: 170, height: 34))
        field.leftView = nil
        XCTAssertNil(left.superview)
    }

    func testSideViewWithoutAFrameIsAsLargeAsItsContent() {
        let field = field()
        let label = UILabel()
        label.text = "€"
        field.rightView = label
        field.rightViewMode = .always
        field.layoutIfNeeded()
        XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
        XCTAssertEqual(label.frame.maxX, 200)
    }

    func testBackgroundImageOfTheState() {
        let field = field()
        let (image, disabled) = (UIImage(), UIImage(systemName: "plus"))
        field.disabledBackground = disabled
        field.isEnabled = false
        XCTAssertNil(field.chrome)
        field.background = image
        XCTAssertTrue(field.chrome?.image === disabled)
        field.isEnabled = true
        XCTAssertTrue(field.chrome?.image === image)
    }

    func testTextsKeepTheirTraits() {
        let field = UITextField()
        XCTAssertEqual(field.autocapitalizationType, .sentences)
        field.keyboardType = .emailAddress
        field.textContentType = .emailAddress
        XCTAssertEqual(field.keyboardType, .emailAddress)
        XCTAssertEqual(field.textContentType, .emailAddress)
        XCTAssertEqual(UITextView().keyboardType, .default)
        XCTAssertNil(field.inputAccessoryView)
        let bar = UIView()
        field.inputAccessoryView = bar
        XCTAssertTrue(field.inputAccessoryView === bar)
    }
}

@MainActor @preconcurrency
final class SearchBarTests: XCTestCase {
    private func bar(_ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
        let bar = UISearchBar()
        change(bar)
        bar.frame = CGRect(x: 0, y: 0, width: 375, height: bar.intrinsicContentSize.height)
        bar.layoutIfNeeded()
        return bar
    }

    /// A search bar outside a navigation bar is 56 points high with a field of 36, as on iOS.
    func testSizes() {
        XCTAssertEqual(bar().intrinsicContentSize.height, 56)
        XCTAssertEqual(bar().searchTextField.frame, CGRect(x: 8, y: 10, width: 359, height: 36))
    }

    func testCancelButtonTakesRoomFromTheField() throws {
        let bar = bar { $0.showsCancelButton = true }
        let button = try XCTUnwrap(bar.subviews.compactMap { $0 as? UIButton }.first)
        XCTAssertEqual(button.frame.maxX, 367)
        XCTAssertEqual(bar.searchTextField.frame.maxX, button.frame.minX - 8)
    }

    func testScopesStandBelowTheField() throws {
        let bar = bar {
            $0.scopeButtonTitles = ["All", "Unread"]
            $0.selectedScopeButtonIndex = 1
        }
        XCTAssertEqual(bar.intrinsicContentSize.height, 56)
        bar.showsScopeBar = true
        bar.frame.size.height = bar.intrinsicContentSize.height
        bar.layoutIfNeeded()
        let scopes = try XCTUnwrap(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        XCTAssertEqual(scopes.selectedSegmentIndex, 1)
        XCTAssertGreaterThan(scopes.frame.minY, bar.searchTextField.frame.maxY)
    }

    func testTokensMoveTheText() {
        let bar = bar()
        let before = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Leia"), at: 7)
        let after = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        XCTAssertGreaterThan(after.minX, before.minX + 30)
        bar.searchTextField.removeToken(at: 0)
        bar.searchTextField.removeToken(at: 0)
        XCTAssertEqual(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds), before)
    }
}
