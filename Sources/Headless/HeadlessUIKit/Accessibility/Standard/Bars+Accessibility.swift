import Frames

extension UINavigationBar: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(groups: true) }
}

extension UIToolbar: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(groups: true) }
}

extension UITabBar: StandardAccessible {
    /// Each tab is an element with a number.
    var standardAccessibility: StandardAccessibility {
        let parts = zip(items ?? [], tabs).enumerated().map { index, pair -> AccessibilityProperties.Part in
            let (item, tab) = pair
            var mark = AccessibilityProperties(.element, item.tabNode(isSelected: item === selectedItem))
            mark.node.position = .init(index + 1, of: tabs.count)
            mark.rect = tab.frame
            return .element(mark)
        }
        return StandardAccessibility(label: "Tab Bar", traits: .tabBar, groups: true, parts: parts)
    }
}

extension UITabBarItem {
    fileprivate func tabNode(isSelected: Bool) -> AccessibilityNode {
        var traits = AccessibilityNode.Traits(rawValue: accessibilityTraits.rawValue).union(.button)
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityNode(
            label: accessibilityLabel ?? title ?? image?.accessibilityName, value: accessibilityValue ?? badgeValue,
            hint: accessibilityHint, traits: traits, kind: .tab)
    }
}

extension UIBarButtonItem {
    /// Sets a button's properties to its item's. A system item has no title, but a name.
    func describe(_ button: UIButton) {
        if let label = accessibilityLabel ?? (title == nil ? systemItem?.accessibilityName : nil) {
            button.accessibilityLabel = label
        }
        if let value = accessibilityValue { button.accessibilityValue = value }
        if let hint = accessibilityHint { button.accessibilityHint = hint }
        if accessibilityTraits != [] {
            button.accessibilityTraits = accessibilityTraits.union(button.accessibilityTraits)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The label of a system item's symbol, from memory of iOS.
    fileprivate var accessibilityName: String {
        switch self {
        case .action: "Share"
        case .trash: "Delete"
        case .fastForward: "Fast forward"
        default: "\(self)".capitalized
        }
    }
}
