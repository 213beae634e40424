public import Foundation

/// Something that is drawn about a part of a picture.
public struct Annotation: Sendable, Equatable {
    /// What is drawn.
    public enum Kind: Sendable, Equatable {
        /// A text beside the picture, and an arrow from it to the part.
        case callout(String)
        /// A number in a circle beside the part, and a line of the legend below the picture if there is a text.
        case number(String?)
        /// A frame around the part, and a text beside it if there is one.
        case box(String?)
        /// A bracket along a side of the part, with a text or, if there is none, the part's length in points.
        case bracket(String?)
        /// The part's width, its height, both, or the radius of one of its corners, in points.
        case size(Measure)
        /// The distance in points from the part to another one.
        case distance(to: FrameReference)
        /// Everything but the part is dimmed.
        case dim
        /// The part is made unreadable: no text or image of it stays in the picture's frames.
        case blur
    }

    /// The lengths that are measured.
    public enum Measure: String, Sendable, CaseIterable {
        /// The length of a side.
        case width, height
        /// Width and height.
        case both
        /// The largest radius of a corner; 0 where all are sharp.
        case radius
    }

    /// A side of a part or of the picture. Leading and trailing change places where text runs from right to left.
    public enum Side: String, Sendable, CaseIterable { case left, right, top, bottom, leading, trailing }

    /// What is drawn.
    public var kind: Kind

    /// The part that it is about.
    public var target: FrameReference

    /// The side on which a mark stands, or the edges between which a distance inside a part is measured; `nil` for where
    /// there is most room.
    public var side: Side?

    /// The distance between the part and the line around it, in points; `nil` for the usual one.
    public var padding: CGFloat?

    /// What the annotation has of its own instead of the picture's style.
    public var look: AnnotationOverrides

    /// The place in a file that asks for it; errors begin with it.
    public var place: Place?

    /// Creates an annotation.
    public init(
        _ kind: Kind, of target: FrameReference, side: Side? = nil, padding: CGFloat? = nil,
        look: AnnotationOverrides = AnnotationOverrides(), place: Place? = nil
    ) {
        self.kind = kind
        self.target = target
        self.side = side
        self.padding = padding
        self.look = look
        self.place = place
    }
}
