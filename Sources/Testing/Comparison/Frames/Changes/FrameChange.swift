public import Foundation

/// A single difference between two frame trees, on one frame.
public struct FrameChange: Sendable, Equatable {
    /// The sort of change, which says which of the other properties have values.
    public var kind: Kind

    /// The name of the frame, such as `ChatMessageBubbleView#bubbleView`; for a frame without a name, that of the
    /// nearest frame around it and `▸ frame`.
    public var component: String

    /// The property that was restyled; `nil` for the other kinds.
    public var property: Property?

    /// The old value as a person writes it; `nil` if ``to`` says it all. Lengths are in points.
    public var from: String?

    /// The new value as a person writes it. Lengths are in points.
    public var to: String?

    /// The design token that the old value comes from, see `DesignTokens`.
    public var fromToken: String?

    /// The design token that the new value comes from.
    public var toToken: String?

    /// How far the frame moved inside its parent, in points.
    public var shift: CGSize?

    /// The words of a text that were exchanged.
    public var words: [WordDifference.Edit]?

    /// A text that the frame shows, which tells it from other frames of its name; `nil` if there are none.
    public var hint: String?

    /// The number of frames inside of an added or a removed one.
    public var framesInside: Int?

    /// The way to the frame in the old tree: the child to take at each step from the root. `nil` for an added frame.
    public var oldPath: [Int]?

    /// The way to the frame in the new tree; `nil` for a removed frame.
    public var newPath: [Int]?

    /// The frame's rectangle in the old tree, in points from the root's top-left corner, without transforms; `nil` for
    /// an added frame.
    public var oldRect: CGRect?

    /// The frame's rectangle in the new tree, likewise; `nil` for a removed frame.
    public var newRect: CGRect?

    /// The index in ``FrameDifference/changes`` of the change that this one follows from; `nil` for a cause.
    public var cause: Int?

    /// Whether the frame belongs to an ignored component: the change is told only because others follow from it.
    public var isIgnored = false

    /// The sorts of changes.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The frame is new, with everything inside of it.
        case added
        /// The frame is gone, with everything inside of it.
        case removed
        /// The frame has another place in its parent.
        case moved
        /// The frame has another size.
        case resized
        /// The frame is painted in another way, see ``FrameChange/property``.
        case restyled
        /// The frame shows another text.
        case retexted
        /// The text is the same and breaks into other lines.
        case reflowed
        /// The frame has another place in the order of its siblings, or another parent.
        case restacked
        /// Something is cut off that was not: a text ends early, or a frame reaches over the edge of its parent.
        case clipped
        /// The text has another font or size.
        case font
        /// The frame shows another image.
        case image
        /// The whole tree is laid out in the other direction, from right to left or from left to right.
        case mirrored
    }

    /// The properties in which the paint of a frame can differ.
    public enum Property: String, Sendable, Codable, CaseIterable {
        /// Properties of any frame. `component` is its name, which begins with its class.
        case component, fill, cornerRadius, cornerStyle, border, borderWidth, borderColor
        case shadow, opacity, clipping, mask, effects, transform
        /// Properties of a text. `glyphs` are other shapes of the same letters, `missingGlyphs` letters that no font has.
        case textColor, textDecoration, textPosition, glyphs, missingGlyphs
        /// Properties of an image.
        case tint, imagePlacement
        /// Properties of a path: `drawing` is its shape, `stroke` the line along it.
        case drawing, stroke, strokeWidth, strokeColor
        /// The distance, in points, of all children of a container from several of its sides, or from one.
        case margin, topMargin, leftMargin, bottomMargin, rightMargin
    }

    /// Whether the change follows from no other one.
    public var isCause: Bool { cause == nil }
}

extension FrameChange.Property {
    /// The property in words.
    public var words: String {
        switch self {
        case .component, .fill, .border, .shadow, .opacity, .clipping, .mask, .effects, .transform, .glyphs, .tint,
            .stroke, .margin:
            rawValue
        case .cornerRadius: "corner radius"
        case .cornerStyle: "corner style"
        case .borderWidth: "border width"
        case .borderColor: "border color"
        case .textColor: "text colour"
        case .textDecoration: "text decoration"
        case .textPosition: "text position"
        case .missingGlyphs: "missing glyphs"
        case .imagePlacement: "image position"
        case .drawing: "shape"
        case .strokeWidth: "stroke width"
        case .strokeColor: "stroke color"
        case .topMargin: "top margin"
        case .leftMargin: "left margin"
        case .bottomMargin: "bottom margin"
        case .rightMargin: "right margin"
        }
    }
}
