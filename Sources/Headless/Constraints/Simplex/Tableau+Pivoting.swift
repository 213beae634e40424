// Exchanges of symbols, and other changes of rows.

extension Tableau {
    /// Makes `entering` basic in the row, in place of the current basic symbol.
    ///
    /// ```text
    /// basic    = k + a * entering + b * other
    /// entering = -k / a + basic / a - b / a * other
    /// ```
    ///
    /// In the other rows, the right side of the second line replaces `entering`.
    mutating func pivot(row: Int, entering: Symbol) {
        let leaving = rows[row].basic
        let factor = -1 / coefficient(of: entering, inRow: row)
        let range = rows[row].cells
        let first = cells.base + Int(range.start)
        for position in 0..<Int(range.count) {
            if first[position].symbol == entering {
                first[position] = Cell(symbol: leaving, coefficient: -factor)
            } else {
                first[position].coefficient *= factor
            }
        }
        rows.base[row].basic = entering
        rows.base[row].constant = cleaned(rows[row].constant * factor)
        rowOfSymbol[leaving.position] = -1
        rowOfSymbol[entering.position] = Int32(truncatingIfNeeded: row)
        columns.remove(entering, row: row)
        columns.insert(leaving, row: row)
        substitute(entering, row: row)
    }

    /// Replaces the symbol with the right side of its row in all other rows.
    @inline(__always)
    mutating func substitute(_ symbol: Symbol, row: Int) {
        guard var target = columns.nextRow(of: symbol, from: 0) else { return }
        for cell in cells(ofRow: row) { sum[cell.symbol.position] = cell.coefficient }
        while true {
            columns.remove(symbol, row: target)
            replace(symbol, inRow: target, byRow: row)
            guard let next = columns.nextRow(of: symbol, from: target + 1) else { break }
            target = next
        }
        for cell in cells(ofRow: row) { sum[cell.symbol.position] = 0 }
    }

    /// Replaces the symbol in a row with the right side of the row `source`, which is also in `sum`.
    @inline(__always)
    private mutating func replace(_ symbol: Symbol, inRow target: Int, byRow source: Int) {
        let sourceCount = Int(rows[source].cells.count)
        reserveForUnion(ofRow: source, inRow: target)
        let targetCells = cells.base + Int(rows[target].cells.start)
        let oldCount = Int(rows[target].cells.count) - 1
        var position = 0
        while targetCells[position].symbol != symbol { position += 1 }
        let factor = targetCells[position].coefficient
        targetCells[position] = targetCells[oldCount]

        // Cells that the target doesn't have yet are appended, so the loop below needn't look at them.
        let sourceCells = cells.base + Int(rows[source].cells.start)
        var count = oldCount
        for position in 0..<sourceCount {
            let cell = sourceCells[position]
            let coefficient = factor * cell.coefficient
            if !columns.contains(cell.symbol, row: target), abs(coefficient) >= negligible {
                targetCells[count] = Cell(symbol: cell.symbol, coefficient: coefficient)
                count += 1
                columns.insert(cell.symbol, row: target)
            }
        }
        position = oldCount
        while position > 0 {
            position -= 1
            let cell = targetCells[position]
            let coefficient = cell.coefficient + factor * sum[cell.symbol.position]
            if abs(coefficient) < negligible {
                count -= 1
                targetCells[position] = targetCells[count]
                columns.remove(cell.symbol, row: target)
            } else {
                targetCells[position].coefficient = coefficient
            }
        }
        rows.base[target].cells.count = Int32(truncatingIfNeeded: count)
        rows.base[target].constant = cleaned(rows[target].constant + factor * rows[source].constant)
    }

    /// Gives a row capacity for the cells of another one.
    @inline(__always)
    private mutating func reserveForUnion(ofRow source: Int, inRow target: Int) {
        let count = Int(rows[target].cells.count)
        guard count + Int(rows[source].cells.count) > Int(rows[target].cells.capacity) else { return }
        let newCount = cells(ofRow: source).reduce(0) { columns.contains($1.symbol, row: target) ? $0 : $0 + 1 }
        reserve(count + newCount, inRow: target)
    }

    /// Removes a row whose basic symbol is no longer in use.
    mutating func removeRow(_ row: Int) {
        for cell in cells(ofRow: row) { columns.remove(cell.symbol, row: row) }
        rowOfSymbol[rows[row].basic.position] = -1
        rows.base[row].basic = .none
        rows.base[row].cells.count = 0
        freeRows.append(Int32(truncatingIfNeeded: row))
    }

    /// Updates the tableau after the constant of a marker's expression grew by `amount`.
    mutating func shift(_ marker: Symbol, by amount: Double) {
        if let row = row(of: marker) {
            rows.base[row].constant = cleaned(rows[row].constant + amount)
            return
        }
        var next = columns.nextRow(of: marker, from: 0)
        while let row = next {
            let change = coefficient(of: marker, inRow: row) * amount
            rows.base[row].constant = cleaned(rows[row].constant - change)
            next = columns.nextRow(of: marker, from: row + 1)
        }
    }
}
