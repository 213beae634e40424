// The ratio test: how far to change the entering symbol, and which one leaves the basis.

/// A basic marker that reaches 0 while a symbol changes.
struct Breakpoint: BitwiseCopyable {
    var row: Int

    /// The change of the symbol at that point.
    var distance: Double

    /// The growth of the slope of the costs there.
    var bend: Double
}

/// The end of a change: a marker at 0 that leaves the basis.
struct Stop: BitwiseCopyable {
    var row: Int
    var distance: Double
}

extension Simplex {
    /// Returns the point beyond which a change no longer helps.
    mutating func stop(of move: Move) -> Stop? {
        usesBlandsRule ? blandStop(of: move) : longStepStop(of: move)
    }

    /// Passes markers while the gain is larger than their cost beyond 0: the long step of Barrodale and Roberts.
    ///
    /// Markers of weaker priorities do not count, those of stronger ones can't be passed.
    private mutating func longStepStop(of move: Move) -> Stop? {
        collectBreakpoints(of: move)
        var slope = move.slope
        for position in 0..<breakpoints.count {
            let breakpoint = breakpoints[position]
            slope += breakpoint.bend
            if slope > -negligible { return Stop(row: breakpoint.row, distance: breakpoint.distance) }
        }
        return nil
    }

    /// Lists the breakpoints, the nearest first; at equal distances, the sharpest, then the oldest.
    private mutating func collectBreakpoints(of move: Move) {
        breakpoints.removeAll()
        var next = tableau.columns.nextRow(of: move.symbol, from: 0)
        while let row = next {
            next = tableau.columns.nextRow(of: move.symbol, from: row + 1)
            guard let breakpoint = breakpoint(of: move, row: row) else { continue }
            breakpoints.append(breakpoint)
            var position = breakpoints.count - 1
            while position > 0, comesBefore(breakpoint, breakpoints[position - 1]) {
                breakpoints[position] = breakpoints[position - 1]
                position -= 1
            }
            breakpoints[position] = breakpoint
        }
    }

    private func comesBefore(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
        if first.distance != second.distance { return first.distance < second.distance }
        if first.bend != second.bend { return first.bend > second.bend }
        return basic(first.row).rawValue < basic(second.row).rawValue
    }

    @inline(__always)
    private func basic(_ row: Int) -> Symbol {
        tableau.rows[row].basic
    }

    private func breakpoint(of move: Move, row: Int) -> Breakpoint? {
        let (basic, value) = (tableau.rows[row].basic, tableau.rows[row].constant)
        guard basic.isMarker else { return nil }
        let marker = markers[basic.index]
        guard marker.priority >= move.priority else { return nil }

        let rate = move.direction * tableau.coefficient(of: move.symbol, inRow: row)
        if value * rate > 0 || value == 0 && rate > 0 && !marker.isEquality { return nil }
        let distance = value == 0 ? 0 : -value / rate
        if marker.priority > move.priority { return Breakpoint(row: row, distance: distance, bend: .infinity) }
        let bend = marker.isEquality && value != 0 ? 2 * abs(rate) : abs(rate)
        return Breakpoint(row: row, distance: distance, bend: bend)
    }

    /// Passes no marker: the first one at the nearest breakpoint stops the change, as Bland's rule requires.
    private func blandStop(of move: Move) -> Stop? {
        var best: Stop?
        var next = tableau.columns.nextRow(of: move.symbol, from: 0)
        while let row = next {
            next = tableau.columns.nextRow(of: move.symbol, from: row + 1)
            guard basic(row).isMarker else { continue }
            let rate = move.direction * tableau.coefficient(of: move.symbol, inRow: row)
            guard rate * sides[row] < 0 else { continue }
            let stop = Stop(row: row, distance: abs(tableau.rows[row].constant / rate))
            if best.map({ isReached(stop, before: $0) }) ?? true { best = stop }
        }
        return best
    }

    private func isReached(_ stop: Stop, before other: Stop) -> Bool {
        if stop.distance != other.distance { return stop.distance < other.distance }
        return basic(stop.row).rawValue < basic(other.row).rawValue
    }
}

// MARK: - Leaving the system

extension Simplex {
    /// Returns the row to solve for a marker that is 0 and no longer costs anything.
    ///
    /// The row is removed with the marker, so its basic symbol becomes 0. Ideally, that is the value it would get
    /// anyway.
    mutating func rowToLeave(for marker: Symbol) -> Int? {
        if let move = improvement(byChanging: marker), let stop = longStepStop(of: move) { return stop.row }
        return nearestRow(ofMarkersWith: marker) ?? shortestRow(with: marker)
    }

    /// Returns the improving change of a symbol that has no cost itself, or `nil`.
    private func improvement(byChanging symbol: Symbol) -> Move? {
        var priority = Float.infinity
        while true {
            var slope = 0.0
            var weaker = -Float.infinity
            var next = tableau.columns.nextRow(of: symbol, from: 0)
            while let row = next {
                next = tableau.columns.nextRow(of: symbol, from: row + 1)
                let cost = cost(ofRow: row)
                guard cost != 0 else { continue }
                let rowPriority = markers[basic(row).index].priority
                if rowPriority == priority {
                    slope += cost * tableau.coefficient(of: symbol, inRow: row)
                } else if rowPriority < priority {
                    weaker = max(weaker, rowPriority)
                }
            }
            if abs(slope) >= negligible {
                return Move(symbol: symbol, direction: slope > 0 ? -1 : 1, slope: -abs(slope), priority: priority)
            }
            guard weaker > 0 else { return nil }
            priority = weaker
        }
    }

    /// Returns the row of the marker that first reaches 0 when the symbol changes in either direction.
    private func nearestRow(ofMarkersWith symbol: Symbol) -> Int? {
        var nearest: Stop?
        var next = tableau.columns.nextRow(of: symbol, from: 0)
        while let row = next {
            next = tableau.columns.nextRow(of: symbol, from: row + 1)
            guard basic(row).isMarker else { continue }
            let rate = tableau.coefficient(of: symbol, inRow: row)
            let distance = abs(tableau.rows[row].constant / rate)
            if distance < nearest?.distance ?? .infinity { nearest = Stop(row: row, distance: distance) }
        }
        return nearest?.row
    }

    /// The row with the fewest cells, which is the least work to substitute.
    private func shortestRow(with symbol: Symbol) -> Int? {
        var shortest: Int?
        var next = tableau.columns.nextRow(of: symbol, from: 0)
        while let row = next {
            next = tableau.columns.nextRow(of: symbol, from: row + 1)
            if tableau.rows[row].cells.count < shortest.map({ tableau.rows[$0].cells.count }) ?? .max {
                shortest = row
            }
        }
        return shortest
    }
}
