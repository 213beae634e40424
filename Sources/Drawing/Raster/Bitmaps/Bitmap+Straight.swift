extension Bitmap {
    /// Returns the pixels with straight (not premultiplied) alpha, which is in the highest byte, followed by red, green
    /// and blue.
    func straightPixels() -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: pixelCount) { target, count in
            for index in 0..<pixelCount { target[index] = Self.straight(pixels[index]) }
            count = pixelCount
        }
    }

    /// Returns a premultiplied pixel for a straight one.
    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha < 255 else { return pixel }
        func times(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift }
        return alpha << 24 | times(16) | times(8) | times(0)
    }

    /// Returns a straight pixel for a premultiplied one.
    @inline(__always)
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha < 255 else { return pixel }
        guard alpha > 0 else { return 0 }
        let half = alpha / 2
        func divided(_ shift: UInt32) -> UInt32 { min(((pixel >> shift & 0xFF) * 255 + half) / alpha, 255) << shift }
        return alpha << 24 | divided(16) | divided(8) | divided(0)
    }
}
