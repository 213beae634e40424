public import Foundation
public import Frames

extension FrameChange {
    /// A change of a frame that is in both trees.
    ///
    /// Lengths are in points. Positions and sizes are rounded to hundredths, in the parent's coordinates.
    public enum Alteration: Sendable, Hashable {
        /// The frame has another class or identifier.
        case renamed(from: Frame.Origin, to: Frame.Origin)
        /// A property of the frame's paint changed.
        case restyled(Property, ValueChange)
        /// The text changed, by the given edits; `nil` for no text.
        case retexted(from: String?, to: String?, words: [WordDifference.Edit])
        /// The same text has other line breaks.
        case reflowed(from: String, to: String)
        /// The font or its size changed.
        case font(ValueChange)
        /// The image changed.
        case image(ValueChange)
        /// The frame moved in its parent.
        case moved(by: CGSize, from: CGPoint, to: CGPoint)
        /// The size changed.
        case resized(from: CGSize, to: CGSize)
        /// The frame moved in the order of its siblings, or to another parent.
        case restacked(Restacking)
        /// Something is newly clipped.
        case clipped(Clipping)
        /// The layout direction of the whole tree changed.
        case mirrored
    }

    /// The new place of a frame among others. Frames are given by name, with a text if several have the same name.
    public enum Restacking: Sendable, Hashable {
        /// The parent changed.
        case parent(from: String, to: String)
        /// The index among its siblings changed, counted from 1.
        case child(from: Int, to: Int, of: String)
        /// The index is unchanged, but the previous sibling changed; `nil` for none.
        case neighbor(from: String?, to: String?, in: String)
        /// Children of the same name were reordered.
        case order(in: String)
    }

    /// The kinds of clipping.
    public enum Clipping: Sendable, Hashable {
        /// A text is truncated: it has fewer glyphs than before.
        case text(glyphs: Int, before: Int)
        /// The frame extends beyond the edge of its parent, by a length in points.
        case edge(of: String, length: CGFloat)
    }
}
