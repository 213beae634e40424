extension Bitmap {
    /// Creates a bitmap from premultiplied pixels, row by row, with alpha in the highest byte, then red, green and
    /// blue.
    ///
    /// - Precondition: The number of pixels matches the size, and no channel exceeds its alpha.
    public convenience init(pixelsWide: Int, pixelsHigh: Int, pixels: [UInt32]) throws(RasterError) {
        precondition(
            pixelsWide >= 0 && pixelsHigh >= 0 && pixels.count == pixelsWide * pixelsHigh,
            "The number of pixels must be width times height")
        try self.init(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        pixels.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            self.pixels.update(from: start, count: source.count)
        }
    }
}
