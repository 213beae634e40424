/// A Huffman code of limited length.
///
/// D. A. Huffman, *A method for the construction of minimum-redundancy codes*, Proceedings of the IRE 40(9), 1952.
struct HuffmanCode {
    /// The bits of each symbol's code; zero for a symbol that doesn't occur.
    private(set) var lengths: [UInt8]

    /// The codes, with the first bit lowest.
    private(set) var codes: [UInt16]

    /// - Parameters:
    ///   - frequencies: The frequency of each symbol.
    ///   - limit: The maximum number of bits of a code.
    init(frequencies: [UInt32], limit: Int) {
        lengths = Self.lengths(frequencies, limit: limit)
        codes = Self.codes(lengths)
    }

    /// Builds the tree from the rarest symbols up: the two rarest subtrees are joined until one is left.
    private static func lengths(_ frequencies: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        // Equal frequencies keep the order of symbols, so that the same input gives the same code.
        let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
            .map { UInt64(frequencies[$0]) << 16 | UInt64($0) }.sorted().map { Int($0 & 0xFFFF) }
        guard symbols.count > 1 else {
            // Decoders require a complete code: two codes of one bit.
            let only = symbols.first ?? 0
            lengths[only] = 1
            lengths[only == 0 ? 1 : 0] = 1
            return lengths
        }
        let depths = depths(of: symbols.map { UInt64(frequencies[$0]) })
        for (symbol, depth) in zip(symbols, limited(depths, to: limit)) { lengths[symbol] = UInt8(depth) }
        return lengths
    }

    /// Returns the depth of each leaf, rarest first.
    ///
    /// The weights are sorted, so two queues, of leaves and of joined subtrees, replace a heap (J. van Leeuwen, *On the
    /// construction of Huffman trees*, ICALP 1976).
    private static func depths(of weights: [UInt64]) -> [Int] {
        let count = weights.count
        var weights = weights
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, node) = (0, count)
        func takeRarest() -> Int {
            if leaf < count, node >= weights.count || weights[leaf] <= weights[node] {
                leaf += 1
                return leaf - 1
            }
            node += 1
            return node - 1
        }
        for parent in count..<2 * count - 1 {
            let (one, two) = (takeRarest(), takeRarest())
            (parents[one], parents[two]) = (parent, parent)
            weights.append(weights[one] + weights[two])
        }
        var depths = [Int](repeating: 0, count: 2 * count - 1)
        for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
        return Array(depths[..<count])
    }

    /// Shortens codes that are too long, and lengthens others until the code is complete again.
    ///
    /// These are the steps of zlib (`gen_bitlen` in trees.c). Package-merge would find the optimal limited code; with
    /// 15 bits, and blocks of some thousand tokens, a code is hardly ever too long.
    private static func limited(_ depths: [Int], to limit: Int) -> [Int] {
        var counts = [Int](repeating: 0, count: limit + 1)
        for depth in depths { counts[min(depth, limit)] += 1 }
        // The code space in use, in units of the longest code; more than all of it is too much.
        var taken = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
        while taken > 1 << limit {
            guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else { break }
            counts[limit] -= 1
            counts[shorter] -= 1
            counts[shorter + 1] += 2
            taken -= 1
        }
        return (1...limit).reversed().flatMap { Array(repeating: $0, count: counts[$0]) }
    }

    /// Assigns codes of the same length in the order of symbols: the canonical code (RFC 1951, section 3.2.2).
    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var counts = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1...15 { next[length + 1] = (next[length] + counts[length]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return UInt16(truncatingIfNeeded: next[Int(length)]).reversed(bits: length)
        }
    }
}

extension UInt16 {
    fileprivate func reversed(bits: UInt8) -> UInt16 {
        var (rest, reversed) = (self, UInt16(0))
        for _ in 0..<bits {
            reversed = reversed << 1 | rest & 1
            rest >>= 1
        }
        return reversed
    }
}
