import Foundation

/// The accessibility properties of responders, which subclasses can override: on iOS, all objects have them.
///
/// The default value of a property depends on the class: a label's is its text, a button's its title.
@MainActor @preconcurrency
open class AccessibleObject: NSObject {
    /// The properties that were set; created with the first one.
    final var accessibilityValues: AccessibilityValues?

    override public init() {
        super.init()
    }

    final func setAccessibilityValues(_ change: (inout AccessibilityValues) -> Void) {
        var values = accessibilityValues ?? AccessibilityValues()
        change(&values)
        accessibilityValues = values
    }

    /// The values of properties that aren't set.
    final var defaultAccessibility: StandardAccessibility {
        (self as? any StandardAccessible)?.standardAccessibility ?? StandardAccessibility()
    }

    // MARK: Label and traits

    /// Whether the object is an element; the views inside it then aren't.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? defaultAccessibility.isElement }
        set { setAccessibilityValues { $0.isElement = newValue } }
    }

    open var accessibilityLabel: String? {
        get { accessibilityValues?.label?.string ?? defaultAccessibility.label }
        set { setAccessibilityValues { $0.label = newValue.map { ReleasingAttributedString(string: $0) } } }
    }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityValues?.label ?? accessibilityLabel.map { ReleasingAttributedString(string: $0) } }
        set { setAccessibilityValues { $0.label = newValue } }
    }

    open var accessibilityValue: String? {
        get { accessibilityValues?.value?.string ?? defaultAccessibility.value }
        set { setAccessibilityValues { $0.value = newValue.map { ReleasingAttributedString(string: $0) } } }
    }

    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValues?.value ?? accessibilityValue.map { ReleasingAttributedString(string: $0) } }
        set { setAccessibilityValues { $0.value = newValue } }
    }

    open var accessibilityHint: String? {
        get { accessibilityValues?.hint?.string }
        set { setAccessibilityValues { $0.hint = newValue.map { ReleasingAttributedString(string: $0) } } }
    }

    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityValues?.hint ?? accessibilityHint.map { ReleasingAttributedString(string: $0) } }
        set { setAccessibilityValues { $0.hint = newValue } }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? defaultAccessibility.traits }
        set { setAccessibilityValues { $0.traits = newValue } }
    }

    open var accessibilityLanguage: String? {
        get { accessibilityValues?.language }
        set { setAccessibilityValues { $0.language = newValue } }
    }

    /// Additional actions of the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.actions }
        set { setAccessibilityValues { $0.actions = newValue } }
    }

    /// Additional content that is read on request.
    open var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibilityValues?.content ?? [] }
        set { setAccessibilityValues { $0.content = newValue } }
    }

    // MARK: Geometry

    /// The frame, in the coordinates of the topmost view.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? defaultAccessibilityFrame }
        set { setAccessibilityValues { $0.frame = newValue } }
    }

    /// The outline that replaces the frame, in the coordinates of the topmost view.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues?.path }
        set { setAccessibilityValues { $0.path = newValue } }
    }

    /// The point in the coordinates of the topmost view; by default, the center of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityValues?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { setAccessibilityValues { $0.activationPoint = newValue } }
    }

    /// The frame of an object without a custom one.
    var defaultAccessibilityFrame: CGRect { (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }

    // MARK: Container

    /// The elements inside, in reading order; `nil` to use the views inside.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { setAccessibilityValues { $0.elements = newValue } }
    }

    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether all elements inside are hidden.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.isHidden ?? false }
        set { setAccessibilityValues { $0.isHidden = newValue } }
    }

    /// Whether only this view is read, and not its siblings.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { setAccessibilityValues { $0.isModal = newValue } }
    }

    /// Whether the elements inside are read together, wherever others are.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groups ?? defaultAccessibility.groups }
        set { setAccessibilityValues { $0.groups = newValue } }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValues?.containerType ?? .none }
        set { setAccessibilityValues { $0.containerType = newValue } }
    }

    // MARK: Properties without effect

    /// The names for voice control. Kept and never read: there is no voice control.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityValues?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { setAccessibilityValues { $0.inputLabels = newValue } }
    }

    /// Whether Switch Control and Full Keyboard Access stop at the element. Kept and never read: pictures list what
    /// VoiceOver reads.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilityValues?.responds ?? !accessibilityTraits.isDisjoint(with: [
                .button, .link, .adjustable, .searchField,
            ])
        }
        set { setAccessibilityValues { $0.responds = newValue } }
    }

    /// Kept and never read: colors are never inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues?.ignoresInvertColors ?? false }
        set { setAccessibilityValues { $0.ignoresInvertColors = newValue } }
    }

    /// Kept and never read: rotors aren't used.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues?.rotors }
        set { setAccessibilityValues { $0.rotors = newValue } }
    }

    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityValues?.navigationStyle ?? .automatic }
        set { setAccessibilityValues { $0.navigationStyle = newValue } }
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

/// The accessibility properties that were set on an object; `nil` for those that weren't.
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
