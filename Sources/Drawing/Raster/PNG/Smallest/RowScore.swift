/// Estimates how well a row compresses: lower is better.
struct RowScore {
    /// A bit per byte pair.
    private var seen = [UInt64](repeating: 0, count: 1024)

    /// Returns the sum of the bytes' absolute values as signed numbers.
    func sum(_ row: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var sum = 0
        for x in 0..<count { sum &+= Int(Int8(bitPattern: row[x]).magnitude) }
        return sum
    }

    /// Returns the number of distinct pairs of adjacent bytes.
    mutating func pairs(_ row: UnsafePointer<UInt8>, _ count: Int) -> Int {
        guard count > 1 else { return 0 }
        return seen.withUnsafeMutableBufferPointer { seen in
            var found = 0
            for x in 1..<count {
                let pair = Int(row[x &- 1]) &<< 8 | Int(row[x])
                let bit: UInt64 = 1 &<< UInt64(pair & 63)
                if seen[pair &>> 6] & bit == 0 { found &+= 1 }
                seen[pair &>> 6] |= bit
            }
            // Only the bits that were set are cleared, because rows may be short and many.
            for x in 1..<count { seen[(Int(row[x &- 1]) &<< 8 | Int(row[x])) &>> 6] = 0 }
            return found
        }
    }
}
