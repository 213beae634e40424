import Foundation

/// Literal bytes and matches to be written as a deflate block.
///
/// A token below 256 is a byte. Other tokens copy `length` bytes, from 3 to 258, from `distance` bytes back: the pairs
/// of LZ77 (J. Ziv and A. Lempel, IEEE Transactions on Information Theory 23(3), 1977).
final class DeflateTokens {
    /// The maximum number of tokens.
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

    /// - Precondition: There is space for another token.
    @inline(__always)
    func append(byte: UInt8) {
        tokens[count] = UInt32(byte)
        count &+= 1
        literals[Int(byte)] &+= 1
    }

    /// - Precondition: There is space for another token.
    @inline(__always)
    func append(length: Int, distance: Int) {
        tokens[count] = 1 << 31 | UInt32(truncatingIfNeeded: length) << 16 | UInt32(truncatingIfNeeded: distance &- 1)
        count &+= 1
        literals[Int(lengthSymbols[length])] &+= 1
        distances[DeflateSymbols.distance(distance).symbol] &+= 1
    }

    /// Appends a copy of earlier tokens.
    ///
    /// - Precondition: There is space for them.
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

    /// Writes the tokens as a block with its own codes, and removes them.
    func flush(into writer: BitWriter) throws(RasterError) {
        guard count > 0 else { return }
        // The end-of-block symbol.
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

/// The symbols of lengths and distances (RFC 1951, section 3.2.5), and the extra bits that select a value of a symbol.
enum DeflateSymbols {
    /// The symbol of each length.
    static let lengthSymbols: [UInt16] = (0...258).map { length in
        if length == 258 { return 285 }
        guard length > 10 else { return UInt16(254 + max(length, 3)) }
        let (rest, bits) = (length - 3, (length - 3).bitWidth - (length - 3).leadingZeroBitCount - 3)
        return UInt16(257 + bits * 4 + (rest >> bits))
    }

    /// The number and value of the extra bits of each length.
    static let lengthExtras: [(bits: UInt8, value: UInt8)] = (0...258).map { length in
        guard length > 10, length < 258 else { return (0, 0) }
        let bits = (length - 3).bitWidth - (length - 3).leadingZeroBitCount - 3
        return (UInt8(bits), UInt8((length - 3) & ((1 << bits) - 1)))
    }

    /// Returns the symbol of a distance and its number of extra bits, whose value is the low bits of the distance minus
    /// one.
    @inline(__always)
    static func distance(_ distance: Int) -> (symbol: Int, bits: Int) {
        let rest = distance &- 1
        guard rest > 3 else { return (rest, 0) }
        let bits = 62 &- rest.leadingZeroBitCount
        return (bits &* 2 &+ (rest &>> bits), bits)
    }
}
