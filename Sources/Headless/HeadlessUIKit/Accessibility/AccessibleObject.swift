import Foundation

/// What responders say to assistive technologies, and can be told by subclasses: on iOS, all objects have these
/// properties.
///
/// What nobody has set is as the kind of view says: a label says its text, a button its title.
@MainActor @preconcurrency
open class AccessibleObject: NSObject {
    /// What was set; made when anything is.
    final var said: AccessibilityValues?

    override public init() {
        super.init()
    }

    final func say(_ change: (inout AccessibilityValues) -> Void) {
        var values = said ?? AccessibilityValues()
        change(&values)
        said = values
    }

    /// What is said where nobody has set anything.
    final var spokenByDefault: StandardAccessibility {
        (self as? any StandardAccessible)?.standardAccessibility ?? StandardAccessibility()
    }

    // MARK: What is said

    /// Whether the object is an element, so that what is inside isn't.
    open var isAccessibilityElement: Bool {
        get { said?.isElement ?? spokenByDefault.isElement }
        set { say { $0.isElement = newValue } }
    }

    open var accessibilityLabel: String? {
        get { said?.label?.string ?? spokenByDefault.label }
        set { say { $0.label = newValue.map { ReleasingAttributedString(string: $0) } } }
    }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { said?.label ?? accessibilityLabel.map { ReleasingAttributedString(string: $0) } }
        set { say { $0.label = newValue } }
    }

    open var accessibilityValue: String? {
        get { said?.value?.string ?? spokenByDefault.value }
        set { say { $0.value = newValue.map { ReleasingAttributedString(string: $0) } } }
    }

    open var accessibilityAttributedValue: NSAttributedString? {
        get { said?.value ?? accessibilityValue.map { ReleasingAttributedString(string: $0) } }
        set { say { $0.value = newValue } }
    }

    open var accessibilityHint: String? {
        get { said?.hint?.string }
        set { say { $0.hint = newValue.map { ReleasingAttributedString(string: $0) } } }
    }

    open var accessibilityAttributedHint: NSAttributedString? {
        get { said?.hint ?? accessibilityHint.map { ReleasingAttributedString(string: $0) } }
        set { say { $0.hint = newValue } }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { said?.traits ?? spokenByDefault.traits }
        set { say { $0.traits = newValue } }
    }

    open var accessibilityLanguage: String? {
        get { said?.language }
        set { say { $0.language = newValue } }
    }

    /// What can be done with the element besides using it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { said?.actions }
        set { say { $0.actions = newValue } }
    }

    /// What is read out when more is asked for.
    open var accessibilityCustomContent: [AXCustomContent]! {
        get { said?.content ?? [] }
        set { say { $0.content = newValue } }
    }

    // MARK: Where it is

    /// In the coordinates of the topmost view.
    open var accessibilityFrame: CGRect {
        get { said?.frame ?? ownAccessibilityFrame }
        set { say { $0.frame = newValue } }
    }

    /// An outline in place of the frame, in the coordinates of the topmost view.
    open var accessibilityPath: UIBezierPath? {
        get { said?.path }
        set { say { $0.path = newValue } }
    }

    /// In the coordinates of the topmost view; the middle of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { said?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { say { $0.activationPoint = newValue } }
    }

    /// The frame where nobody has set one.
    var ownAccessibilityFrame: CGRect { (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }

    // MARK: What is inside

    /// The elements inside in the order in which they are read; `nil` for the views inside.
    open var accessibilityElements: [Any]? {
        get { said?.elements }
        set { say { $0.elements = newValue } }
    }

    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether nothing inside is an element.
    open var accessibilityElementsHidden: Bool {
        get { said?.isHidden ?? false }
        set { say { $0.isHidden = newValue } }
    }

    /// Whether what stands beside the view isn't read.
    open var accessibilityViewIsModal: Bool {
        get { said?.isModal ?? false }
        set { say { $0.isModal = newValue } }
    }

    /// Whether the elements inside are read one after the other, wherever others are.
    open var shouldGroupAccessibilityChildren: Bool {
        get { said?.groups ?? spokenByDefault.groups }
        set { say { $0.groups = newValue } }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { said?.containerType ?? .none }
        set { say { $0.containerType = newValue } }
    }

    // MARK: What listeners do, which a still isn't told

    /// What voice control calls the element. Kept: nobody speaks to a still.
    open var accessibilityUserInputLabels: [String]! {
        get { said?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { say { $0.inputLabels = newValue } }
    }

    /// Whether switch control and full keyboard access stop at the element. Kept: a still lists what VoiceOver reads.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { said?.responds ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField]) }
        set { say { $0.responds = newValue } }
    }

    /// Kept: a still isn't drawn with inverted colors.
    open var accessibilityIgnoresInvertColors: Bool {
        get { said?.ignoresInvertColors ?? false }
        set { say { $0.ignoresInvertColors = newValue } }
    }

    /// Kept: nobody turns a rotor of a still.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { said?.rotors }
        set { say { $0.rotors = newValue } }
    }

    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { said?.navigationStyle ?? .automatic }
        set { say { $0.navigationStyle = newValue } }
    }

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
}

/// What was set of an object's accessibility; `nil` where nothing was.
struct AccessibilityValues {
    var isElement: Bool?
    var label, value, hint: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var language: String?
    var actions: [UIAccessibilityCustomAction]?
    var content: [AXCustomContent]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var isHidden, isModal, groups: Bool?
    var containerType: UIAccessibilityContainerType?
    var inputLabels: [String]?
    var responds, ignoresInvertColors: Bool?
    var rotors: [UIAccessibilityCustomRotor]?
    var navigationStyle: UIAccessibilityNavigationStyle?
}
