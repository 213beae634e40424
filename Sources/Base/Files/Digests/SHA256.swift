public import Foundation

/// The SHA-256 digest of bytes, according to FIPS 180-4. `sha256sum` prints the same digits.
public struct SHA256: Hashable, Sendable {
    private let words: SIMD8<UInt32>

    /// Computes the digest of bytes.
    public init(_ bytes: UnsafeRawBufferPointer) {
        var state = Self.initialState
        let rest = bytes.count % 64
        Self.constants.withUnsafeBufferPointer { constants in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                for start in stride(from: 0, to: bytes.count - rest, by: 64) {
                    let block = UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64])
                    Self.add(block, to: &state, constants, schedule)
                }
                let padded = Self.padded(UnsafeRawBufferPointer(rebasing: bytes.suffix(rest)), of: bytes.count)
                padded.withUnsafeBytes { last in
                    for start in stride(from: 0, to: last.count, by: 64) {
                        let block = UnsafeRawBufferPointer(rebasing: last[start..<start + 64])
                        Self.add(block, to: &state, constants, schedule)
                    }
                }
            }
        }
        words = state
    }

    /// Computes the digest of bytes.
    public init(_ data: Data) { self = data.withUnsafeBytes { SHA256($0) } }

    /// Computes the digest of bytes.
    public init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes { SHA256($0) } }

    /// Computes the digest of a text in UTF-8.
    public init(_ text: String) { self.init(Array(text.utf8)) }

    /// Sixty-four hexadecimal digits.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(unsafeUninitializedCapacity: 64) { characters in
            for index in 0..<64 {
                let nibble = words[index / 8] >> UInt32(28 - index % 8 * 4) & 15
                characters[index] = digits[Int(nibble)]
            }
            return 64
        }
    }

    /// The digest in Base64, the form that content security policies use.
    public var base64: String {
        Data((0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 4] >> UInt32(24 - $0 % 4 * 8)) }).base64EncodedString()
    }

    /// The first 64 bits, as a number.
    public var leadingBits: UInt64 { UInt64(words[0]) << 32 | UInt64(words[1]) }

    /// The next 64 bits, as a number.
    public var followingBits: UInt64 { UInt64(words[2]) << 32 | UInt64(words[3]) }
}

extension SHA256 {
    /// Returns the padded end of a message: its last bytes, a 1 bit, zeros, and the total length in bits.
    private static func padded(_ rest: UnsafeRawBufferPointer, of length: Int) -> [UInt8] {
        var bytes = Array(rest) + [0x80]
        bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
        let bits = UInt64(length) * 8
        return bytes + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
    }

    /// Adds a block of 64 bytes.
    private static func add(
        _ block: UnsafeRawBufferPointer, to state: inout SIMD8<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
        _ schedule: UnsafeMutableBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }
        for index in 16..<64 {
            let (old, young) = (schedule[index &- 15], schedule[index &- 2])
            let first = rotated(old, 7) ^ rotated(old, 18) ^ old >> 3
            let second = rotated(young, 17) ^ rotated(young, 19) ^ young >> 10
            schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = e & f ^ ~e & g
            let first =
                h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[index] &+ schedule[index]
            let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        state = state &+ SIMD8(a, b, c, d, e, f, g, h)
    }

    @inline(__always)
    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
    private static let initialState = SIMD8<UInt32>(
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19)

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes.map(cubeRootFraction)

    private static let primes: [Int] = (2..<312).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }

    /// The fractional part of the cube root of `prime`, in units of 2⁻³², rounded down.
    private static func cubeRootFraction(_ prime: Int) -> UInt32 {
        var (low, high) = (UInt64(0), UInt64(8) << 32)
        while high - low > 1 {
            let middle = (low + high) / 2
            if cube(middle, isAtMost: UInt64(prime)) { low = middle } else { high = middle }
        }
        return UInt32(truncatingIfNeeded: low)
    }

    /// Whether `root`³ ≤ `limit` · 2⁹⁶.
    private static func cube(_ root: UInt64, isAtMost limit: UInt64) -> Bool {
        let square = root.multipliedFullWidth(by: root)
        let low = square.low.multipliedFullWidth(by: root)
        let (middle, carries) = low.high.addingReportingOverflow(square.high * root)
        let bound = limit << 32
        return !carries && (middle < bound || middle == bound && low.low == 0)
    }
}
