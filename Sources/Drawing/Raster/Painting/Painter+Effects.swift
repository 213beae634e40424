internal import CCairo
import Foundation
import Frames

extension Painter {
    /// Applies an effect to what is painted so far: the picture of a frame. Blending happens when it is composited.
    func apply(_ effect: Effect, _ state: State) throws(RasterError) {
        guard let bitmap else { return }
        context.surface.flush()
        switch effect {
        case .blur(let radius): bitmap.blur(deviation: Double(radius * state.transform.meanScale))
        case .colors(let matrix): bitmap.recolor { matrix.applied(to: $0) }
        case .mask(let frames, let isInverted): try mask(by: frames, isInverted: isInverted, state)
        case .mixing, .backdrop, .projection: break
        }
        context.surface.markDirty()
    }

    private func mask(by frames: [Frame], isInverted: Bool, _ state: State) throws(RasterError) {
        let area = PixelRect(x: 0, y: 0, width: bitmap?.pixelsWide ?? 0, height: bitmap?.pixelsHigh ?? 0)
        context.save()
        defer { context.restore() }
        try drawLayer(area, state) { painter, state throws(RasterError) in
            for frame in frames { try painter.draw(frame, state) }
        } finish: {
            context.withPointer {
                cairo_set_operator($0, isInverted ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
            }
            context.paint()
        }
    }

    /// The standard deviation of a wide blur, in points. With a higher resolution, it would look the same.
    private static let wideBlur: CGFloat = 32

    /// The standard deviation in pixels from which a layer has a lower resolution than the bitmap.
    private static let coarseDeviation: CGFloat = 192

    /// Whether blurs are so wide, in pixels, that they would dominate the layer's size.
    func isCoarse(_ effects: [Effect], _ state: State) -> Bool {
        effects.withJoinedBlurs.largestBlur * state.transform.meanScale > Self.coarseDeviation
    }

    /// Paints a frame with effects as a separate picture, with lower resolution if it is blurred widely: for vector
    /// files, and if a layer with the bitmap's resolution would be too large.
    func drawPictureOfLayer(
        of frame: Frame, _ ink: CGRect, _ opacity: Double, _ state: State,
        _ body: (Painter, State) throws(RasterError) -> Void
    ) throws(RasterError) {
        let effects = frame.effects.withJoinedBlurs
        let blur = effects.largestBlur
        let asked = blur > Self.wideBlur ? Self.wideBlur / blur : Self.vectorDensity
        let density = density(asked, of: [ink])
        let area = PixelRect(
            around: CGRect(
                x: ink.minX * density, y: ink.minY * density, width: ink.width * density, height: ink.height * density))
        guard !area.isEmpty else { return }
        let placed = Transform(a: density, b: 0, c: 0, d: density, tx: -CGFloat(area.x), ty: -CGFloat(area.y))
        let (painter, inner) = try layer(area, state, transform: placed)
        try body(painter, inner)
        for effect in effects { try painter.apply(effect, inner) }
        context.save()
        defer { context.restore() }
        context.setTransform(
            state.transform.appending(
                Transform(
                    a: 1 / density, b: 0, c: 0, d: 1 / density, tx: CGFloat(area.x) / density,
                    ty: CGFloat(area.y) / density)))
        context.setSource(painter.context.surface, x: 0, y: 0)
        paintLayer(of: frame, in: PixelRect(around: state.transform.apply(ink)), opacity, state)
    }
}

extension [Effect] {
    /// The distance by which blurs extend content, in points: three standard deviations of them all. Their variances
    /// add up.
    package var blurReach: CGFloat {
        let variance: CGFloat = reduce(0) { variance, effect in
            if case .blur(let radius) = effect, radius > 0 { variance + radius * radius } else { variance }
        }
        return variance.squareRoot() * 3
    }

    /// The same effects, with consecutive blurs combined.
    var withJoinedBlurs: [Effect] {
        reduce(into: []) { joined, effect in
            if case .blur(let radius) = effect, radius > 0, case .blur(let earlier)? = joined.last, earlier > 0 {
                joined[joined.count - 1] = .blur(radius: (earlier * earlier + radius * radius).squareRoot())
            } else {
                joined.append(effect)
            }
        }
    }

    /// The standard deviation of the widest blur, in points.
    fileprivate var largestBlur: CGFloat {
        reduce(0) { largest, effect in
            if case .blur(let radius) = effect { Swift.max(largest, radius) } else { largest }
        }
    }

    /// The blend mode of the finished picture; `nil` for normal.
    var mixing: Mixing? {
        for effect in reversed() {
            if case .mixing(let mixing) = effect { return mixing }
        }
        return nil
    }
}

extension Bitmap {
    /// Blurs the picture. `deviation` is the Gaussian's standard deviation in pixels.
    func blur(deviation: Double) {
        // Premultiplied channels are independent.
        for shift: UInt32 in [0, 8, 16, 24] {
            let channel = CoverageMask(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
            for y in 0..<pixelsHigh {
                for x in 0..<pixelsWide {
                    channel.bytes[y * channel.bytesPerRow + x] = UInt8(
                        truncatingIfNeeded: pixels[y * pixelsWide + x] >> shift)
                }
            }
            channel.blur(deviation: deviation)
            for y in 0..<pixelsHigh {
                for x in 0..<pixelsWide {
                    let index = y * pixelsWide + x
                    let byte = UInt32(channel.bytes[y * channel.bytesPerRow + x])
                    pixels[index] = pixels[index] & ~(0xFF << shift) | byte << shift
                }
            }
        }
    }

    /// Maps the color of each pixel.
    func recolor(_ change: (RGBA) -> RGBA) {
        var last: (pixel: UInt32, changed: UInt32) = (0, change(.clear).premultipliedPixel)
        for index in 0..<pixelCount {
            let pixel = pixels[index]
            if pixel != last.pixel {
                last = (pixel, change(self[index % pixelsWide, index / pixelsWide]).premultipliedPixel)
            }
            pixels[index] = last.changed
        }
    }
}
