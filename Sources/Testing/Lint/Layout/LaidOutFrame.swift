import Foundation
import Frames

/// A frame at its position in the picture.
struct LaidOutFrame {
    let frame: Frame
    /// The path from the root, as child indices.
    let path: [Int]
    /// The index of the parent.
    let parent: Int?
    /// The index after the last descendant: indices are in painting order.
    var end = 0

    /// From the frame's coordinates to those of the picture.
    let transform: Transform
    /// The frame's own rectangle in the picture, in points.
    let rect: CGRect
    /// The visible area that its ancestors leave; infinite without clipping.
    let clip: CGRect
    /// The visible area after scrolling: infinite along scrollable axes.
    let window: CGRect
    /// The opacity of the frame, multiplied by that of its ancestors.
    let opacity: CGFloat

    let note: LayoutNote
    /// Whether the frame is a disabled control, or inside one.
    let isDisabled: Bool
    /// The index of the innermost ancestor whose content scrolls.
    let scroller: Int?
    /// The axes along which the frame can be scrolled.
    let scrolls: LayoutNote.ScrollAxes

    /// The area that the frame and its descendants paint, with a margin, in the picture.
    let reach: CGRect?

    /// Whether neither the frame nor an ancestor is rotated.
    var isUpright: Bool { transform.isUpright }

    /// Whether the frame itself paints a text.
    var isText: Bool { if case .text = frame.content { true } else { false } }

    /// Converts a rectangle from the frame's coordinates to the picture's.
    func place(_ own: CGRect) -> CGRect { transform.apply(own) }
}
