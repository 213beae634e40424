/// The SHA-256 digest of bytes, after FIPS 180-4.
///
/// The pages' code is known by its digests, which the machine's own tools can compute as well.
enum SHA256 {
    /// The digest in hexadecimal digits.
    static func hexadecimal(_ text: String) -> String {
        var state = initialState
        for block in blocks(of: Array(text.utf8)) { add(block, to: &state) }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Sixteen words each, the last one filled up with the length in bits.
    private static func blocks(of bytes: [UInt8]) -> [[UInt32]] {
        var padded = bytes + [0x80]
        padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
        let length = UInt64(bytes.count) * 8
        padded += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
        return stride(from: 0, to: padded.count, by: 64).map { start in
            stride(from: start, to: start + 64, by: 4).map { index in
                padded[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
            }
        }
    }

    private static func add(_ block: [UInt32], to state: inout [UInt32]) {
        var words = block
        for index in 16..<64 {
            let (old, young) = (words[index - 15], words[index - 2])
            let first = rotated(old, 7) ^ rotated(old, 18) ^ old >> 3
            let second = rotated(young, 17) ^ rotated(young, 19) ^ young >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var s = state
        for index in 0..<64 {
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            let first = s[7] &+ sum(s[4], 6, 11, 25) &+ choice &+ constants[index] &+ words[index]
            let second = sum(s[0], 2, 13, 22) &+ majority
            s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        for index in 0..<8 { state[index] &+= s[index] }
    }

    private static func sum(_ word: UInt32, _ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
        rotated(word, a) ^ rotated(word, b) ^ rotated(word, c)
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fractions of the square roots of the first eight primes.
    private static let initialState = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

    /// The same of the cube roots of the first 64 primes.
    private static let constants = primes.map { cubeRootFraction($0) }

    private static let primes: [Int] = {
        var found: [Int] = []
        var candidate = 2
        while found.count < 64 {
            if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
            candidate += 1
        }
        return found
    }()

    private static func fraction(_ number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 0x1_0000_0000)
    }

    /// The greatest whole number of 2⁻³² whose cube is at most `prime`, without what is before the point.
    private static func cubeRootFraction(_ prime: Int) -> UInt32 {
        var low: UInt64 = 0
        var high: UInt64 = 8 << 32
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
        let high = square.high * root
        let (middle, carries) = low.high.addingReportingOverflow(high)
        let bound = limit << 32
        return !carries && (middle < bound || middle == bound && low.low == 0)
    }
}
