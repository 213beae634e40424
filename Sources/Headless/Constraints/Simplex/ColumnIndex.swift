/// The rows that contain each symbol: a set of bits for each symbol, with a bit for each row.
struct ColumnIndex: ~Copyable {
    private var bits: Buffer<UInt64>

    /// The number of 64-bit words of a symbol.
    private var stride = 2

    init(symbolCapacity: Int) {
        bits = Buffer(capacity: symbolCapacity * stride)
    }

    /// Makes space for symbols at positions below `symbolCount`.
    mutating func extend(symbolCount: Int) {
        bits.extend(to: symbolCount * stride, with: 0)
    }

    /// Makes space for rows below `rowCount`.
    @inline(__always)
    mutating func extend(rowCount: Int) {
        if rowCount > 64 * stride { widen(rowCount: rowCount) }
    }

    @inline(never)
    private mutating func widen(rowCount: Int) {
        let symbolCount = bits.count / stride
        let newStride = max(2 * stride, (rowCount + 63) / 64)
        var wider = Buffer<UInt64>(capacity: symbolCount * newStride)
        wider.extend(to: symbolCount * newStride, with: 0)
        for symbol in 0..<symbolCount {
            for word in 0..<stride {
                wider[symbol * newStride + word] = bits[symbol * stride + word]
            }
        }
        bits = wider
        stride = newStride
    }

    @inline(__always)
    func contains(_ symbol: Symbol, row: Int) -> Bool {
        bits[word(of: symbol, row: row)] & mask(of: row) != 0
    }

    @inline(__always)
    func insert(_ symbol: Symbol, row: Int) {
        bits[word(of: symbol, row: row)] |= mask(of: row)
    }

    @inline(__always)
    func remove(_ symbol: Symbol, row: Int) {
        bits[word(of: symbol, row: row)] &= ~mask(of: row)
    }

    @inline(__always)
    private func word(of symbol: Symbol, row: Int) -> Int {
        symbol.position &* stride &+ row &>> 6
    }

    @inline(__always)
    private func mask(of row: Int) -> UInt64 {
        1 &<< UInt64(truncatingIfNeeded: row)
    }

    /// The number of rows that contain the symbol.
    @inline(__always)
    func count(of symbol: Symbol) -> Int {
        var count = 0
        for word in 0..<stride {
            count += bits[symbol.position * stride + word].nonzeroBitCount
        }
        return count
    }

    /// The first row at or after `row` that contains the symbol, or `nil`.
    @inline(__always)
    func nextRow(of symbol: Symbol, from row: Int) -> Int? {
        var word = row >> 6
        guard word < stride else { return nil }
        var rest = bits[symbol.position * stride + word] & (~0 &<< UInt64(truncatingIfNeeded: row))
        while rest == 0 {
            word += 1
            guard word < stride else { return nil }
            rest = bits[symbol.position * stride + word]
        }
        return word << 6 + rest.trailingZeroBitCount
    }
}
