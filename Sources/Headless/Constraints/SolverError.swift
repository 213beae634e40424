/// The reason the solver rejected a change. After an error, the solver is as it was before.
public enum SolverError: Error, Equatable {
    /// The constraint is required and contradicts `conflicts`, which are required too.
    case unsatisfiable(Constraint, conflicts: [Constraint])

    /// The constraint is in the solver already.
    case duplicate(Constraint)

    /// The constraint is not in the solver.
    case unknown(Constraint)
}

extension SolverError: CustomStringConvertible {
    /// A sentence with the problem, the constraints involved, and the remedy.
    public var description: String {
        switch self {
        case .unsatisfiable(let constraint, let conflicts) where conflicts.isEmpty:
            "The constraint “\(constraint)” can’t be satisfied by any values. Remove it or make it weaker."
        case .unsatisfiable(let constraint, let conflicts):
            """
            The constraint “\(constraint)” contradicts \(conflicts.map { "“\($0)”" }.joined(separator: ", ")). \
            Remove one of them or make it weaker than required.
            """
        case .duplicate(let constraint):
            "The constraint “\(constraint)” is in the solver already. Remove it before adding it again."
        case .unknown(let constraint):
            "The constraint “\(constraint)” is not in the solver. Remove only constraints that were added."
        }
    }
}
