public import Foundation

/// What decided the size and the position of a view, for each of its four numbers; the most direct reason first.
public struct LayoutReasons: Sendable, Equatable, Codable {
    /// What decided the width.
    public var width: [LayoutReason]
    /// What decided the height.
    public var height: [LayoutReason]
    /// What decided the left edge.
    public var x: [LayoutReason]
    /// What decided the top edge.
    public var y: [LayoutReason]

    /// Creates reasons.
    public init(
        width: [LayoutReason] = [], height: [LayoutReason] = [], x: [LayoutReason] = [], y: [LayoutReason] = []
    ) {
        self.width = width
        self.height = height
        self.x = x
        self.y = y
    }
}

/// A reason for a length or a position of a view: a constraint, a modifier, a container, or the content.
public struct LayoutReason: Sendable, Equatable, Codable {
    /// The kind of reason.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// A constraint of Auto Layout.
        case constraint
        /// The size of the content: a text, an image, or the intrinsic size of a view.
        case content
        /// A frame that code has set, or that the view around it sets when it lays out its subviews.
        case frame
        /// A frame that follows the superview's size by the autoresizing mask.
        case autoresizing
        /// A modifier of SwiftUI, such as `.frame(width: 120)`.
        case modifier
        /// A container, such as a stack.
        case container
        /// The size that was proposed to the view, which it fills.
        case proposal
        /// Nothing: the constraints leave the number open.
        case ambiguous
    }

    /// The kind of reason.
    public var kind: Kind

    /// The reason in words, such as `UILabel.width == 40`, `.padding(16)` or `own size of its text`.
    public var text: String

    /// The constant of a constraint or the length of a modifier, in points.
    public var constant: CGFloat?

    /// The priority of a constraint, from above 0 to 1000, which is required.
    public var priority: Float?

    /// The identifier of a constraint.
    public var identifier: String?

    /// Creates a reason.
    public init(
        _ kind: Kind, _ text: String, constant: CGFloat? = nil, priority: Float? = nil, identifier: String? = nil
    ) {
        self.kind = kind
        self.text = text
        // JSON has no infinity.
        self.constant = constant.flatMap { $0.isFinite ? $0 : nil }
        self.priority = priority
        self.identifier = identifier
    }
}
