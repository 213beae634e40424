/// The reason the solver rejected a change. After an error, the solver is as it was before.
public enum SolverError: Error, Equatable {
    /// The constraint is required and contradicts `conflicts`, which are required too.
    case unsatisfiable(Constraint, conflicts: [Constraint])

    /// The constraint is in the solver already.
    case duplicate(Constraint)

    /// The constraint is not in the solver.
    case unknown(Constraint)
}
