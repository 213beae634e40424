/// A variable times a number.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable

    /// The factor of the variable.
    public var coefficient: Double

    /// Creates `coefficient * variable`.
    public init(_ variable: Variable, coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
