// The first step of a new constraint: without a search, where there is an obvious one.

extension Simplex {
    /// Satisfies a new constraint by one exchange, if a symbol that may grow can take the value at which the constraint's
    /// marker is 0 and nothing that is at least as strong is missed by it. That is no choice: the search for the best
    /// values goes on from here. It only is the place from which it is short, as it would be for a free variable.
    ///
    /// - Returns: Whether the marker left its row.
    mutating func settle(_ marker: Symbol, row: Int) -> Bool {
        let isMissed = cost(ofRow: row) != 0
        // An equation that holds takes part, too: else each step of the search would stop at it.
        guard isMissed || markers[marker.index].isEquality else { return false }
        guard let entering = settlingSymbol(ofRow: row, priority: markers[marker.index].priority) else { return false }
        tableau.pivot(row: row, entering: entering)
        return true
    }

    /// The symbol to grow whose substitution is the least work.
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
