import Foundation

extension Bitmap {
    /// Returns the bitmap scaled to another size. When shrinking, each new pixel is the mean of the area that it
    /// covers, so that details are preserved; when enlarging, pixels are interpolated.
    func scaled(pixelsWide: Int, pixelsHigh: Int) throws(RasterError) -> Bitmap {
        guard pixelsWide != self.pixelsWide || pixelsHigh != self.pixelsHigh else { return self }
        let columns = Weights(from: self.pixelsWide, to: pixelsWide)
        let rows = Weights(from: self.pixelsHigh, to: pixelsHigh)
        let target = try Bitmap(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        // First horizontally, for the rows of the source; then vertically.
        let row = UnsafeMutablePointer<Mixture>.allocate(capacity: self.pixelsWide)
        let across = UnsafeMutablePointer<Mixture>.allocate(capacity: pixelsWide * self.pixelsHigh)
        defer {
            row.deallocate()
            across.deallocate()
        }
        for y in 0..<self.pixelsHigh {
            for x in 0..<self.pixelsWide { row[x] = Mixture(pixels[y * self.pixelsWide + x]) }
            for x in 0..<pixelsWide {
                var sum = Mixture()
                for tap in columns.taps(of: x) { sum.add(row[columns[tap].index], times: columns[tap].weight) }
                across[y * pixelsWide + x] = sum
            }
        }
        for y in 0..<pixelsHigh {
            let taps = rows.taps(of: y)
            for x in 0..<pixelsWide {
                var sum = Mixture()
                for tap in taps { sum.add(across[rows[tap].index * pixelsWide + x], times: rows[tap].weight) }
                target.pixels[y * pixelsWide + x] = sum.pixel
            }
        }
        return target
    }

    /// A weighted sum of pixels by component.
    ///
    /// Written with concrete types instead of `SIMD4`, because test builds aren't optimized, and their generic
    /// operators and conversions are calls, which takes fourteen times as long.
    private struct Mixture {
        private var blue: Float = 0
        private var green: Float = 0
        private var red: Float = 0
        private var alpha: Float = 0

        init() {}

        @inline(__always)
        init(_ pixel: UInt32) {
            blue = Self.float(pixel & 0xFF)
            green = Self.float(pixel &>> 8 & 0xFF)
            red = Self.float(pixel &>> 16 & 0xFF)
            alpha = Self.float(pixel &>> 24)
        }

        /// Converts a byte by its bits: as the lowest bits of a `Float` at 2²³, they count ones.
        @inline(__always)
        private static func float(_ byte: UInt32) -> Float { Float(bitPattern: 0x4B00_0000 | byte) - 8_388_608 }

        @inline(__always)
        mutating func add(_ other: Mixture, times weight: Float) {
            blue += other.blue * weight
            green += other.green * weight
            red += other.red * weight
            alpha += other.alpha * weight
        }

        /// The weights add up to one, so components stay in the range of a byte.
        @inline(__always)
        var pixel: UInt32 {
            // A premultiplied component never exceeds the alpha.
            let alpha = UInt32(self.alpha + 0.5)
            let (blue, green, red) = (UInt32(self.blue + 0.5), UInt32(self.green + 0.5), UInt32(self.red + 0.5))
            return alpha &<< 24 | (red < alpha ? red : alpha) &<< 16 | (green < alpha ? green : alpha) &<< 8
                | (blue < alpha ? blue : alpha)
        }
    }

    /// The source pixels of each target pixel of a line, and their weights.
    private final class Weights {
        struct Tap {
            var index: Int
            var weight: Float
        }

        private let all: UnsafeMutablePointer<Tap>
        private var starts: [Int] = [0]

        init(from source: Int, to target: Int) {
            var all: [Tap] = []
            let step = Double(source) / Double(target)
            // A triangle with a radius of one source or target pixel, whichever is larger.
            let reach = max(step, 1)
            for index in 0..<target {
                let center = (Double(index) + 0.5) * step - 0.5
                let first = Int((center - reach).rounded(.up))
                let last = Int((center + reach).rounded(.down))
                var total = 0.0
                let begin = all.count
                for tap in first...max(first, last) {
                    let weight = max(1 - abs(Double(tap) - center) / reach, 0)
                    guard weight > 0 else { continue }
                    total += weight
                    all.append(Tap(index: min(max(tap, 0), source - 1), weight: Float(weight)))
                }
                for tap in begin..<all.count { all[tap].weight /= Float(total) }
                starts.append(all.count)
            }
            self.all = .allocate(capacity: all.count)
            self.all.initialize(from: all, count: all.count)
        }

        deinit { all.deallocate() }

        /// Returns the positions of a pixel's taps.
        func taps(of index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

        @inline(__always)
        subscript(position: Int) -> Tap { all[position] }
    }
}
