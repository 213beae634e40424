import Frames
import Rendering

/// A hash of a bitmap's pixels and size.
///
/// It has four lanes of a ``StableHash``, each with every fourth pair of pixels, which are hashed together at the end.
/// It detects edited pictures, but doesn't protect against forgery.
struct PixelDigest: Equatable {
    let value: UInt64

    init(_ bitmap: Bitmap) {
        let basis = StableHash.basis
        var lanes = SIMD4<UInt64>(basis, basis &+ 1, basis &+ 2, basis &+ 3)
        let pixels = bitmap.pixels
        let whole = bitmap.pixelCount & ~7
        for start in stride(from: 0, to: whole, by: 8) {
            for lane in 0..<4 {
                let (one, two) = (pixels[start + 2 * lane], pixels[start + 2 * lane + 1])
                lanes[lane] = StableHash.mixed(lanes[lane], UInt64(one) << 32 | UInt64(two))
            }
        }
        var hash = StableHash()
        for lane in 0..<4 { hash.add(word: lanes[lane]) }
        for index in whole..<bitmap.pixelCount { hash.add(word: UInt64(pixels[index])) }
        hash.add(word: UInt64(bitmap.pixelsWide))
        hash.add(word: UInt64(bitmap.pixelsHigh))
        value = hash.value
    }
}
