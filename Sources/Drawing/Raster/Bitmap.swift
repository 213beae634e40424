import Foundation
public import Frames

/// A picture of pixels: premultiplied sRGB, four bytes each in the order blue, green, red, alpha.
public final class Bitmap: @unchecked Sendable {
    /// The width in pixels.
    public let pixelsWide: Int
    /// The height in pixels.
    public let pixelsHigh: Int

    /// The memory of the pixels, row by row without gaps. Nothing writes to it once the bitmap is handed out.
    let pixels: UnsafeMutablePointer<UInt32>

    /// Whether the bitmap began opaque: whatever is laid over it, it stays so.
    private var isKnownOpaque = false

    /// Says that something is taken out of the picture.
    func mayShowThrough() { isKnownOpaque = false }

    /// The number of pixels.
    public var pixelCount: Int { pixelsWide * pixelsHigh }

    /// Creates a transparent bitmap.
    ///
    /// - Parameter willBeFilled: Whether all pixels are written before any is read: then nothing is cleared.
    init(pixelsWide: Int, pixelsHigh: Int, willBeFilled: Bool = false) throws(RasterError) {
        try Self.check(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        let count = max(pixelsWide * pixelsHigh, 1)
        guard let memory = willBeFilled ? PixelMemory.allocate(count) : calloc(count, 4) else {
            throw .outOfMemory(action: "a picture of \(pixelsWide) × \(pixelsHigh) pixels")
        }
        self.pixelsWide = pixelsWide
        self.pixelsHigh = pixelsHigh
        pixels = memory.assumingMemoryBound(to: UInt32.self)
    }

    deinit {
        PixelMemory.release(pixels, max(pixelCount, 1))
    }

    /// Says what the bitmap will be filled with.
    func begin(as color: RGBA) { isKnownOpaque = color.premultipliedPixel >> 24 == 255 }

    /// Fills whole rows of a new bitmap.
    func fill(_ color: RGBA, in band: PixelRect) {
        let pixel = color.premultipliedPixel
        (pixels + band.y * pixelsWide).update(repeating: pixel, count: band.height * pixelsWide)
    }

    /// Refuses sizes that Cairo or the memory can't hold, before anything is allocated.
    static func check(
        pixelsWide: Int, pixelsHigh: Int, maximum: Int = RasterError.maximumPixels
    ) throws(RasterError) {
        guard pixelsWide <= RasterError.maximumPixelsPerSide, pixelsHigh <= RasterError.maximumPixelsPerSide,
            pixelsWide * pixelsHigh <= maximum
        else { throw .tooLarge(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh) }
    }

    /// The colour of a pixel, not multiplied by its alpha.
    public subscript(x: Int, y: Int) -> RGBA {
        precondition(x >= 0 && x < pixelsWide && y >= 0 && y < pixelsHigh, "The pixel lies outside of the bitmap")
        let pixel = pixels[y * pixelsWide + x]
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 0xFF) / alpha, 1) }
        return RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
    }

    /// Whether no pixel lets anything shine through.
    public var isOpaque: Bool {
        if isKnownOpaque { return true }
        // A row at a time: quick, and done early where something shines through.
        for y in 0..<pixelsHigh {
            let row = pixels + y * pixelsWide
            var all: UInt32 = 0xFF00_0000
            for x in 0..<pixelsWide { all &= row[x] }
            if all != 0xFF00_0000 { return false }
        }
        return true
    }

    /// Gives the premultiplied bytes, row by row, to `body`.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: pixels, count: pixelCount))
    }
}

extension Bitmap: Equatable {
    public static func == (one: Bitmap, other: Bitmap) -> Bool {
        one === other
            || (one.pixelsWide == other.pixelsWide && one.pixelsHigh == other.pixelsHigh
                && memcmp(one.pixels, other.pixels, one.pixelCount * 4) == 0)
    }
}
