/// The two dynamic Huffman codes of a deflate block (RFC 1951, section 3.2.7): one for literals, lengths and the end of
/// the block, one for distances.
struct DeflateCodes {
    private let literals: HuffmanCode
    private let distances: HuffmanCode

    init(literals: [UInt32], distances: [UInt32]) {
        self.literals = HuffmanCode(frequencies: literals, limit: 15)
        self.distances = HuffmanCode(frequencies: distances, limit: 15)
    }

    // MARK: Tokens

    func write(_ tokens: UnsafeBufferPointer<UInt32>, into writer: BitWriter) {
        let (lengths, distances) = (lengthTable, distanceTable)
        let bytes = zip(literals.codes, literals.lengths).map { UInt32($0) << 8 | UInt32($1) }
        bytes.withUnsafeBufferPointer { bytes in
            lengths.withUnsafeBufferPointer { lengths in
                distances.withUnsafeBufferPointer { distances in
                    for token in tokens {
                        if token < 256 {
                            let entry = bytes[Int(token)]
                            writer.write(UInt64(entry >> 8), count: UInt64(entry & 0xFF))
                        } else {
                            let length = lengths[Int(token >> 16 & 0x1FF)]
                            writer.write(UInt64(length >> 8), count: UInt64(length & 0xFF))
                            let distance = Int(token & 0x7FFF)
                            let (symbol, bits) = DeflateSymbols.distance(distance &+ 1)
                            let entry = distances[symbol]
                            let extra = UInt64(distance & ((1 &<< bits) &- 1)) &<< UInt64(entry & 0xFF)
                            writer.write(UInt64(entry >> 8) | extra, count: UInt64(entry & 0xFF) &+ UInt64(bits))
                        }
                    }
                }
            }
        }
        writer.write(UInt64(literals.codes[256]), count: UInt64(literals.lengths[256]))
    }

    /// The code and extra bits of each length, above the bit count.
    private var lengthTable: [UInt32] {
        (0...258).map { length in
            let symbol = Int(DeflateSymbols.lengthSymbols[length])
            let (bits, value) = DeflateSymbols.lengthExtras[length]
            let codeBits = literals.lengths[symbol]
            return (UInt32(value) << codeBits | UInt32(literals.codes[symbol])) << 8 | UInt32(codeBits + bits)
        }
    }

    private var distanceTable: [UInt32] {
        zip(distances.codes, distances.lengths).map { UInt32($0) << 8 | UInt32($1) }
    }

    // MARK: Header

    /// The order of the code length codes in the header.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Writes the header of a non-final block: the lengths of all codes, which are Huffman-coded themselves.
    func writeHeader(into writer: BitWriter) {
        let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let items = Self.lengthItems(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
        var frequencies = [UInt32](repeating: 0, count: 19)
        for item in items { frequencies[item.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let orderCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        // Non-final block, dynamic codes.
        writer.write(0b100, count: 3)
        writer.write(UInt64(literalCount - 257), count: 5)
        writer.write(UInt64(distanceCount - 1), count: 5)
        writer.write(UInt64(orderCount - 4), count: 4)
        for symbol in Self.order.prefix(orderCount) { writer.write(UInt64(code.lengths[symbol]), count: 3) }
        for item in items {
            writer.write(UInt64(code.codes[item.symbol]), count: UInt64(code.lengths[item.symbol]))
            writer.write(UInt64(item.extra), count: UInt64(item.bits))
        }
    }

    /// A code length, or a repetition of code lengths.
    private struct LengthItem {
        var symbol: Int
        var extra = 0
        var bits = 0
    }

    private static func lengthItems(_ lengths: ArraySlice<UInt8>) -> [LengthItem] {
        var items: [LengthItem] = []
        var rest = lengths
        while let length = rest.first {
            let run = rest.prefix(length == 0 ? 138 : 7).prefix { $0 == length }.count
            switch (length, run) {
            case (0, 11...):
                items.append(LengthItem(symbol: 18, extra: run - 11, bits: 7))
                rest = rest.dropFirst(run)
            case (0, 3...):
                items.append(LengthItem(symbol: 17, extra: run - 3, bits: 3))
                rest = rest.dropFirst(run)
            case (1..., 4...):
                items.append(LengthItem(symbol: Int(length)))
                items.append(LengthItem(symbol: 16, extra: run - 4, bits: 2))
                rest = rest.dropFirst(run)
            default:
                items.append(LengthItem(symbol: Int(length)))
                rest = rest.dropFirst()
            }
        }
        return items
    }
}
