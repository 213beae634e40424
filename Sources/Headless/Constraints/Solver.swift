/// An incremental solver for linear constraints with priorities, as Auto Layout needs it.
///
/// All required constraints are satisfied. Of the others, the sum of the amounts by which those of the strongest
/// priority are missed is as small as possible; among all such values, the sum of the next priority; and so on
/// (lexicographic least absolute deviations). ``Simplex`` is the method, and cites its sources.
///
/// A solver keeps its equations solved, so a small change is a small amount of work. It computes the values when one is
/// read.
///
///     let solver = Solver()
///     let left = solver.makeVariable("left"), width = solver.makeVariable("width")
///     try solver.add(left == 8)
///     try solver.add(Constraint(left + width - 100, .equal, strength: .high))
///     solver.value(of: width) // 92
///
/// A variable that no constraint mentions is 0. The same calls in the same order produce the same values.
public final class Solver {
    // Checking exclusive access at run time would cost more than most reads do. It isn't needed: no caller's code runs
    // while these change.

    /// The equations and their solution.
    @exclusivity(unchecked) private var simplex: Simplex

    /// The constraints by their markers' indices.
    @exclusivity(unchecked) private var constraints: [Constraint?] = []

    /// The markers of the constraints.
    @exclusivity(unchecked) private var markers: MarkerTable

    private var names: [Symbol: String] = [:]

    @exclusivity(unchecked) private var variableCount = 0

    /// Whether constraints changed since the values were found.
    @exclusivity(unchecked) private var needsSolving = false

    /// Creates a solver without constraints.
    ///
    /// - Parameter constraintCapacity: The expected number of constraints. There may be more.
    public init(constraintCapacity: Int = 128) {
        simplex = Simplex(constraintCapacity: max(constraintCapacity, 16))
        constraints.reserveCapacity(constraintCapacity)
        markers = MarkerTable(capacity: constraintCapacity)
    }
}

// MARK: - Variables

extension Solver {
    /// Creates a variable. Its value is 0 until constraints determine it.
    ///
    /// - Parameter name: The variable's name in `description`.
    public func makeVariable(_ name: @autoclosure () -> String? = nil) -> Variable {
        let name = name()
        let variable = Variable(symbol: .variable(variableCount))
        variableCount += 1
        if let name { names[variable.symbol] = name }
        simplex.tableau.prepare(variable.symbol)
        return variable
    }

    /// Creates a variable that is never negative, such as the width of a view. Its value is 0 until constraints
    /// determine it.
    ///
    /// This is a required constraint like any other, but costs less than an added one: the solver rejects a constraint
    /// that only a negative length can satisfy.
    ///
    /// - Parameter name: The variable's name in `description`.
    public func makeLength(_ name: @autoclosure () -> String? = nil) -> Variable {
        let variable = Variable(symbol: simplex.makeMarker(.length))
        if let name = name() { names[variable.symbol] = name }
        keep(nil, at: variable.symbol)
        simplex.tableau.prepare(variable.symbol)
        return variable
    }

    /// Whether the variable can be one of this solver's.
    private func isKnown(_ variable: Variable) -> Bool {
        variable.symbol.index < (variable.symbol.isMarker ? constraints.count : variableCount)
    }

    /// The value of a variable.
    ///
    /// - Precondition: This solver made the variable.
    public func value(of variable: Variable) -> Double {
        precondition(isKnown(variable), "The variable belongs to another solver.")
        solve()
        return simplex.tableau.value(of: variable.symbol)
    }

    /// Returns the markers with which the value of a sum changes.
    func markers(in terms: [Term]) -> [Symbol] {
        solve()
        var coefficients: [Symbol: Double] = [:]
        for term in terms {
            precondition(isKnown(term.variable), "The variable belongs to another solver.")
            guard let row = simplex.tableau.row(of: term.variable.symbol) else { continue }
            for cell in simplex.tableau.cells(ofRow: row) where cell.symbol.isMarker {
                coefficients[cell.symbol, default: 0] += cell.coefficient * term.coefficient
            }
        }
        return coefficients.filter { abs($0.value) > negligible }.keys.sorted { $0.index < $1.index }
    }

    /// Returns the constraint of a marker; `nil` for a length.
    func constraint(of marker: Symbol) -> Constraint? { constraints[marker.index] }

