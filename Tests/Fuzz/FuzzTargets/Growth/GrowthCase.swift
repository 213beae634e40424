public import Foundation

/// One thing that a stranger can write any number of times, and what reads or draws it: its cost grows with the number, and
/// not faster.
public struct GrowthCase: Sendable {
    /// What reads or draws, and what is there many times, such as `conversation messages[].reactions`.
    public let name: String

    private let make: @Sendable (Int) -> Data
    private let body: @Sendable (Data) -> Bool

    /// - Parameters:
    ///   - input: Makes an input that has the thing so many times.
    ///   - body: Reads or draws an input, and returns whether it was read to its end.
    package init(
        _ name: String, input: @escaping @Sendable (Int) -> Data, run body: @escaping @Sendable (Data) -> Bool
    ) {
        (self.name, make, self.body) = (name, input, body)
    }

    package init(_ thing: String, in target: FuzzTarget, input: @escaping @Sendable (Int) -> Data) {
        self.init("\(target.name) \(thing)", input: input) { target.run($0).isAccepted }
    }

    /// Makes an input that has the thing so many times.
    public func input(_ count: Int) -> Data { make(count) }

    /// Reads or draws an input, and returns whether it was read to its end.
    public func run(_ input: Data) -> Bool { body(input) }
}
