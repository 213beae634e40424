internal import CDeflate

/// The checksum at the end of a zlib stream, Adler-32 (RFC 1950, section 8): two sums modulo 65521.
struct Adler32 {
    private static let modulus: UInt64 = 65_521
    private(set) var value: UInt32 = 1

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
    }

    /// Appends bytes by their own sums; zlib calls this `adler32_combine`.
    mutating func add(_ sums: PartialSums) {
        let (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
        let newHigh = (high + sums.count % Self.modulus * low + sums.high) % Self.modulus
        value = UInt32((low + sums.low) % Self.modulus) | UInt32(newHigh) << 16
    }

    /// The sums of some bytes on their own.
    struct PartialSums {
        fileprivate let low: UInt64
        fileprivate let high: UInt64
        fileprivate let count: UInt64

        init(_ bytes: UnsafeRawBufferPointer) {
            let value = libdeflate_adler32(0, bytes.baseAddress, bytes.count)
            (low, high, count) = (UInt64(value & 0xFFFF), UInt64(value >> 16), UInt64(bytes.count))
        }

        /// The sums of all bytes of a checksum.
        init(_ checksum: Adler32, count: Int) {
            // A checksum starts with a low sum of 1, which is added to the high sum once per byte.
            let modulus = Adler32.modulus
            low = (UInt64(checksum.value & 0xFFFF) + modulus - 1) % modulus
            high = (UInt64(checksum.value >> 16) + modulus - UInt64(count) % modulus) % modulus
            self.count = UInt64(count)
        }
    }
}
