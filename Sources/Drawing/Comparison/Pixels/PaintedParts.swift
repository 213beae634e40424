import Foundation
import Frames
import Raster

extension Frame.Content {
    /// Returns the painted rectangles, in the frame's coordinates.
    func painted(pixelsPerPoint scale: CGFloat) -> [CGRect] {
        switch self {
        case .none: []
        case .text(let text):
            (text.backgrounds + text.lines).map(\.rect) + text.pictures.map(\.destination)
                + text.runs.flatMap { $0.painted(pixelsPerPoint: scale) }
        case .image(let image): [image.destination]
        case .path(let path):
            [path.outline.controlBounds].compactMap { $0 }.map { bounds in
                let reach = (path.stroke?.width ?? 0) / 2 + 0.5
                return bounds.insetBy(dx: -reach, dy: -reach)
            }
        }
    }
}

extension GlyphRun {
    /// Returns the bounding boxes of the glyphs; if the font can't be read, the range from the first glyph to the last.
    fileprivate func painted(pixelsPerPoint scale: CGFloat) -> [CGRect] {
        if let boxes = try? inkBoxes(pixelsPerPoint: scale) { return boxes }
        guard let first = glyphs.map(\.x).min(), let last = glyphs.map(\.x).max() else { return [] }
        return [
            CGRect(
                x: origin.x + CGFloat(first), y: origin.y - size, width: CGFloat(last - first) + size,
                height: size * 1.25)
        ]
    }
}

// MARK: Kinds

extension Frame.Content {
    var kind: PaintKind {
        switch self {
        case .none: .nothing
        case .text: .text
        case .image: .image
        case .path: .path
        }
    }
}

extension Paint {
    var kind: PaintKind {
        switch self {
        case .color: .fill
        case .linearGradient, .radialGradient, .ellipticalGradient, .conicGradient: .gradient
        }
    }
}

extension Effect {
    /// Whether the effect produces new colors, not only less of what was painted.
    var changesPictures: Bool {
        switch self {
        case .blur, .colors, .mixing, .projection: true
        case .mask, .backdrop: false
        }
    }

    var isBackdrop: Bool {
        if case .backdrop = self { true } else { false }
    }
}

// MARK: Partial frames

extension Frame {
    /// The frame with only its content.
    var withContentAlone: Frame { Frame(rect: rect, content: content) }

    /// The frame before effects, mask and opacity.
    var withoutLayer: Frame {
        var frame = self
        (frame.transform, frame.opacity, frame.mask, frame.effects) = (.identity, 1, nil, [])
        return frame
    }
}
