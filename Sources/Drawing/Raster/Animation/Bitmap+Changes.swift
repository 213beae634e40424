extension Bitmap {
    /// Returns the bounding box of the pixels that differ from another bitmap of the same size; one pixel if there are
    /// none.
    func changes(since other: Bitmap) -> PixelRect {
        var (left, right, top, bottom) = (pixelsWide, -1, pixelsHigh, -1)
        for y in 0..<pixelsHigh {
            let (row, old) = (pixels + y * pixelsWide, other.pixels + y * pixelsWide)
            guard let first = (0..<pixelsWide).first(where: { row[$0] != old[$0] }) else { continue }
            var last = pixelsWide - 1
            while row[last] == old[last] { last -= 1 }
            (left, right) = (min(left, first), max(right, last))
            (top, bottom) = (min(top, y), y)
        }
        guard bottom >= 0 else { return PixelRect(x: 0, y: 0, width: 1, height: 1) }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// Returns a part of the bitmap.
    func part(_ rect: PixelRect) throws(RasterError) -> Bitmap {
        guard rect != area else { return self }
        let part = try Bitmap(pixelsWide: rect.width, pixelsHigh: rect.height)
        for y in 0..<rect.height {
            (part.pixels + y * rect.width).update(from: pixels + (rect.y + y) * pixelsWide + rect.x, count: rect.width)
        }
        return part
    }
}
