/// An additional action of an element.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name that is read.
    open var name: String

    open var attributedName: NSAttributedString {
        get { ReleasingAttributedString(string: name) }
        set { name = newValue.string }
    }

    /// Kept and never read: only Switch Control shows an action's image.
    open var image: UIImage?

    /// Kept and never read: actions aren't performed.
    open var actionHandler: Handler?

    /// Kept and never read: actions aren't performed.
    open weak var target: AnyObject?
    /// Kept and never read: actions aren't performed.
    open var selector: Selector?

    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
    }

    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
    }
}

/// Additional content of an element that is read on request.
@MainActor @preconcurrency
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }

    open var label: String
    open var value: String

    /// Whether it is read at once. Kept and never read: a picture lists it in either case.
    open var importance = Importance.default

    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}

/// An object with additional content.
@MainActor @preconcurrency
public protocol AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A way to move between elements of a kind. Kept and never read: rotors aren't used.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable { case previous, next }

    open var name: String
    open var itemSearchBlock: Search

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
    }
}

/// The start of a rotor's search. Kept and never read: rotors aren't used.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a rotor's search. Kept and never read: rotors aren't used.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: AnyObject?
    open var targetRange: UITextRange?

    override public init() {}

    public init(targetElement: AnyObject, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
