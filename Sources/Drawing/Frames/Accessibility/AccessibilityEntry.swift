import Foundation

/// An element or a group of elements that are read together.
struct AccessibilityEntry {
    var node: AccessibilityNode
    var priority: Double = 0
    var owner: ObjectIdentifier?

    /// The elements of a group; `nil` for a single element.
    var inside: [AccessibilityEntry]?

    /// Whether the group specifies the order of its elements.
    var isOrdered = false

    init(_ branch: AccessibilityTree.Branch, inside: [AccessibilityEntry]? = nil) {
        node = branch.mark.node
        node.rect = branch.rect
        priority = branch.mark.priority
        owner = branch.mark.owner
        self.inside = inside
    }

    /// Whether any part is visible.
    var isShown: Bool { inside?.isEmpty == false || inside == nil && !node.rect.isEmpty }

    /// The elements without their groups.
    var elements: [AccessibilityEntry] { inside?.flatMap(\.elements) ?? [self] }

    /// Applies what an enclosing view specifies for its elements.
    mutating func change(_ mark: AccessibilityProperties) {
        if mark.priority != 0 { priority = mark.priority }
        node.change(mark)
    }
}
