import Frames

extension UIView {
    /// The accessibility of the view, and how it treats the elements inside it.
    final var accessibilityProperties: AccessibilityProperties {
        let standard = defaultAccessibility
        var mark = AccessibilityProperties(role(standard), accessibilityNode(standard))
        mark.owner = ObjectIdentifier(self)
        mark.isModal = accessibilityViewIsModal
        mark.parts = explicitParts ?? standard.parts
        mark.rect = customRect
        if accessibilityValues?.activationPoint != nil { mark.node.activationPoint = accessibilityActivationPoint }
        return mark
    }

    private func role(_ standard: StandardAccessibility) -> AccessibilityProperties.Role {
        if accessibilityElementsHidden { return .hidden }
        if isAccessibilityElement {
            // A row that is explicitly an element is read with its controls.
            guard case .row = standard.role, accessibilityValues?.isElement == true else { return standard.role }
            return .combined
        }
        return shouldGroupAccessibilityChildren || accessibilityContainerType != .none ? .group : .transparent
    }

    /// The custom frame, in the coordinates of the view's frame.
    private var customRect: CGRect? {
        guard let rect = accessibilityValues?.path?.bounds ?? accessibilityValues?.frame else { return nil }
        return convert(rect, from: nil).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }

    /// The custom elements inside the view.
    private var explicitParts: [AccessibilityProperties.Part]? {
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap(accessibilityElement(at:)).compactMap(part)
    }

    private func part(_ element: Any) -> AccessibilityProperties.Part? {
        if let view = element as? UIView { return .view(ObjectIdentifier(view)) }
        guard let element = element as? UIAccessibilityElement else { return nil }
        var mark = AccessibilityProperties(
            element.isAccessibilityElement ? .element : .group, element.accessibilityNode(element.defaultAccessibility))
        let rect = element.accessibilityValues?.path?.bounds ?? element.accessibilityFrame
        mark.rect = convert(rect, from: nil).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        if element.accessibilityElementsHidden { mark.role = .hidden }
        if let inside = element.accessibilityElements { mark.parts = inside.compactMap(part) }
        return .element(mark)
    }
}

extension AccessibleObject {
    /// Returns the properties that are read. Reads each property, because a subclass may override it.
    fileprivate final func accessibilityNode(_ standard: StandardAccessibility) -> AccessibilityNode {
        let label = accessibilityLabel
        var node = AccessibilityNode(
            label: label, value: accessibilityValue, hint: accessibilityHint,
            traits: AccessibilityNode.Traits(rawValue: accessibilityTraits.rawValue), kind: standard.kind,
            actions: (accessibilityCustomActions ?? []).map(\.name),
            details: (accessibilityCustomContent ?? []).map { .init(label: $0.label, value: $0.value) },
            language: accessibilityLanguage)
        node.isNamedByPicture = standard.isNamedByPicture && label == standard.label
        return node
    }
}
