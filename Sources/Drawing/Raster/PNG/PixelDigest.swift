/// A hash of a bitmap's pixels and size.
///
/// Four lanes of the 64-bit FNV-1a hash (Fowler, Noll and Vo), each fed with every fourth pair of pixels; at the end
/// the lanes are hashed together. It finds pictures that were painted over; it is no protection against forgery.
struct PixelDigest: Equatable {
    let value: UInt64

    private static let prime: UInt64 = 0x0000_0100_0000_01B3
    private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ bitmap: Bitmap) {
        var lanes = SIMD4<UInt64>(Self.basis, Self.basis &+ 1, Self.basis &+ 2, Self.basis &+ 3)
        let pixels = bitmap.pixels
        let whole = bitmap.pixelCount & ~7
        for start in stride(from: 0, to: whole, by: 8) {
            for lane in 0..<4 {
                let (one, two) = (pixels[start + 2 * lane], pixels[start + 2 * lane + 1])
                lanes[lane] = Self.mix(lanes[lane], UInt64(one) << 32 | UInt64(two))
            }
        }
        var hash = Self.basis
        for lane in 0..<4 { hash = Self.mix(hash, lanes[lane]) }
        for index in whole..<bitmap.pixelCount { hash = Self.mix(hash, UInt64(pixels[index])) }
        value = Self.mix(Self.mix(hash, UInt64(bitmap.pixelsWide)), UInt64(bitmap.pixelsHigh))
    }

    /// FNV's step, and a shift that carries the upper bits down, since 64 bits come in at once.
    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* prime
        return product ^ (product >> 29)
    }
}
