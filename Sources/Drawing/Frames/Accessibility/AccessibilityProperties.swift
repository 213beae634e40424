import Foundation

/// The accessibility properties of a view, before its position is known.
package struct AccessibilityProperties: Sendable {
    /// How the view and the elements inside it are exposed.
    package enum Role: Sendable {
        /// The view is no element; those inside join the elements of the enclosing view.
        case transparent
        /// The view is a single element, regardless of its content.
        case element
        /// The view is a single element, and takes missing properties from the elements inside.
        case combined
        /// Like `combined`, but controls inside remain separate elements after it: a row of a list.
        case row
        /// The view is no element; those inside are read together.
        case group
        /// Neither the view nor anything inside is an element.
        case hidden
        /// The properties apply to the elements inside; if there are none, the view becomes an element.
        case change
    }

    /// One of the elements that a view lists in reading order.
    package enum Part: Sendable {
        case view(ObjectIdentifier)
        case element(AccessibilityProperties)
    }

    package var role: Role

    /// The properties to announce. The rectangle is ignored.
    package var node: AccessibilityNode

    /// The traits to remove from the elements inside.
    package var removedTraits: AccessibilityNode.Traits = []

    /// The view's identity, by which other views refer to it.
    package var owner: ObjectIdentifier?

    /// The elements in an order that the view specifies; `nil` for those inside in reading order.
    package var parts: [Part]?

    /// Whether the siblings of the view are ignored.
    package var isModal = false

    /// Siblings of higher priority are read first.
    package var priority: Double = 0

    /// The element's rectangle in the view's coordinates; `nil` for the whole view.
    package var rect: CGRect?

    /// The activation point as a fraction of the size.
    package var activation: CGPoint?

    /// Frames whose elements replace those inside the view; `nil` for none.
    package var representation: [Frame]?

    package init(_ role: Role, _ node: AccessibilityNode = AccessibilityNode()) {
        self.role = role
        self.node = node
    }
}
