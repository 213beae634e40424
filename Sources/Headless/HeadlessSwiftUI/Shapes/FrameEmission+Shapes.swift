import Foundation
import Frames

/// How a shape is painted.
enum ShapePainting {
    case fill(FillRule)
    case stroke(StrokeStyle, inside: Bool)
}

extension FrameEmission {
    /// Adds a frame for a painted shape. Possibly rounded rectangles become plain frames, which can be compared and
    /// read; others become paths.
    ///
    /// - Parameter rect: The rectangle relative to the root.
    @MainActor
    mutating func add<S: Shape>(
        _ name: String, _ shape: S, _ painting: ShapePainting, with paint: _StylePaint, in rect: CGRect,
        _ environment: EnvironmentValues
    ) {
        var frame = Frame(origin: Frame.Origin(type: name, maker: .swiftUI), rect: pixelRect(rect))
        let bounds = CGRect(origin: .zero, size: frame.rect.size)
        let figure = ShapeFigure.of(shape, painting, in: bounds, environment)
        if let flat = paint.flatPaint {
            figure.paint(&frame, flat)
        } else if case .image(let image) = paint.base {
            frame.mask = Mask(outline: figure.outline, rule: figure.rule)
            frame.content = image.content(in: bounds, environment).map(Frame.Content.image) ?? .none
            frame.opacity = paint.opacity
        }
        for shadow in paint.shadows {
            if shadow.isInner {
                frame.children.append(figure.innerShadow(shadow.shadow, in: bounds))
            } else if frame.shadow == nil {
                frame.shadow = shadow.shadow
            } else {
                frame = Frame(
                    origin: Frame.Origin(type: name, maker: .swiftUI), rect: frame.rect, shadow: shadow.shadow,
                    children: [frame.atOrigin])
            }
        }
        if paint.blendMode != .normal { frame.effects.append(.mixing(paint.blendMode.mixing)) }
        // A transparent fill is omitted.
        if paint.plainColor?.alpha == 0 {
            frame = Frame(origin: Frame.Origin(type: name, maker: .swiftUI), rect: frame.rect)
        }
        let finished = frame
        add(name, in: rect) { added in
            var finished = finished
            finished.rect = added.rect
            added = finished
        }
    }
}

extension Frame {
    /// The frame at the origin of its parent.
    fileprivate var atOrigin: Frame {
        var copy = self
        copy.rect.origin = .zero
        return copy
    }
}
