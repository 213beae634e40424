extension Solver: CustomStringConvertible {
    /// Text in three parts: the amounts missed, the rows of the tableau, and the constraints.
    ///
    /// ```text
    /// Objective
    ///   250: 12
    /// Rows
    ///   width = -c0 + c1 + 92
    /// Constraints
    ///   c0: left - 8 == 0
    /// ```
    ///
    /// The text is the same for the same calls in the same order.
    public var description: String {
        let objective = misses.map { "\($0.strength): \(number($0.amount))" }
        return [("Objective", objective), ("Rows", describeRows()), ("Constraints", describeConstraints())]
            .map { title, lines in ([title] + lines.map { "  " + $0 }).joined(separator: "\n") }
            .joined(separator: "\n")
    }

    /// The amount by which the constraints of each strength are missed, strongest first; only amounts other than 0.
    public var misses: [(strength: Strength, amount: Double)] {
        var amounts: [Strength: Double] = [:]
        for case (_, let constraint?) in indexedConstraints {
            amounts[constraint.strength, default: 0] += constraint.miss(value(of:))
        }
        return amounts.filter { $0.value >= negligible }
            .sorted { $0.key > $1.key }
            .map { (strength: $0.key, amount: $0.value) }
    }

    private func describeRows() -> [String] {
        rowsOfTableau.map { row in
            let cells = row.cells.sorted { $0.symbol.rawValue < $1.symbol.rawValue }
                .map { ($0.coefficient, name(of: $0.symbol)) }
            return "\(name(of: row.basic)) = \(sum(of: cells, constant: row.constant))"
        }
    }

    private func describeConstraints() -> [String] {
        indexedConstraints.compactMap { index, constraint in
            constraint.map { "c\(index): \($0.describe { name(of: $0.symbol) })" }
        }
    }

    private func name(of symbol: Symbol) -> String {
        name(ofVariable: symbol) ?? "c\(symbol.index)"
    }
}

extension Constraint {
    /// The amount by which values miss the constraint.
    func miss(_ value: (Variable) -> Double) -> Double {
        let left = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value($1.variable) }
        switch relation {
        case .equal: return abs(left)
        case .lessThanOrEqual: return max(0, left)
        case .greaterThanOrEqual: return max(0, -left)
        }
    }
}
