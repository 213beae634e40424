public import Foundation

/// An annotation of a part of a picture.
public struct Annotation: Sendable, Equatable {
    /// The kind of annotation.
    public enum Kind: Sendable, Equatable {
        /// A text beside the picture, and an arrow from it to the part.
        case callout(String)
        /// A number in a circle beside the part, and its text, if any, in the legend below the picture.
        case number(String?)
        /// A box around the part, optionally with a text beside it.
        case box(String?)
        /// A bracket along a side of the part, with a text or, by default, the part's length in points.
        case bracket(String?)
        /// The part's width, its height, both, or the radius of one of its corners, in points.
        case size(Measure)
        /// The distance in points from the part to another one.
        case distance(to: FrameReference)
        /// Everything but the part is dimmed.
        case dim
        /// The part is made unreadable: its texts and images are removed from the picture's frames.
        case blur
    }

    /// The measured lengths.
    public enum Measure: String, Sendable, CaseIterable {
        /// The length of a side.
        case width, height
        /// Width and height.
        case both
        /// The largest corner radius; 0 if all corners are sharp.
        case radius
    }

    /// A side of a part or of the picture. Leading and trailing depend on the reading direction.
    public enum Side: String, Sendable, CaseIterable { case left, right, top, bottom, leading, trailing }

    /// The kind of annotation.
    public var kind: Kind

    /// The target of the annotation.
    public var target: FrameReference

    /// The side of a mark, or the edges between which a distance inside a part is measured; `nil` for the side with the
    /// most space.
    public var side: Side?

    /// The distance between the part and the line around it, in points; `nil` for the default.
    public var padding: CGFloat?

    /// The overrides of the picture's style.
    public var overrides: AnnotationOverrides

    /// The place in a file that declares the annotation, which prefixes errors.
    public var place: Place?

    /// Creates an annotation.
    public init(
        _ kind: Kind, of target: FrameReference, side: Side? = nil, padding: CGFloat? = nil,
        overrides: AnnotationOverrides = AnnotationOverrides(), place: Place? = nil
    ) {
        self.kind = kind
        self.target = target
        self.side = side
        self.padding = padding
        self.overrides = overrides
        self.place = place
    }
}

extension Annotation {
    /// A line of a file.
    public struct Place: Sendable, Equatable, CustomStringConvertible {
        /// The file's name for errors.
        public var file: String

        /// The line, counted from 1.
        public var line: Int

        /// Creates a place.
        public init(file: String, line: Int) {
            (self.file, self.line) = (file, line)
        }

        /// The prefix of errors, such as `pictures.yaml:12`.
        public var description: String { "\(file):\(line)" }
    }
}
