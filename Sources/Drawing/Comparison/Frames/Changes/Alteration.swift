public import Foundation
public import Frames

extension FrameChange {
    /// What can be different about a frame that is in both trees.
    ///
    /// Lengths are in points. Places and sizes are rounded to hundredths, and are those inside the parent.
    public enum Alteration: Sendable, Hashable {
        /// The frame has another class or identifier.
        case renamed(from: Frame.Origin, to: Frame.Origin)
        /// The frame is painted in another way.
        case restyled(Property, ValueChange)
        /// The frame shows another text, in which some words were exchanged; `nil` where it showed, or shows, nothing.
        case retexted(from: String?, to: String?, words: [WordDifference.Edit])
        /// The text is the same and breaks into other lines.
        case reflowed(from: String, to: String)
        /// The text has another font or size.
        case font(ValueChange)
        /// The frame shows another image.
        case image(ValueChange)
        /// The frame has another place in its parent.
        case moved(by: CGSize, from: CGPoint, to: CGPoint)
        /// The frame has another size.
        case resized(from: CGSize, to: CGSize)
        /// The frame has another place in the order of its siblings, or another parent.
        case restacked(Restacking)
        /// Something is cut off that was not.
        case clipped(Clipping)
        /// The whole tree is laid out in the other direction, from right to left or from left to right.
        case mirrored
    }

    /// The new place of a frame among others. Frames have their names, with a text in them where several have the name.
    public enum Restacking: Sendable, Hashable {
        /// The frame has another parent.
        case parent(from: String, to: String)
        /// The frame is another child of its container; the first one is 1.
        case child(from: Int, to: Int, of: String)
        /// The frame stands as far behind the first child of its container, and after another one; `nil` for none.
        case neighbor(from: String?, to: String?, in: String)
        /// The frames of a container, whose names are the same, have another order.
        case order(in: String)
    }

    /// The sorts of cuts.
    public enum Clipping: Sendable, Hashable {
        /// A text ends early: it has fewer glyphs than before.
        case text(glyphs: Int, before: Int)
        /// The frame reaches over the edge of its parent, by so many points.
        case edge(of: String, length: CGFloat)
    }
}
