/// A number that a solver looks for, such as the left edge of a view.
///
/// A variable may become negative. It belongs to the solver that made it:
///
///     let solver = Solver()
///     let left = solver.makeVariable("left")
public struct Variable: Hashable, Sendable {
    /// The position among the variables of its solver, from 0.
    public let index: Int
}

extension Variable: CustomStringConvertible {
    public var description: String { "v\(index)" }
}
