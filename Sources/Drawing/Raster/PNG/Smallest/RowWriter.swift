/// Writes rows of a bitmap as samples of a pixel format.
struct RowWriter {
    private let form: PixelForm
    private let numbers: [UInt32: UInt8]

    init(_ form: PixelForm) {
        self.form = form
        numbers = if case .palette(let palette) = form { palette.numbers } else { [:] }
    }

    func write(_ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        switch form {
        case .colors: PixelFormat(isOpaque: true).write(pixels, count: count, to: target)
        case .colorsAndAlpha: PixelFormat(isOpaque: false).write(pixels, count: count, to: target)
        case .gray:
            for x in 0..<count { target[x] = UInt8(truncatingIfNeeded: pixels[x]) }
        case .grayAndAlpha:
            for x in 0..<count {
                let pixel = Bitmap.straight(pixels[x])
                target[2 * x] = UInt8(truncatingIfNeeded: pixel)
                target[2 * x + 1] = UInt8(pixel >> 24)
            }
        case .palette(let palette): writeNumbers(pixels, count, target, bits: Int(palette.bitDepth))
        }
    }

    /// Writes palette indices, several per byte if they are small, the first in the highest bits.
    private func writeNumbers(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>, bits: Int
    ) {
        target.update(repeating: 0, count: (count * bits + 7) / 8)
        var last: (pixel: UInt32, number: UInt8)?
        for x in 0..<count {
            if last?.pixel != pixels[x] { last = (pixels[x], numbers[Bitmap.straight(pixels[x])] ?? 0) }
            let place = x * bits
            target[place / 8] |= (last?.number ?? 0) << UInt8(8 - bits - place % 8)
        }
    }
}
