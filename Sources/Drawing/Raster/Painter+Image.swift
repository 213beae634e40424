import Foundation
import Frames

extension Painter {
    func draw(_ image: ImageContent, _ state: State) throws(RasterError) {
        guard image.destination.width > 0, image.destination.height > 0 else { return }
        var state = state
        if image.isMirrored {
            let middle = image.destination.midX
            state.transform = state.transform.appending(Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * middle, ty: 0))
        }
        if let insets = image.capInsets {
            try drawStretched(image, insets, state)
        } else {
            try draw(image.reference, in: image.destination, tint: image.tint, state)
        }
    }

    private func draw(
        _ reference: ImageReference, in destination: CGRect, tint: RGBA?, _ state: State
    ) throws(RasterError) {
        let color = tint.map(state.color) ?? state.tint
        switch reference {
        case .drawing(let drawing): try draw(drawing, in: destination, tint: color, state)
        case .file, .data: try drawPixels(reference, in: destination, tint: color, state)
        }
    }

    // MARK: Drawings

    private func draw(
        _ drawing: Frame, in destination: CGRect, tint: RGBA?, _ state: State
    ) throws(RasterError) {
        guard drawing.rect.width > 0, drawing.rect.height > 0 else { return }
        var root = drawing
        root.rect.origin = .zero
        var inner = state
        inner.transform = state.transform
            .translated(x: destination.minX, y: destination.minY)
            .appending(
                Transform(
                    a: destination.width / drawing.rect.width, b: 0, c: 0, d: destination.height / drawing.rect.height,
                    tx: 0, ty: 0))
        inner.tint = tint.map { $0.withAlpha(1) }
        guard let tint, tint.alpha < 1 else { return try draw(root, inner) }
        // Shapes of a template that overlap must not show through each other.
        inner.writable = .empty
        try context.group(alpha: tint.alpha) { () throws(RasterError) in try draw(root, inner) }
    }

    // MARK: Pixels

    private func drawPixels(
        _ reference: ImageReference, in destination: CGRect, tint: RGBA?, _ state: State
    ) throws(RasterError) {
        // Vector files get the picture with at least three pixels per point.
        let scale = bitmap == nil ? max(state.transform.meanScale, 3) : state.transform.meanScale
        let width = max(Int((destination.width * scale).rounded()), 1)
        let height = max(Int((destination.height * scale).rounded()), 1)
        let picture: Bitmap
        switch reference {
        case .file(let path): picture = try images.picture(file: path, pixelsWide: width, pixelsHigh: height)
        case .data(let data): picture = try images.picture(data: data, pixelsWide: width, pixelsHigh: height)
        case .drawing: return
        }
        let surface = try CairoSurface(picture)
        context.save()
        context.setTransform(placement(of: destination, width, height, state.transform))
        if let tint {
            context.setSource(tint)
            context.mask(surface, x: 0, y: 0)
        } else {
            context.setSource(surface, x: 0, y: 0)
            context.paint()
        }
        context.restore()
    }

    /// Device pixels from the pixels of a scaled picture. Upright pictures lie on whole pixels and stay sharp.
    private func placement(of destination: CGRect, _ width: Int, _ height: Int, _ transform: Transform) -> Transform {
        if transform.isUpright, bitmap != nil {
            let origin = transform.apply(destination.origin)
            return Transform(a: 1, b: 0, c: 0, d: 1, tx: origin.x.rounded(), ty: origin.y.rounded())
        }
        return transform.translated(x: destination.minX, y: destination.minY).appending(
            Transform(
                a: destination.width / CGFloat(width), b: 0, c: 0, d: destination.height / CGFloat(height), tx: 0,
                ty: 0))
    }

    // MARK: Stretched images

    /// Draws the nine parts of an image: corners as they are, edges and middle stretched.
    private func drawStretched(
        _ image: ImageContent, _ insets: ImageContent.CapInsets, _ state: State
    ) throws(RasterError) {
        let size = insets.imageSize
        let columns = Span.parts(size.width, insets.left, insets.right, image.destination.minX, image.destination.width)
        let rows = Span.parts(size.height, insets.top, insets.bottom, image.destination.minY, image.destination.height)
        for row in rows {
            for column in columns {
                try drawPart(image, of: size, column, row, state)
            }
        }
    }

    private func drawPart(
        _ image: ImageContent, of size: CGSize, _ column: Span, _ row: Span, _ state: State
    ) throws(RasterError) {
        let scaleX = column.targetLength / column.length
        let scaleY = row.targetLength / row.length
        context.save()
        context.setTransform(state.transform)
        context.setRectangle(
            CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength))
        context.clip()
        var inner = state
        inner.writable = .empty
        let whole = CGRect(
            x: column.target - column.start * scaleX, y: row.target - row.start * scaleY,
            width: size.width * scaleX, height: size.height * scaleY)
        try draw(image.reference, in: whole, tint: image.tint, inner)
        context.restore()
    }

    /// A part of an image's side, and where it goes.
    private struct Span {
        var start: CGFloat
        var length: CGFloat
        var target: CGFloat
        var targetLength: CGFloat

        static func parts(
            _ size: CGFloat, _ before: CGFloat, _ after: CGFloat, _ target: CGFloat, _ targetSize: CGFloat
        ) -> [Span] {
            let middle = size - before - after
            let parts = [
                Span(start: 0, length: before, target: target, targetLength: before),
                Span(
                    start: before, length: middle, target: target + before,
                    targetLength: targetSize - before - after),
                Span(start: size - after, length: after, target: target + targetSize - after, targetLength: after),
            ]
            return parts.filter { $0.length > 0 && $0.targetLength > 0 }
        }
    }
}
