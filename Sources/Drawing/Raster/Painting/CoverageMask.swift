import Foundation

/// The coverage of a shape: for each pixel, the covered share from 0 to 255.
final class CoverageMask {
    let pixelsWide: Int
    let pixelsHigh: Int

    /// The bytes per row: a multiple of four, as Cairo requires.
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

    /// Composites another mask over this one, so that partial coverages add up.
    func add(_ other: CoverageMask, x: Int, y: Int) {
        for row in max(y, 0)..<max(min(y + other.pixelsHigh, pixelsHigh), max(y, 0)) {
            let source = other.bytes + (row - y) * other.bytesPerRow - x
            let target = bytes + row * bytesPerRow
            for column in max(x, 0)..<max(min(x + other.pixelsWide, pixelsWide), max(x, 0)) {
                let (one, two) = (Int(target[column]), Int(source[column]))
                target[column] = UInt8(one + two - (one * two + 127) / 255)
            }
        }
    }
}
