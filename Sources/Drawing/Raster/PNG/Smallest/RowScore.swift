/// Measures of how well the bytes of a row can be compressed: less is better.
struct RowScore {
    /// A bit for each pair.
    private var seen = [UInt64](repeating: 0, count: 1024)

    /// The sum of the bytes as numbers with signs.
    func sum(_ row: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var sum = 0
        for x in 0..<count { sum &+= Int(Int8(bitPattern: row[x]).magnitude) }
        return sum
    }

    /// How many different pairs of neighbors there are.
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
            // Only what was set is cleared: rows may be short and many.
            for x in 1..<count { seen[(Int(row[x &- 1]) &<< 8 | Int(row[x])) &>> 6] = 0 }
            return found
        }
    }
}
