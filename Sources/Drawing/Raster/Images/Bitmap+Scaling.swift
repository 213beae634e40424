import Foundation

extension Bitmap {
    /// Returns the bitmap at another size. Each new pixel is the mean of the area that it covers, so that a picture
    /// that shrinks a lot keeps its details; one that grows is interpolated.
    func scaled(pixelsWide: Int, pixelsHigh: Int) throws(RasterError) -> Bitmap {
        guard pixelsWide != self.pixelsWide || pixelsHigh != self.pixelsHigh else { return self }
        let columns = Weights(from: self.pixelsWide, to: pixelsWide)
        let rows = Weights(from: self.pixelsHigh, to: pixelsHigh)
        let target = try Bitmap(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        // First across, for the rows of the source; then down.
        var across = [SIMD4<Float>](repeating: .zero, count: pixelsWide * self.pixelsHigh)
        across.withUnsafeMutableBufferPointer { across in
            for y in 0..<self.pixelsHigh {
                let row = pixels + y * self.pixelsWide
                for x in 0..<pixelsWide {
                    var sum = SIMD4<Float>.zero
                    for tap in columns.taps(of: x) { sum += Self.components(row[tap.index]) * tap.weight }
                    across[y * pixelsWide + x] = sum
                }
            }
            for y in 0..<pixelsHigh {
                for x in 0..<pixelsWide {
                    var sum = SIMD4<Float>.zero
                    for tap in rows.taps(of: y) { sum += across[tap.index * pixelsWide + x] * tap.weight }
                    target.pixels[y * pixelsWide + x] = Self.pixel(sum)
                }
            }
        }
        return target
    }

    @inline(__always)
    private static func components(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(
            Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
    }

    @inline(__always)
    private static func pixel(_ components: SIMD4<Float>) -> UInt32 {
        let rounded = (components + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        // A premultiplied component never exceeds the alpha.
        let alpha = UInt32(rounded.w)
        return alpha << 24 | min(UInt32(rounded.z), alpha) << 16 | min(UInt32(rounded.y), alpha) << 8
            | min(UInt32(rounded.x), alpha)
    }

    /// Which pixels of a line make up each pixel of the scaled line, and how much each counts.
    private struct Weights {
        struct Tap {
            var index: Int
            var weight: Float
        }

        private var all: [Tap] = []
        private var starts: [Int] = [0]

        init(from source: Int, to target: Int) {
            let step = Double(source) / Double(target)
            // A triangle as wide as two source or two target pixels, whichever is larger.
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
        }

        func taps(of index: Int) -> ArraySlice<Tap> { all[starts[index]..<starts[index + 1]] }
    }
}
