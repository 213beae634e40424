/// A number that a solver finds, such as the left edge of a view.
///
/// A variable may become negative, unless it was made as a length (``Solver/makeLength(_:)``). It belongs to the solver
/// that made it:
///
///     let solver = Solver()
///     let left = solver.makeVariable("left")
public struct Variable: Hashable, Sendable {
    /// The variable's column in the equations of its solver.
    let symbol: Symbol
}

extension Variable: CustomStringConvertible {
    public var description: String { symbol.variableName }
}
