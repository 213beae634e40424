/// Pseudorandom numbers that are the same in every run (xorshift64*).
struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % max(limit, 1)
    }

    /// True once in `count` times on average.
    mutating func oneIn(_ count: Int) -> Bool { next(below: count) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(below: elements.count)] }
}
