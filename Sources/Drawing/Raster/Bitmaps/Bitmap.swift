import Foundation
public import Frames
import Rendering

/// A picture of premultiplied sRGB pixels of four bytes, in the order blue, green, red, alpha.
public final class Bitmap: @unchecked Sendable {
    /// The width in pixels.
    public let pixelsWide: Int
    /// The height in pixels.
    public let pixelsHigh: Int

    /// The memory of the pixels, row by row without padding. Nothing writes to it once the bitmap is shared.
    ///
    /// In a strip, it begins where the first row of the whole picture would be.
    let pixels: UnsafeMutablePointer<UInt32>

    /// The allocated rows: all, except in a strip of a picture.
    private let rows: Range<Int>

    /// Whether the bitmap was filled with an opaque color: painting over it keeps it opaque.
    private var isKnownOpaque = false

    /// Records that painting may make pixels transparent.
    func mayShowThrough() { isKnownOpaque = false }

    /// The number of pixels.
    public var pixelCount: Int { pixelsWide * pixelsHigh }

    /// Creates a transparent bitmap.
    ///
    /// - Parameter willBeFilled: Whether all pixels are written before any is read, which makes clearing unnecessary.
    init(pixelsWide: Int, pixelsHigh: Int, willBeFilled: Bool = false) throws(RasterError) {
        try Self.check(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        let count = max(pixelsWide * pixelsHigh, 1)
        guard let memory = willBeFilled ? PixelMemory.allocate(count) : calloc(count, 4) else {
            throw .outOfMemory(action: "creating a picture of \(pixelsWide) × \(pixelsHigh) pixels")
        }
        self.pixelsWide = pixelsWide
        self.pixelsHigh = pixelsHigh
        rows = 0..<pixelsHigh
        pixels = memory.assumingMemoryBound(to: UInt32.self)
    }

    /// Takes ownership of memory from the C allocator, with space for all pixels.
    init(pixelsWide: Int, pixelsHigh: Int, memory: UnsafeMutableRawPointer) throws(RasterError) {
        try Self.check(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        self.pixelsWide = pixelsWide
        self.pixelsHigh = pixelsHigh
        rows = 0..<pixelsHigh
        pixels = memory.assumingMemoryBound(to: UInt32.self)
    }

    /// Creates a strip of an opaque picture: some of its rows, all of whose pixels are written before any is read.
    ///
    /// It has the size of the whole picture, so that drawing uses the same coordinates. Other rows must not be
    /// accessed.
    init(rows: Range<Int>, pixelsWide: Int, pixelsHigh: Int) throws(RasterError) {
        precondition(
            !rows.isEmpty && rows.lowerBound >= 0 && rows.upperBound <= pixelsHigh, "A strip must be inside its picture"
        )
        guard let memory = PixelMemory.allocate(rows.count * pixelsWide) else {
            throw .outOfMemory(action: "creating a picture of \(pixelsWide) × \(pixelsHigh) pixels")
        }
        self.pixelsWide = pixelsWide
        self.pixelsHigh = pixelsHigh
        self.rows = rows
        pixels = memory.assumingMemoryBound(to: UInt32.self) - rows.lowerBound * pixelsWide
        isKnownOpaque = true
    }

    deinit {
        PixelMemory.release(pixels + rows.lowerBound * pixelsWide, max(rows.count * pixelsWide, 1))
    }

    /// Records the color that the bitmap will be filled with.
    func begin(as color: RGBA) { isKnownOpaque = color.isOpaque }

    /// Fills whole rows of a new bitmap.
    func fill(_ color: RGBA, in rows: Range<Int>) {
        let pixel = color.premultipliedPixel
        (pixels + rows.lowerBound * pixelsWide).update(repeating: pixel, count: rows.count * pixelsWide)
    }

    /// Throws for sizes that exceed Cairo's limits or the memory, before anything is allocated.
    static func check(
        pixelsWide: Int, pixelsHigh: Int, maximum: Int = RasterError.maximumPixels
    ) throws(RasterError) {
        guard pixelsWide <= RasterError.maximumPixelsPerSide, pixelsHigh <= RasterError.maximumPixelsPerSide,
            pixelsWide * pixelsHigh <= maximum
        else { throw .tooLarge(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh) }
    }

    /// The color of a pixel, with straight alpha.
    public subscript(x: Int, y: Int) -> RGBA {
        precondition(x >= 0 && x < pixelsWide && y >= 0 && y < pixelsHigh, "The pixel is outside the bitmap")
        let pixel = pixels[y * pixelsWide + x]
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 0xFF) / alpha, 1) }
        return RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
    }

    /// Whether all pixels are opaque.
    public var isOpaque: Bool {
        if isKnownOpaque { return true }
        // Row by row, which is fast and ends early at a transparent pixel.
        for y in 0..<pixelsHigh {
            let row = pixels + y * pixelsWide
            var all: UInt32 = 0xFF00_0000
            for x in 0..<pixelsWide { all &= row[x] }
            if all != 0xFF00_0000 { return false }
        }
        return true
    }

    /// Calls `body` with the premultiplied bytes, row by row.
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

extension Bitmap {
    /// A hash of the pixels and the size, as sixteen hexadecimal digits, equal on all machines.
    package var digest: String {
        var hash = StableHash()
        hash.value = PixelDigest(self).value
        return hash.digits
    }
}

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
