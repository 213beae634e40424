import Foundation

/// An element, or several that are read together, among those beside it.
struct AccessibilityEntry {
    var node: AccessibilityNode
    var priority: Double = 0
    var owner: ObjectIdentifier?

    /// Those that are read together; `nil` for an element.
    var inside: [AccessibilityEntry]?

    /// Whether those inside are in an order of their own.
    var isOrdered = false

    init(_ branch: AccessibilityTree.Branch, inside: [AccessibilityEntry]? = nil) {
        node = branch.mark.node
        node.rect = branch.rect
        priority = branch.mark.priority
        owner = branch.mark.owner
        self.inside = inside
    }

    /// Whether anything of it is seen.
    var isShown: Bool { inside?.isEmpty == false || inside == nil && !node.rect.isEmpty }

    /// The elements, without the groups that they are in.
    var elements: [AccessibilityEntry] { inside?.flatMap(\.elements) ?? [self] }

    /// Takes over what a mark says of elements from outside.
    mutating func change(_ mark: AccessibilityMark) {
        if mark.priority != 0 { priority = mark.priority }
        node.change(mark)
    }
}
