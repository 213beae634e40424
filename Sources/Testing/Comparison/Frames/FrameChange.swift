public import Foundation

/// One thing that is different between two frame trees.
public struct FrameChange: Sendable, Equatable {
    public var kind: Kind

    /// The name of the frame, such as `ChatMessageBubbleView#bubbleView`; for a frame without a name, that of the
    /// nearest frame around it and `▸ frame`.
    public var component: String

    /// What was restyled; `nil` for the other kinds.
    public var property: Property?

    /// The old value and the new one, as a person writes them. Lengths are points.
    public var from: String?
    public var to: String?

    /// The design tokens that the old and the new value come from, see ``DesignTokens``.
    public var fromToken: String?
    public var toToken: String?

    /// How far the frame moved inside its parent, in points.
    public var shift: CGSize?

    /// The words that differ, of a text.
    public var words: [WordDifference.Edit]?

    /// A text that the frame shows, where several frames have its name.
    public var hint: String?

    /// The number of frames inside of an added or a removed one.
    public var framesInside: Int?

    /// Where the frame is in each tree: the child to take at each step from the root; `nil` where it is not.
    public var oldPath: [Int]?
    public var newPath: [Int]?

    /// The frame's rectangle in each tree, in points from the root's top-left corner, without transforms.
    public var oldRect: CGRect?
    public var newRect: CGRect?

    /// The place in ``FrameDifference/changes`` of what brought this change about; `nil` for a cause.
    public var cause: Int?

    public enum Kind: String, Sendable, Codable, CaseIterable {
        case added, removed, moved, resized
        /// Painted in another way, see ``FrameChange/property``.
        case restyled
        /// Another text.
        case retexted
        /// The same text, broken into other lines.
        case reflowed
        /// Another place in the order of its siblings, or another parent.
        case restacked
        /// Cut off, and was not: a text that ends early, or a frame that reaches over the edge of its parent.
        case clipped
        case font
        case image
        /// Laid out in the other direction, from right to left or from left to right.
        case mirrored
    }

    /// What can be painted in another way.
    public enum Property: String, Sendable, Codable, CaseIterable {
        case component, fill, cornerRadius, border, shadow, opacity, clipping, mask, transform
        case textColor, textDecoration, textPosition, glyphs
        case tint, imagePlacement, drawing
        /// How far the children of a container lie inside of it, all of them: on more than one side, or on one.
        case margin, topMargin, leftMargin, bottomMargin, rightMargin
    }

    public var isCause: Bool { cause == nil }
}

extension FrameChange.Property {
    /// The property in words.
    public var words: String {
        switch self {
        case .cornerRadius: "corner radius"
        case .textColor: "text colour"
        case .textDecoration: "text decoration"
        case .textPosition: "place of the text"
        case .imagePlacement: "place of the image"
        case .topMargin: "top margin"
        case .leftMargin: "left margin"
        case .bottomMargin: "bottom margin"
        case .rightMargin: "right margin"
        default: rawValue
        }
    }
}
