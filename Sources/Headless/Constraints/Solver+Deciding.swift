extension Solver {
    /// Returns the constraints that decide the value of a sum of variables: those that the solution satisfies exactly, and
    /// of which a change would change the value.
    ///
    /// The solution is a corner where the limits of such constraints meet. Where more of them meet than are needed, these
    /// are sufficient ones. None if the variables are free, or lengths that are 0.
    ///
    /// - Precondition: This solver made the variables.
    public func deciding(_ expression: Expression) -> [Constraint] {
        markers(in: expression.terms).compactMap { constraint(of: $0) }
    }
}
