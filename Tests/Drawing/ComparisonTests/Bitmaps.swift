import Raster

extension Bitmap {
    /// Returns a picture of one color in which `changes` replaces single pixels.
    static func filled(
        _ pixel: UInt32, width: Int = 4, height: Int = 3, changing changes: [Int: UInt32] = [:]
    ) throws -> Bitmap {
        var pixels = [UInt32](repeating: pixel, count: width * height)
        for (index, pixel) in changes { pixels[index] = pixel }
        return try Bitmap(pixelsWide: width, pixelsHigh: height, pixels: pixels)
    }
}

/// Premultiplied pixels.
enum Pixel {
    static let white: UInt32 = 0xFFFF_FFFF
    static let black: UInt32 = 0xFF00_0000
    static let clear: UInt32 = 0
    static let gray: UInt32 = 0xFF80_8080
}