    private func solve() {
        guard needsSolving else { return }
        simplex.minimize()
        needsSolving = false
    }
}

// MARK: - Constraints

extension Solver {
    /// Adds a constraint.
    ///
    /// - Throws: ``SolverError`` if the constraint is in the solver already, or if it is required and contradicts other
    ///   required ones. The solver is then unchanged.
    /// - Precondition: This solver made the constraint's variables.
    public func add(_ constraint: Constraint) throws(SolverError) {
        guard markers[constraint] == nil else { throw .duplicate(constraint) }
        for term in constraint.expression.terms {
            precondition(isKnown(term.variable), "The variable belongs to another solver.")
        }
        let marker = simplex.makeMarker(Marker(constraint))
        if let conflicts = simplex.add(marker, expression: constraint.expression, sign: constraint.relation.sign) {
            throw unsatisfiable(constraint, conflicts)
        }
        markers.insert(marker, for: constraint)
        keep(constraint, at: marker)
        needsSolving = true
    }

    /// Remembers the constraint of a marker; a length has none.
    private func keep(_ constraint: Constraint?, at marker: Symbol) {
        if marker.index == constraints.count {
            constraints.append(constraint)
        } else {
            constraints[marker.index] = constraint
        }
    }

    /// Removes a constraint.
    ///
    /// - Throws: ``SolverError/unknown(_:)`` if the constraint is not in the solver.
    public func remove(_ constraint: Constraint) throws(SolverError) {
        guard let marker = markers.remove(constraint) else { throw .unknown(constraint) }
        constraints[marker.index] = nil
        simplex.remove(marker)
        needsSolving = true
    }

    /// Replaces a constraint.
    ///
    /// If only the constants of their expressions differ, this is much less work than removing the one and adding the
    /// other.
    ///
    /// - Throws: ``SolverError`` as `add(_:)` and `remove(_:)` do. The solver then still contains `constraint` and not
    ///   `replacement`.
    public func replace(_ constraint: Constraint, with replacement: Constraint) throws(SolverError) {
        guard let marker = markers[constraint] else { throw .unknown(constraint) }
        guard markers[replacement] == nil else { throw .duplicate(replacement) }
        guard replacement.differsInConstantOnly(from: constraint) else {
            return try exchange(constraint, for: replacement)
        }
        let amount = replacement.expression.constant - constraint.expression.constant
        if let conflicts = simplex.shift(marker, by: amount * constraint.relation.sign) {
            throw unsatisfiable(replacement, conflicts)
        }
        markers.remove(constraint)
        markers.insert(marker, for: replacement)
        constraints[marker.index] = replacement
        needsSolving = true
    }

    private func exchange(_ constraint: Constraint, for replacement: Constraint) throws(SolverError) {
        try remove(constraint)
        do {
            try add(replacement)
        } catch {
            try add(constraint)
            throw error
        }
    }

    private func unsatisfiable(_ constraint: Constraint, _ conflicts: [Symbol]) -> SolverError {
        .unsatisfiable(constraint, conflicts: conflicts.compactMap { constraints[$0.index] })
    }
}

// MARK: - Descriptions and tests

extension Solver {
    /// The constraints with the indices of their markers.
    var indexedConstraints: [(index: Int, constraint: Constraint?)] {
        constraints.enumerated().map { (index: $0.offset, constraint: $0.element) }
    }

    /// The rows of the tableau with the best values.
    var rowsOfTableau: [(basic: Symbol, constant: Double, cells: [Cell])] {
        solve()
        return simplex.tableau.usedRows
    }

    /// See ``Simplex/stallLimit``.
    var stallLimit: Int {
        get { simplex.stallLimit }
        set { simplex.stallLimit = newValue }
    }

    /// Returns the name of a variable; `nil` if it has none, or if the symbol belongs to a constraint.
    func name(ofVariable symbol: Symbol) -> String? {
        if let name = names[symbol] { return name }
        return symbol.isMarker && constraints[symbol.index] != nil ? nil : symbol.variableName
    }
}

extension Relation {
    /// The factor that turns the left side of the relation into one that is at least 0.
    fileprivate var sign: Double { self == .lessThanOrEqual ? -1 : 1 }
}

extension Constraint {
    fileprivate func differsInConstantOnly(from other: Constraint) -> Bool {
        relation == other.relation && strength == other.strength && expression.terms == other.expression.terms
    }
}
