internal import Foundation
internal import Frames

/// A frame of a finished picture, and where it is seen.
struct PlacedFrame {
    let frame: Frame
    /// The way from the root: the child to take at each step.
    let path: [Int]
    /// The number after the last frame inside: numbers are in the order of painting.
    var end = 0

    /// From the frame's own coordinates to those of the picture.
    let transform: Transform
    /// The frame's rectangle in the picture, in points.
    let rect: CGRect
    /// The part of the picture in which the frames around let it be seen.
    let clip: CGRect
    /// The opacity of the frame and of all around it.
    let opacity: CGFloat

    /// What of a conversation the frame shows.
    var contents: [ShownContent] { frame.tags.contents }

    /// How many points of the picture a point of the frame is.
    var scale: CGFloat { transform.scale }

    /// The text that the frame itself paints.
    var text: String? { if case .text(let text) = frame.content { text.string } else { nil } }

    /// What the frame itself paints, in the picture; `nil` for nothing.
    var painted: CGRect? {
        let bounds = CGRect(origin: .zero, size: frame.rect.size)
        var own: CGRect?
        func include(_ part: CGRect?) {
            guard let part else { return }
            own = own.map { $0.union(part) } ?? part
        }
        if frame.fill != nil || frame.border != nil { include(bounds) }
        switch frame.content {
        case .none: break
        case .text(let text): include(text.letters(in: bounds))
        case .image(let image): include(image.destination.intersection(bounds))
        case .path(let path): include(path.outline.controlBounds)
        }
        guard let own, !own.isNull else { return nil }
        let shown = transform.apply(own).intersection(clip)
        return shown.isNull || shown.isEmpty ? nil : shown
    }

    /// The place of the letters of a text, in the picture: a label is often wider than what it says.
    var letters: CGRect? {
        guard case .text(let text) = frame.content else { return nil }
        guard let own = text.letters(in: CGRect(origin: .zero, size: frame.rect.size)) else { return nil }
        let shown = transform.apply(own).shared(with: clip)
        return shown.isEmpty ? nil : shown
    }

    /// Whether nothing behind the frame's rectangle shines through.
    var isOpaque: Bool {
        guard case .color(let color) = frame.fill else { return false }
        return color.alpha > 0.99 && opacity > 0.99 && frame.mask == nil && frame.effects.isEmpty
            && transform.b == 0 && transform.c == 0
    }
}

extension Transform {
    /// The factor by which lengths grow, on average.
    var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
