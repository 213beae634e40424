/// The differences of the pixels in a row, one byte each.
final class RowDifferences {
    /// Valid only for the differing pixels; other bytes are left over from earlier rows.
    let pixels: UnsafeMutablePointer<UInt8>

    init(pixelsWide: Int) {
        pixels = .allocate(capacity: pixelsWide)
        pixels.initialize(repeating: 0, count: pixelsWide)
    }

    deinit {
        pixels.deallocate()
    }

    func largest(in range: Range<Int>) -> Int {
        var (x, most) = (range.lowerBound, UInt8(0))
        while x < range.upperBound {
            if pixels[x] > most { most = pixels[x] }
            x += 1
        }
        return Int(most)
    }
}
