import Foundation

extension CoverageMask {
    /// Blurs the mask by three successive box blurs, which are within about 3 % of a Gaussian blur.
    ///
    /// That repeated running means approach a Gaussian: W. M. Wells, *Efficient synthesis of Gaussian filters by
    /// cascaded uniform filters*, IEEE PAMI 8(2), 1986. The W3C's *Filter Effects* also allow three of them for
    /// `feGaussianBlur`.
    ///
    /// - Parameter deviation: The Gaussian's standard deviation in pixels. Values up to 0.1 have no effect.
    func blur(deviation: Double) {
        guard deviation > 0.1, pixelsWide > 0, pixelsHigh > 0 else { return }
        let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * pixelsHigh)
        defer { scratch.deallocate() }
        let widths = Self.boxWidths(deviation: deviation)
        guard widths.contains(where: { $0 > 1 }) else { return blurNarrowly(deviation: deviation, scratch) }
        for width in widths where width > 1 {
            blurRows(into: scratch, radius: width / 2)
            blurColumns(of: scratch, radius: width / 2)
        }
    }

    /// Blurs less than boxes can, with a Gaussian of three samples: a pixel and its direct neighbors.
    private func blurNarrowly(deviation: Double, _ scratch: UnsafeMutablePointer<UInt8>) {
        let beside = exp(-1 / (2 * deviation * deviation))
        let share = UInt32((beside / (1 + 2 * beside) * 65536).rounded())
        for y in 0..<pixelsHigh {
            let row = bytes + y * bytesPerRow
            for x in 0..<pixelsWide {
                let left = x > 0 ? row[x - 1] : 0
                let right = x + 1 < pixelsWide ? row[x + 1] : 0
                scratch[y * bytesPerRow + x] = Self.mixed(row[x], left, right, share)
            }
        }
        for y in 0..<pixelsHigh {
            let row = scratch + y * bytesPerRow
            for x in 0..<pixelsWide {
                let above = y > 0 ? row[x - bytesPerRow] : 0
                let below = y + 1 < pixelsHigh ? row[x + bytesPerRow] : 0
                bytes[y * bytesPerRow + x] = Self.mixed(row[x], above, below, share)
            }
        }
    }

    /// - Parameter share: The weight of each neighbor, in 65536ths.
    private static func mixed(_ own: UInt8, _ one: UInt8, _ other: UInt8, _ share: UInt32) -> UInt8 {
        let kept = UInt32(own) * (65536 - 2 * share)
        let added = (UInt32(one) + UInt32(other)) * share
        return UInt8((kept + added + 32768) >> 16)
    }

    /// Returns the odd widths of three boxes whose variances add up to that of the Gaussian as closely as possible.
    ///
    /// The formula is that of P. Kovesi, *Fast almost-Gaussian filtering*, DICTA 2010, for three boxes.
    private static func boxWidths(deviation: Double) -> [Int] {
        let variance = 12 * deviation * deviation
        var lower = Int(bounded: (variance / 3 + 1).squareRoot())
        if lower % 2 == 0 { lower -= 1 }
        let width = Double(lower)
        let narrow = ((variance - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded()
        return (0..<3).map { Double($0) < narrow ? lower : lower + 2 }
    }

    /// Writes the running mean of `2 × radius + 1` neighbors in each row.
    private func blurRows(into target: UnsafeMutablePointer<UInt8>, radius: Int) {
        let mean = RunningMean(radius: radius)
        for y in 0..<pixelsHigh {
            let (source, target) = (bytes + y * bytesPerRow, target + y * bytesPerRow)
            var sum: UInt32 = 0
            for x in 0..<min(radius, pixelsWide) { sum &+= UInt32(source[x]) }
            for x in 0..<pixelsWide {
                if x + radius < pixelsWide { sum &+= UInt32(source[x + radius]) }
                if x > radius { sum &-= UInt32(source[x - radius - 1]) }
                target[x] = mean.of(sum)
            }
        }
    }

    /// Writes the running mean of each column, processing all columns in parallel because memory is in rows.
    private func blurColumns(of source: UnsafeMutablePointer<UInt8>, radius: Int) {
        let mean = RunningMean(radius: radius)
        var sums = [UInt32](repeating: 0, count: pixelsWide)
        sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<min(radius, pixelsHigh) {
                let row = source + y * bytesPerRow
                for x in 0..<pixelsWide { sums[x] &+= UInt32(row[x]) }
            }
            for y in 0..<pixelsHigh {
                if y + radius < pixelsHigh {
                    let entering = source + (y + radius) * bytesPerRow
                    for x in 0..<pixelsWide { sums[x] &+= UInt32(entering[x]) }
                }
                if y > radius {
                    let leaving = source + (y - radius - 1) * bytesPerRow
                    for x in 0..<pixelsWide { sums[x] &-= UInt32(leaving[x]) }
                }
                let row = bytes + y * bytesPerRow
                for x in 0..<pixelsWide { row[x] = mean.of(sums[x]) }
            }
        }
    }

    /// Divides by the number of neighbors with a multiplication.
    private struct RunningMean {
        private let factor: UInt64

        init(radius: Int) {
            factor = (1 << 32) / UInt64(2 * radius + 1) + 1
        }

        @inline(__always)
        func of(_ sum: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (UInt64(sum) &* factor &+ (1 << 31)) >> 32) }
    }
}
