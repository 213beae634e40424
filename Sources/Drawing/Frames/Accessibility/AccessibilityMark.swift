import Foundation

/// What a view says of itself to assistive technologies, before its place is known.
package struct AccessibilityMark: Sendable {
    /// What becomes of the view and of the elements inside it.
    package enum Role: Sendable {
        /// The view is no element; those inside stand beside those of the view around.
        case transparent
        /// The view is one element, whatever is inside.
        case element
        /// The view is one element that takes from those inside what it doesn't say itself.
        case combined
        /// As `combined`, but controls inside stay elements of their own, behind it: a row of a list.
        case row
        /// The view is no element; those inside are read together.
        case group
        /// Neither the view nor anything inside is an element.
        case hidden
        /// What is said holds for the elements inside; if there are none, the view becomes one.
        case change
    }

    /// One of the elements that a view names in the order in which they are read.
    package enum Part: Sendable {
        case view(ObjectIdentifier)
        case element(AccessibilityMark)
    }

    package var role: Role

    /// What is said. Its rectangle doesn't count.
    package var node: AccessibilityNode

    /// The traits that elements inside don't have any more.
    package var removedTraits: AccessibilityNode.Traits = []

    /// The view's identity, by which others name it.
    package var owner: ObjectIdentifier?

    /// The elements in an order of the view's own; `nil` for those inside in reading order.
    package var parts: [Part]?

    /// Whether what stands beside the view isn't read.
    package var isModal = false

    /// Higher priorities are read first among those beside each other.
    package var priority: Double = 0

    /// The element's rectangle in the view's coordinates; `nil` for the whole view.
    package var rect: CGRect?

    /// The point that is touched, as a fraction of the size.
    package var activation: CGPoint?

    /// Frames whose elements are read in place of those inside the view; `nil` for these.
    package var representation: [Frame]?

    package init(_ role: Role, _ node: AccessibilityNode = AccessibilityNode()) {
        self.role = role
        self.node = node
    }
}
