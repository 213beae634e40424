import Foundation
import Frames

/// A frame at its place in the picture.
struct LaidOutFrame {
    let frame: Frame
    /// The way from the root: the child to take at each step.
    let path: [Int]
    /// The number of the frame around.
    let parent: Int?
    /// The number after the last frame inside: numbers are in the order of painting.
    var end = 0

    /// From the frame's own coordinates to those of the picture.
    let transform: Transform
    /// The frame's own rectangle in the picture, in points.
    let rect: CGRect
    /// Where frames around let it be seen; endless where none clips.
    let clip: CGRect
    /// Where frames around let it be seen if people scroll to it: endless along the axes of those that scroll.
    let window: CGRect
    /// The opacity of the frame and of all around it.
    let opacity: CGFloat

    let note: LayoutNote
    /// Whether the frame is a disabled control, or in one.
    let isDisabled: Bool
    /// The number of the innermost frame around whose content people move.
    let scroller: Int?
    /// The axes along which people can move the frame.
    let scrolls: LayoutNote.ScrollAxes

    /// What the frame and all inside it paint, with some room, in the picture.
    let reach: CGRect?

    /// Whether neither the frame nor one around it is turned.
    var isUpright: Bool { transform.isUpright }

    /// Whether the frame itself paints a text.
    var isText: Bool { if case .text = frame.content { true } else { false } }

    /// A rectangle of the frame's own coordinates in the picture.
    func place(_ own: CGRect) -> CGRect { transform.apply(own) }
}
