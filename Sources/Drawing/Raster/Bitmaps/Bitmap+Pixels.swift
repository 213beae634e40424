extension Bitmap {
    /// Creates a bitmap of premultiplied pixels, row by row: alpha, red, green and blue from the highest byte down.
    ///
    /// - Precondition: There are as many pixels as the size says, and none has a channel above its alpha.
    public convenience init(pixelsWide: Int, pixelsHigh: Int, pixels: [UInt32]) throws(RasterError) {
        precondition(
            pixelsWide >= 0 && pixelsHigh >= 0 && pixels.count == pixelsWide * pixelsHigh,
            "A bitmap has width times height pixels")
        try self.init(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        pixels.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            self.pixels.update(from: start, count: source.count)
        }
    }
}
