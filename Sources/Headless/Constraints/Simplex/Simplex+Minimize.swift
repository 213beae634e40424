extension Simplex {
    /// Finds the best values.
    mutating func minimize() {
        minimize(downTo: 0)
        forgetExchanges()
    }

    /// Satisfies a required constraint, if the other required ones allow it.
    ///
    /// - Returns: `nil` on success; otherwise the markers of the constraints in the way.
    mutating func demand(_ marker: Symbol) -> [Symbol]? {
        markers.base[marker.index].priority = Marker.demanded
        minimize(downTo: Marker.demanded)
        markers.base[marker.index].priority = Marker.required

        guard let row = tableau.row(of: marker), cost(ofRow: row) != 0 else { return nil }
        if abs(tableau.rows[row].constant) <= Self.tolerance {
            tableau.setConstant(0, ofRow: row)
            return nil
        }
        // The row shows why: the marker is a constant other than 0, plus multiples of markers that must not change in
        // the direction that would help.
        return tableau.cells(ofRow: row).map(\.symbol).sorted { $0.rawValue < $1.rawValue }
    }

    /// The amount by which required constraints may be missed: numbers that people type don't add up exactly.
    private static var tolerance: Double { 1e-6 }

    /// Finds the best values for constraints that are at least as strong as `weakest`.
    private mutating func minimize(downTo weakest: Float) {
        extendBuffers()
        var stalledExchanges = 0
        // In exact arithmetic, the loop ends by itself. The limit keeps rounding from making it endless.
        for _ in 0..<(1000 + 100 * tableau.rows.count) {
            guard let move = bestMove(downTo: weakest), let stop = stop(of: move) else { break }
            exchange(row: stop.row, entering: move.symbol)
            if usesBlandsRule { sides[stop.row] = move.direction }
            stalledExchanges = stop.distance > 0 ? 0 : stalledExchanges + 1
            setBlandsRule(stalledExchanges >= stallLimit)
        }
        setBlandsRule(false)
    }

    /// Switches between the fast rules and Bland's, under which the simplex method never cycles.
    ///
    /// Bland's proof needs a side of 0 for every basic symbol, even for those that are 0.
    private mutating func setBlandsRule(_ isInForce: Bool) {
        guard isInForce != usesBlandsRule else { return }
        usesBlandsRule = isInForce
        sides.removeAll()
        for row in 0..<tableau.rows.count {
            sides.append(tableau.rows[row].constant < 0 ? -1 : 1)
        }
    }

    private mutating func extendBuffers() {
        reducedCosts.extend(to: tableau.symbolCount, with: 0)
        verdicts.extend(to: tableau.symbolCount, with: [])
    }
}
