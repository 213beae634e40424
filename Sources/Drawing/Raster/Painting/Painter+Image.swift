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
        let tint = image.tint.map(state.color) ?? state.tint
        if let tileSize = image.tileSize {
            try drawTiles(image, tileSize, tint: tint, state)
        } else if let insets = image.capInsets {
            try drawStretched(image, insets, tint: tint, state)
        } else if case .drawing(let drawing) = image.reference {
            try draw(drawing, in: image.destination, tint: tint, state)
        } else {
            try drawPicture(image, tint: tint, state)
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
        inner.transform = state.transform.fitting(drawing.rect.size, into: destination)
        inner.tint = tint.map { $0.withAlpha(1) }
        // Overlapping shapes of a template must not show through each other.
        root.opacity *= CGFloat(tint?.alpha ?? 1)
        try draw(root, inner)
    }

    // MARK: Pictures

    /// The maximum pixels of a picture that is scaled in advance; Cairo scales larger ones while drawing.
    private static let largestScaled = 1 << 25

    private func drawPicture(_ image: ImageContent, tint: RGBA?, _ state: State) throws(RasterError) {
        let size = pixelSize(of: image.destination, state.transform)
        let longest = CGFloat(RasterError.maximumPixelsPerSide)
        let fitsLimits =
            size.width <= longest && size.height <= longest
            && size.width * size.height <= CGFloat(Self.largestScaled)
        let picture = try images.picture(
            image.reference, pixelsWide: fitsLimits ? Int(size.width) : nil,
            pixelsHigh: fitsLimits ? Int(size.height) : nil
        )
        guard let picture else { return }
        try draw(picture, in: image.destination, isScaled: fitsLimits, tint: tint, state)
    }

    /// Paints a bitmap, on whole pixels if it was scaled in advance.
    private func draw(
        _ picture: Bitmap, in destination: CGRect, isScaled: Bool, tint: RGBA?, _ state: State
    ) throws(RasterError) {
        let surface = try CairoSurface(picture)
        if isScaled, bitmap != nil, state.transform.isAxisAligned {
            context.setTransform(state.transform.placingOnPixels(destination))
        } else {
            let size = CGSize(width: picture.pixelsWide, height: picture.pixelsHigh)
            context.setTransform(state.transform.fitting(size, into: destination))
        }
        if let tint {
            context.setSource(tint)
            context.mask(surface, x: 0, y: 0)
        } else {
            context.setSource(surface, x: 0, y: 0)
            context.paint()
        }
    }

    /// Returns the size of a rectangle in pixels; at least three pixels per point in a vector file.
    private func pixelSize(of rect: CGRect, _ transform: Transform) -> CGSize {
        if bitmap != nil, transform.isAxisAligned {
            let area = transform.wholePixels(rect)
            return CGSize(width: max(area.width, 1), height: max(area.height, 1))
        }
        let least: CGFloat = bitmap == nil ? 3 : 0
        func pixels(_ length: CGFloat, _ factor: CGFloat) -> CGFloat { max((length * max(factor, least)).rounded(), 1) }
        return CGSize(
            width: pixels(rect.width, hypot(transform.a, transform.b)),
            height: pixels(rect.height, hypot(transform.c, transform.d)))
    }

    // MARK: Tiles

    /// Repeats an image over its destination. A tile has whole pixels, so that no seams are visible.
    private func drawTiles(
        _ image: ImageContent, _ tileSize: CGSize, tint: RGBA?, _ state: State
    ) throws(RasterError) {
        guard tileSize.width > 0, tileSize.height > 0 else { return }
        let corner = image.destination.origin
        let size = pixelSize(of: CGRect(origin: corner, size: tileSize), state.transform)
        try Bitmap.check(pixelsWide: Int(bounded: size.width), pixelsHigh: Int(bounded: size.height))
        let surface = try CairoSurface(try pixels(of: image.reference, size))
        context.save()
        defer { context.restore() }
        context.setTransform(state.transform)
        context.setRectangle(image.destination)
        context.clip()
        context.setTransform(state.transform.fitting(size, into: CGRect(origin: corner, size: tileSize)))
        if let tint {
            context.setSource(tint)
            context.maskRepeatedly(surface)
        } else {
            context.setRepeatedSource(surface)
            context.paint()
        }
    }

    // MARK: Stretched images

    /// Paints an image whose corners keep their size.
    private func drawStretched(
        _ image: ImageContent, _ insets: ImageContent.CapInsets, tint: RGBA?, _ state: State
    ) throws(RasterError) {
        guard insets.imageSize.width > 0, insets.imageSize.height > 0 else { return }
        let target = pixelSize(of: image.destination, state.transform)
        guard target.width.isFinite, target.height.isFinite else { return }
        let longest = CGFloat(RasterError.maximumPixelsPerSide)
        guard target.width <= longest, target.height <= longest else {
            throw .tooLarge(pixelsWide: Int(bounded: target.width), pixelsHigh: Int(bounded: target.height))
        }
        let scale = (x: target.width / image.destination.width, y: target.height / image.destination.height)
        let natural = CGSize(
            width: min(max((insets.imageSize.width * scale.x).rounded(), 1), longest),
            height: min(max((insets.imageSize.height * scale.y).rounded(), 1), longest))
        let picture = try pixels(of: image.reference, natural)
        let columns = StretchedSpan.parts(
            of: picture.pixelsWide, before: insets.left * scale.x, after: insets.right * scale.x,
            in: Int(target.width))
        let rows = StretchedSpan.parts(
            of: picture.pixelsHigh, before: insets.top * scale.y, after: insets.bottom * scale.y,
            in: Int(target.height))
        try draw(
            picture.stretched(columns: columns, rows: rows), in: image.destination, isScaled: true, tint: tint, state)
    }

    /// Returns the pixels of an image or a drawing at a size.
    private func pixels(of reference: ImageReference, _ size: CGSize) throws(RasterError) -> Bitmap {
        let (width, height) = (Int(bounded: size.width), Int(bounded: size.height))
        if let picture = try images.picture(reference, pixelsWide: width, pixelsHigh: height) { return picture }
        let bitmap = try Bitmap(pixelsWide: width, pixelsHigh: height)
        guard case .drawing(let drawing) = reference else { return bitmap }
        let painter = Painter(
            context: try CairoContext(CairoSurface(bitmap)), bitmap: bitmap, images: images, glyphs: glyphs)
        try painter.draw(
            drawing, in: CGRect(origin: .zero, size: size), tint: nil,
            State(transform: .identity, visible: bitmap.area, writable: bitmap.area, tint: nil))
        return bitmap
    }
}
