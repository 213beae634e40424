extension Solver {
    /// Lets `suggest(_:for:)` move a variable. Until then it is to stay where it is.
    ///
    /// - Parameter strength: How much the suggestions matter.
    /// - Throws: ``SolverError/duplicateEditVariable(_:)``.
    /// - Precondition: `strength` is less than required.
    public func addEditVariable(_ variable: Variable, strength: Strength) throws(SolverError) {
        precondition(!strength.isRequired, "A suggestion can't be required.")
        guard edits[variable] == nil else { throw .duplicateEditVariable(variable) }
        let edit = Constraint(
            Expression([Term(variable)], constant: -value(of: variable)), .equal, strength: strength, label: "edit")
        try add(edit)
        edits[variable] = edit
    }

    /// Lets a variable go.
    ///
    /// - Throws: ``SolverError/unknownEditVariable(_:)``.
    public func removeEditVariable(_ variable: Variable) throws(SolverError) {
        guard let edit = edits.removeValue(forKey: variable) else { throw .unknownEditVariable(variable) }
        try remove(edit)
    }

    /// Asks for a value, to be had if stronger constraints allow it.
    ///
    /// - Throws: ``SolverError/unknownEditVariable(_:)``.
    /// - Precondition: The value is finite.
    public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard let edit = edits[variable] else { throw .unknownEditVariable(variable) }
        let newEdit = edit.withConstant(-value)
        try replace(edit, with: newEdit)
        edits[variable] = newEdit
    }
}
