import Frames

/// The default accessibility of a kind of view, as on iOS.
struct StandardAccessibility {
    var isElement = false
    var label, value: String?
    var traits: UIAccessibilityTraits = []
    var kind: AccessibilityNode.Kind?

    /// How the element treats the elements inside it.
    var role = AccessibilityProperties.Role.element

    /// Whether the elements inside are read together.
    var groups = false

    /// Whether the label is only an image's name.
    var isNamedByPicture = false

    /// Elements that aren't views.
    var parts: [AccessibilityProperties.Part]?
}

/// A view with default accessibility.
@MainActor
protocol StandardAccessible: AccessibleObject {
    var standardAccessibility: StandardAccessibility { get }
}

extension UIControl {
    /// Returns the traits, and those of the control's state.
    func traits(_ own: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = own
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
