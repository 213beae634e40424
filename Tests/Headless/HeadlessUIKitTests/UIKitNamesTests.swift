import Foundation
import HeadlessUIKit
import Synchronization
import XCTest

/// Code that compiles with UIKit, and does here what a still can.
@MainActor @preconcurrency
final class UIKitNamesTests: XCTestCase {
    // MARK: Initializers that subclasses override

    private class Flow: UICollectionViewFlowLayout {
        let note: String
        override init() {
            note = "flow"
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    private class Inheriting: Flow {}

    private class Circle: CAShapeLayer {
        var note = ""
        override init() {
            super.init()
            note = "circle"
        }

        required init?(coder: NSCoder) { nil }
    }

    private class CircleView: UIView {
        override class var layerClass: AnyClass { Circle.self }
    }

    private class Tap: UITapGestureRecognizer {
        override init() { super.init() }
    }

    private class Fade: CABasicAnimation {
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
    }

    private class Context: UICollectionViewLayoutInvalidationContext {
        var note = ""
        override init() {
            super.init()
            note = "context"
        }
    }

    private class WithContext: UICollectionViewLayout {
        override class var invalidationContextClass: AnyClass { Context.self }
    }

    func testOverriddenInitializersRun() {
        let type: UICollectionViewLayout.Type = Inheriting.self
        XCTAssertEqual((UICollectionViewLayout.make(type) as? Flow)?.note, "flow")
        XCTAssertEqual((CircleView().layer as? Circle)?.note, "circle")
        let context = WithContext().invalidationContext(forBoundsChange: .zero)
        XCTAssertEqual((context as? Context)?.note, "context")
        XCTAssertTrue(
            Flow().invalidationContext(forBoundsChange: .zero) is UICollectionViewFlowLayoutInvalidationContext)
        _ = (Tap(), Fade())
    }

    func testInsetsAreMadeEmptyOrWhole() {
        XCTAssertEqual(UIEdgeInsets(), .zero)
        XCTAssertEqual(NSDirectionalEdgeInsets(), .zero)
        XCTAssertEqual(UIOffset(), .zero)
        XCTAssertEqual(CGVector(), .zero)
    }

    // MARK: Overridable methods

    private class Editor: UITextView {
        var pasted = false
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
        override func paste(_ sender: Any?) { pasted = true }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    func testResponderActions() {
        let editor = Editor()
        editor.paste(nil)
        XCTAssertTrue(editor.pasted)
        XCTAssertTrue(editor.canPerformAction("paste:", withSender: nil))
        XCTAssertFalse(UIView().canPerformAction("paste:", withSender: nil))
        XCTAssertTrue(UIView().gestureRecognizerShouldBegin(UITapGestureRecognizer()))
        let actions: any UIResponderStandardEditActions = UIView()
        actions.selectAll(nil)
        XCTAssertNil(editor.textInputMode)
        UIMenuController.shared.setMenuVisible(true, animated: false)
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    }

    // MARK: Nibs

    /// A nib whose views are made in code, since files of Interface Builder can't be read.
    private class CodeNib: UINib {
        let make: () -> UIView

        init(_ make: @escaping () -> UIView) {
            self.make = make
            super.init(nibName: "Code", bundle: nil)
        }

        override func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [make()] }
    }

    func testNibsMakeCells() {
        let table = UITableView()
        table.register(
            CodeNib { UITableViewCell(style: .value1, reuseIdentifier: "cell") }, forCellReuseIdentifier: "cell")
        XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "cell"))
        let none: UINib? = nil
        table.register(none, forCellReuseIdentifier: "cell")
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "cell"))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(CodeNib { UICollectionViewCell() }, forCellWithReuseIdentifier: "item")
        let item = collection.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
        XCTAssertEqual(item.reuseIdentifier, "item")
    }

    // MARK: Notifications

    func testTextViewsAndFieldsPostNotifications() {
        let names = Mutex<[String]>([])
        let all: [Notification.Name] = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification, UITextField.textDidBeginEditingNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                names.withLock { $0.append(note.name.rawValue) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (text, field) = (UITextView(), UITextField())
        window.addSubview(text)
        window.addSubview(field)
        text.becomeFirstResponder()
        text.insertText("a")
        field.becomeFirstResponder()
        field.resignFirstResponder()
        XCTAssertEqual(names.withLock(\.self), all.map(\.rawValue))
    }

    func testNamesOfNotificationsAndKeys() {
        let names: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            UITextField.textDidChangeNotification, UIDevice.orientationDidChangeNotification,
            UIApplication.didReceiveMemoryWarningNotification, UIApplication.willTerminateNotification,
        ]
        XCTAssertEqual(Set(names).count, names.count)
        let keys = [
            UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
            UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
            UIResponder.keyboardIsLocalUserInfoKey,
        ]
        XCTAssertEqual(Set(keys).count, keys.count)
    }

    // MARK: Values

    func testGeometryInObjects() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let keyboard: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect)]
        XCTAssertEqual((keyboard[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue, rect)
        XCTAssertEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
        XCTAssertEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
        XCTAssertTrue(rect.equalTo(rect) && rect.size.equalTo(rect.size) && rect.origin.equalTo(rect.origin))
        XCTAssertEqual(UIColor.groupTableViewBackground, .systemGroupedBackground)
    }
}
