public import Foundation

/// Something that reads or draws what strangers have written: a function of bytes that never crashes, never hangs, and
/// whose errors are one line.
public struct FuzzTarget: Sendable {
    /// Makes an input.
    package typealias Maker = @Sendable (_ seeds: [Data], _ random: inout Randomness) -> Data

    /// The name, which the folders of its seeds and found inputs have too.
    public let name: String

    /// The seconds of processor time that an input may take.
    public let seconds: Double

    private let makers: [Maker]
    private let body: @Sendable (Data) -> FuzzOutcome

    /// - Parameter makers: Chosen with equal chances; one that is there twice has twice the chance.
    package init(
        _ name: String, seconds: Double = 5, makers: [Maker], run body: @escaping @Sendable (Data) -> FuzzOutcome
    ) {
        self.name = name
        self.seconds = seconds
        self.makers = makers
        self.body = body
    }

    /// Makes the input with a number; the same for the same seeds and numbers on every machine.
    public func input(seed: UInt64, index: Int, seeds: [Data]) -> Data {
        var random = Randomness(seed: seed, index: index)
        return random.pick(makers)(seeds, &random)
    }

    /// Reads or draws an input.
    public func run(_ input: Data) -> FuzzOutcome { body(input) }
}
