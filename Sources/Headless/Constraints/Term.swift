/// A variable times a number.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable

    /// What the variable is multiplied by.
    public var coefficient: Double

    /// Creates `coefficient * variable`.
    public init(_ variable: Variable, coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
