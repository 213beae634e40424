public import Foundation

/// A function that reads or draws untrusted bytes. It must never crash or hang, and each of its errors must be a single
/// line.
public struct FuzzTarget: Sendable {
    /// Generates an input.
    package typealias Maker = @Sendable (_ seeds: [Data], _ random: inout Randomness) -> Data

    /// The name, which is also that of the folders with its seeds and findings.
    public let name: String

    /// The maximum processor time per input, in seconds.
    public let seconds: Double

    private let makers: [Maker]
    private let body: @Sendable (Data) -> FuzzOutcome

    /// - Parameter makers: Chosen with equal probability; list one twice to choose it twice as often.
    package init(
        _ name: String, seconds: Double = 5, makers: [Maker], run body: @escaping @Sendable (Data) -> FuzzOutcome
    ) {
        self.name = name
        self.seconds = seconds
        self.makers = makers
        self.body = body
    }

    /// Generates the input with an index, which is the same on every machine for the same seeds and index.
    public func input(seed: UInt64, index: Int, seeds: [Data]) -> Data {
        var random = Randomness(seed: seed, index: index)
        return random.pick(makers)(seeds, &random)
    }

    /// Reads or draws an input.
    public func run(_ input: Data) -> FuzzOutcome { body(input) }
}
