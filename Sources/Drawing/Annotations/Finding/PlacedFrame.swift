internal import Foundation
internal import Frames

/// A frame of a finished picture, and its visible position.
struct PlacedFrame {
    let frame: Frame
    /// The path from the root, as child indices.
    let path: [Int]
    /// The number after the last frame inside. Numbers are in painting order.
    var end = 0

    /// The transform from the frame's coordinates to those of the picture.
    let transform: Transform
    /// The frame's rectangle in the picture, in points.
    let rect: CGRect
    /// The part of the picture to which enclosing frames clip this one.
    let clip: CGRect
    /// The opacity of the frame, including that of enclosing frames.
    let opacity: CGFloat

    /// The parts of a conversation that the frame shows.
    var contents: [ShownContent] { frame.tags.contents }

    /// The number of picture points per point of the frame.
    var scale: CGFloat { transform.scale }

    /// The text that the frame itself paints.
    var text: String? { if case .text(let text) = frame.content { text.string } else { nil } }

    /// The area that the frame itself paints, in the picture; `nil` for nothing.
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

    /// The area of a text's letters in the picture: a label is often wider.
    var letters: CGRect? {
        guard case .text(let text) = frame.content else { return nil }
        guard let own = text.letters(in: CGRect(origin: .zero, size: frame.rect.size)) else { return nil }
        let shown = transform.apply(own).shared(with: clip)
        return shown.isEmpty ? nil : shown
    }

    /// Whether the frame itself paints something that isn't transparent.
    var isInked: Bool {
        guard opacity > 0.01 else { return false }
        if case .color(let color) = frame.fill, color.alpha > 0.01 { return true }
        if case .none = frame.content { return frame.border != nil }
        return true
    }

    /// Whether the frame covers everything behind its rectangle.
    var isOpaque: Bool {
        guard case .color(let color) = frame.fill else { return false }
        return color.alpha > 0.99 && opacity > 0.99 && frame.mask == nil && frame.effects.isEmpty
            && transform.b == 0 && transform.c == 0
    }
}

extension Transform {
    /// The mean scale factor of lengths.
    var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
