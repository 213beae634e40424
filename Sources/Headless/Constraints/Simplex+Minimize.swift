extension Simplex {
    /// Finds the best values.
    mutating func minimize() {
        minimize(downTo: 0)
        forgetExchanges()
    }

    /// Satisfies a required constraint, if the other required ones allow it.
    ///
    /// - Returns: `nil`, or the markers of those that do not.
    mutating func demand(_ marker: Symbol) -> [Symbol]? {
        markers.base[marker.index].priority = Marker.demanded
        minimize(downTo: Marker.demanded)
        markers.base[marker.index].priority = Marker.required

        guard let row = tableau.row(of: marker), cost(ofRow: row) != 0 else { return nil }
        if abs(tableau.rows[row].constant) <= Self.tolerance {
            tableau.setConstant(0, ofRow: row)
            return nil
        }
        // The row says why: the marker is a constant, which is not 0, plus multiples of markers that must not
        // change in the direction that would help.
        return tableau.cells(ofRow: row).map(\.symbol).sorted { $0.rawValue < $1.rawValue }
    }

    /// By how much required constraints may be missed: numbers that a person typed do not add up exactly.
    private static var tolerance: Double { 1e-6 }

    /// Finds the values that are best as to constraints that are at least as strong as `weakest`.
    private mutating func minimize(downTo weakest: Float) {
        extendBuffers()
        var exchangesWithoutGain = 0
        // In exact arithmetic the loop ends by itself. Rounding must not be able to make it endless.
        for _ in 0..<(1000 + 100 * tableau.rows.count) {
            guard let move = bestMove(downTo: weakest), let stop = stop(of: move) else { break }
            exchange(row: stop.row, entering: move.symbol)
            if isCareful { sides[stop.row] = move.direction }
            exchangesWithoutGain = stop.distance > 0 ? 0 : exchangesWithoutGain + 1
            setCareful(exchangesWithoutGain >= patience)
        }
        setCareful(false)
    }

    /// Changes between the fast rules and those of Bland, with which the simplex method never runs in circles.
    ///
    /// Bland's proof needs a side of 0 for every basic symbol, even for those that are 0.
    private mutating func setCareful(_ careful: Bool) {
        guard careful != isCareful else { return }
        isCareful = careful
        sides.removeAll()
        for row in 0..<tableau.rows.count {
            sides.append(tableau.rows[row].constant < 0 ? -1 : 1)
        }
    }

    private mutating func extendBuffers() {
        gradient.extend(to: tableau.symbolCount, with: 0)
        verdicts.extend(to: tableau.symbolCount, with: [])
    }
}
