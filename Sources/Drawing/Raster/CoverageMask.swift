import Foundation

/// How much of each pixel a shape covers, from 0 to 255.
final class CoverageMask {
    let pixelsWide: Int
    let pixelsHigh: Int

    /// A multiple of four, as Cairo wants it.
    let bytesPerRow: Int
    let bytes: UnsafeMutablePointer<UInt8>

    init(pixelsWide: Int, pixelsHigh: Int) {
        self.pixelsWide = pixelsWide
        self.pixelsHigh = pixelsHigh
        bytesPerRow = (pixelsWide + 3) & ~3
        let count = max(bytesPerRow * pixelsHigh, 4)
        bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        bytes.initialize(repeating: 0, count: count)
    }

    deinit {
        bytes.deallocate()
    }
}
