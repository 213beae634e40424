import Foundation

/// Literal bytes and matches that wait to be written as a block of the deflate format.
///
/// A token below 256 is a byte. Others say that `length` bytes, from 3 to 258, are those `distance` bytes back: the
/// pairs of LZ77 (J. Ziv and A. Lempel, IEEE Transactions on Information Theory 23(3), 1977).
final class DeflateTokens {
    /// The most tokens that there is room for.
    let capacity: Int
    private(set) var count = 0
    private let tokens: UnsafeMutablePointer<UInt32>
    private let literals = UnsafeMutablePointer<UInt32>.allocate(capacity: 286)
    private let distances = UnsafeMutablePointer<UInt32>.allocate(capacity: 30)
    private let lengthSymbols = DeflateSymbols.lengthSymbols

    init(capacity: Int) {
        self.capacity = capacity
        tokens = .allocate(capacity: capacity)
        clear()
    }

    deinit {
        tokens.deallocate()
        literals.deallocate()
        distances.deallocate()
    }

    func clear() {
        count = 0
        literals.update(repeating: 0, count: 286)
        distances.update(repeating: 0, count: 30)
    }

    /// - Precondition: There is room for another token.
    @inline(__always)
    func append(byte: UInt8) {
        tokens[count] = UInt32(byte)
        count &+= 1
        literals[Int(byte)] &+= 1
    }

    /// - Precondition: There is room for another token.
    @inline(__always)
    func append(length: Int, distance: Int) {
        tokens[count] = 1 << 31 | UInt32(truncatingIfNeeded: length) << 16 | UInt32(truncatingIfNeeded: distance &- 1)
        count &+= 1
        literals[Int(lengthSymbols[length])] &+= 1
        distances[DeflateSymbols.distance(distance).symbol] &+= 1
    }

    /// Appends tokens once more that were appended before.
    ///
    /// - Precondition: There is room for them.
    func appendAgain(_ range: Range<Int>) {
        for index in range {
            let token = tokens[index]
            if token < 256 {
                append(byte: UInt8(truncatingIfNeeded: token))
            } else {
                append(length: Int(token >> 16 & 0x1FF), distance: Int(token & 0x7FFF) + 1)
            }
        }
    }

    /// Writes the tokens as a block with codes of its own, and begins anew.
    func flush(into writer: BitWriter) throws(RasterError) {
        guard count > 0 else { return }
        // The symbol for the end of the block.
        literals[256] = 1
        let codes = DeflateCodes(
            literals: Array(UnsafeBufferPointer(start: literals, count: 286)),
            distances: Array(UnsafeBufferPointer(start: distances, count: 30)))
        try writer.reserve(bytes: count * 6 + 1024)
        codes.writeHeader(into: writer)
        codes.write(UnsafeBufferPointer(start: tokens, count: count), into: writer)
        clear()
    }
}

/// The symbols of lengths and distances (RFC 1951, section 3.2.5), and the extra bits that choose among the values of
/// a symbol.
enum DeflateSymbols {
    /// The symbol of each length.
    static let lengthSymbols: [UInt16] = (0...258).map { length in
        if length == 258 { return 285 }
        guard length > 10 else { return UInt16(254 + max(length, 3)) }
        let (rest, bits) = (length - 3, (length - 3).bitWidth - (length - 3).leadingZeroBitCount - 3)
        return UInt16(257 + bits * 4 + (rest >> bits))
    }

    /// The extra bits of each length: how many, and their value.
    static let lengthExtras: [(bits: UInt8, value: UInt8)] = (0...258).map { length in
        guard length > 10, length < 258 else { return (0, 0) }
        let bits = (length - 3).bitWidth - (length - 3).leadingZeroBitCount - 3
        return (UInt8(bits), UInt8((length - 3) & ((1 << bits) - 1)))
    }

    /// The symbol of a distance, and how many extra bits it has; their value is the distance less one in these bits.
    @inline(__always)
    static func distance(_ distance: Int) -> (symbol: Int, bits: Int) {
        let rest = distance &- 1
        guard rest > 3 else { return (rest, 0) }
        let bits = 62 &- rest.leadingZeroBitCount
        return (bits &* 2 &+ (rest &>> bits), bits)
    }
}
