public import Foundation

/// A construct that untrusted input can repeat any number of times, in a target that reads or draws it. The cost must
/// not grow faster than the number.
public struct GrowthCase: Sendable {
    /// The target and the repeated construct, such as `conversation messages[].reactions`.
    public let name: String

    private let make: @Sendable (Int) -> Data
    private let body: @Sendable (Data) -> Bool

    /// - Parameters:
    ///   -   - input: Makes an input with a number of instances of the construct.
    ///   -   - body: Reads or draws an input, and returns whether it was read completely.
    package init(
        _ name: String, input: @escaping @Sendable (Int) -> Data, run body: @escaping @Sendable (Data) -> Bool
    ) {
        (self.name, make, self.body) = (name, input, body)
    }

    package init(_ construct: String, in target: FuzzTarget, input: @escaping @Sendable (Int) -> Data) {
        self.init("\(target.name) \(construct)", input: input) { target.run($0).isAccepted }
    }

    /// Makes an input with a number of instances of the construct.
    public func input(_ count: Int) -> Data { make(count) }

    /// Reads or draws an input, and returns whether it was read completely.
    public func run(_ input: Data) -> Bool { body(input) }
}
