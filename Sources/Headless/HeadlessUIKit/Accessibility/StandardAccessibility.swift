import Frames

/// What a kind of view says where nobody has set anything, as on iOS.
struct StandardAccessibility {
    var isElement = false
    var label, value: String?
    var traits: UIAccessibilityTraits = []
    var kind: AccessibilityNode.Kind?

    /// What an element does with those inside it.
    var role = AccessibilityProperties.Role.element

    /// Whether those inside are read one after the other.
    var groups = false

    /// Whether the label is only the name of a picture.
    var isNamedByPicture = false

    /// Parts that are elements and no views.
    var parts: [AccessibilityProperties.Part]?
}

/// A view that says something of itself.
@MainActor
protocol StandardAccessible: AccessibleObject {
    var standardAccessibility: StandardAccessibility { get }
}

extension UIControl {
    /// The traits of a control that can be used or not.
    func traits(_ own: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = own
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
