// The first step of a new constraint: one exchange instead of a search, where there is an obvious one.

extension Simplex {
    /// Satisfies a new constraint by one exchange, if some symbol can grow to the value at which the constraint's
    /// marker is 0 without violating a constraint that is at least as strong. This doesn't decide the solution: the
    /// search for the best values continues from here, and is short, as it would be with a free variable.
    ///
    /// - Returns: Whether the marker left its row.
    mutating func settle(_ marker: Symbol, row: Int) -> Bool {
        let isMissed = cost(ofRow: row) != 0
        // An equation that already holds takes part, too; otherwise, each step of the search would stop at it.
        guard isMissed || markers[marker.index].isEquality else { return false }
        guard let entering = settlingSymbol(ofRow: row, priority: markers[marker.index].priority) else { return false }
        tableau.pivot(row: row, entering: entering)
        return true
    }

    /// Returns the symbol to grow that is the least work to substitute.
    private func settlingSymbol(ofRow row: Int, priority: Float) -> Symbol? {
        let constant = tableau.rows[row].constant
        var best: Symbol?
        var bestCount = Int.max
        for cell in tableau.cells(ofRow: row) {
            let other = markers[cell.symbol.index]
            guard other.priority == Marker.required, !other.isEquality, abs(cell.coefficient) > 1e-3 else { continue }
            let value = -constant / cell.coefficient
            guard value >= 0 else { continue }
            let count = tableau.columns.count(of: cell.symbol)
            guard count < bestCount else { continue }
            guard canGrow(cell.symbol, to: value, exceptInRow: row, priority: priority) else { continue }
            (best, bestCount) = (cell.symbol, count)
        }
        return best
    }

    /// Whether no constraint that is at least as strong as `priority` is missed when the symbol has the value.
    private func canGrow(_ symbol: Symbol, to value: Double, exceptInRow row: Int, priority: Float) -> Bool {
        guard value > 0 else { return true }
        var next = tableau.columns.nextRow(of: symbol, from: 0)
        while let other = next {
            next = tableau.columns.nextRow(of: symbol, from: other + 1)
            let basic = tableau.rows[other].basic
            guard other != row, basic.isMarker, markers[basic.index].priority >= priority else { continue }
            let change = tableau.coefficient(of: symbol, inRow: other) * value
            if markers[basic.index].isEquality || tableau.rows[other].constant + change < 0 { return false }
        }
        return true
    }
}
