import Frames

extension UIView {
    /// What the view says of itself and what becomes of those inside it.
    final var accessibilityProperties: AccessibilityProperties {
        let standard = spokenByDefault
        var mark = AccessibilityProperties(role(standard), spoken(standard))
        mark.owner = ObjectIdentifier(self)
        mark.isModal = accessibilityViewIsModal
        mark.parts = explicitParts ?? standard.parts
        mark.rect = movedRect
        if said?.activationPoint != nil { mark.node.activationPoint = accessibilityActivationPoint }
        return mark
    }

    private func role(_ standard: StandardAccessibility) -> AccessibilityProperties.Role {
        if accessibilityElementsHidden { return .hidden }
        if isAccessibilityElement {
            // A row that somebody calls an element is one, with its controls.
            guard case .row = standard.role, said?.isElement == true else { return standard.role }
            return .combined
        }
        return shouldGroupAccessibilityChildren || accessibilityContainerType != .none ? .group : .transparent
    }

    /// The place that was set, in the coordinates of the view's frame.
    private var movedRect: CGRect? {
        guard let rect = said?.path?.bounds ?? said?.frame else { return nil }
        return convert(rect, from: nil).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }

    /// The elements that the view names itself.
    private var explicitParts: [AccessibilityProperties.Part]? {
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap(accessibilityElement(at:)).compactMap(part)
    }

    private func part(_ element: Any) -> AccessibilityProperties.Part? {
        if let view = element as? UIView { return .view(ObjectIdentifier(view)) }
        guard let element = element as? UIAccessibilityElement else { return nil }
        var mark = AccessibilityProperties(
            element.isAccessibilityElement ? .element : .group, element.spoken(element.spokenByDefault))
        let place = element.said?.path?.bounds ?? element.accessibilityFrame
        mark.rect = convert(place, from: nil).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        if element.accessibilityElementsHidden { mark.role = .hidden }
        if let inside = element.accessibilityElements { mark.parts = inside.compactMap(part) }
        return .element(mark)
    }
}

extension AccessibleObject {
    /// What is read out. Subclasses may have their own answers, so that all is asked for and nothing looked up.
    fileprivate final func spoken(_ standard: StandardAccessibility) -> AccessibilityNode {
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
