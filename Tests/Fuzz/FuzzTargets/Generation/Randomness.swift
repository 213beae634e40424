/// A sequence of numbers that depends only on its seed (SplitMix64: Steele, Lea, Flood 2014).
public struct Randomness: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts a sequence.
    public init(seed: UInt64) { state = seed }

    /// The sequence for one input of a run. It doesn't depend on the inputs before it.
    public init(seed: UInt64, index: Int) {
        self.init(seed: seed)
        state = next() ^ UInt64(truncatingIfNeeded: index) &* 0xD134_2543_DE82_EF95
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to but not including the bound; 0 if the bound is below 1.
    package mutating func below(_ bound: Int) -> Int { bound < 1 ? 0 : Int(next() % UInt64(bound)) }

    /// Returns `true` with a probability of one in the given number.
    package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// A random element of the values, which can't be empty.
    package mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element {
        values[values.index(values.startIndex, offsetBy: below(values.count))]
    }
}
