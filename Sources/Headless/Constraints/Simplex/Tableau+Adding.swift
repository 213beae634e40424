// New rows.

extension Tableau {
    /// Adds the equation `marker = constant + sign * terms`.
    ///
    /// If a variable is still free to take any value, it takes the one that makes the marker 0.
    ///
    /// - Returns: The row of the marker, or `nil` if the marker is 0 because a variable was free.
    @inline(__always)
    mutating func add(marker: Symbol, terms: [Term], sign: Double, constant: Double) -> Int? {
        prepare(marker)
        var total = constant
        for term in terms {
            total += collect(term.variable.symbol, times: sign * term.coefficient)
        }
        guard let variable = freeVariable() else {
            let row = makeRow(basic: marker, constant: cleaned(total), extraCells: 0)
            moveSum(toRow: row, times: 1)
            return row
        }

        // marker = total + a * variable + …  ⟺  variable = -total / a + marker / a - …
        let factor = -1 / sum[variable.position]
        sum[variable.position] = 0
        let row = makeRow(basic: variable, constant: cleaned(total * factor), extraCells: 1)
        moveSum(toRow: row, times: factor)
        append(Cell(symbol: marker, coefficient: -factor), toRow: row)
        substitute(variable, row: row)
        return nil
    }

    /// Adds a multiple of the symbol, or of its row if it is basic, to `sum`.
    ///
    /// - Returns: The amount to add to the constant.
    @inline(__always)
    private mutating func collect(_ symbol: Symbol, times factor: Double) -> Double {
        guard let row = row(of: symbol) else {
            collectFree(symbol, factor)
            return 0
        }
        for cell in cells(ofRow: row) {
            collectFree(cell.symbol, factor * cell.coefficient)
        }
        return factor * rows[row].constant
    }

    @inline(__always)
    private mutating func collectFree(_ symbol: Symbol, _ coefficient: Double) {
        let old = sum[symbol.position]
        if old == 0 { sumSymbols.append(symbol) }
        sum[symbol.position] = old + coefficient
    }

    /// Returns the variable in `sum` that is the least work to substitute.
    private func freeVariable() -> Symbol? {
        var best: Symbol?
        var bestCount = Int.max
        for position in 0..<sumSymbols.count {
            let symbol = sumSymbols[position]
            guard !symbol.isMarker, abs(sum[symbol.position]) >= negligible else { continue }
            let count = columns.count(of: symbol)
            if count < bestCount {
                (best, bestCount) = (symbol, count)
            }
        }
        return best
    }

    /// Takes an unused row, or makes one, with capacity for the symbols in `sum` and some more.
    private mutating func makeRow(basic: Symbol, constant: Double, extraCells: Int) -> Int {
        let row: Int
        if freeRows.isEmpty {
            row = rows.count
            rows.append(Row(basic: basic, constant: constant, cells: .empty))
            columns.extend(rowCount: row + 1)
        } else {
            row = Int(freeRows.removeLast())
            rows.base[row].basic = basic
            rows.base[row].constant = constant
        }
        rowOfSymbol[basic.position] = Int32(truncatingIfNeeded: row)
        reserve(sumSymbols.count + extraCells, inRow: row)
        return row
    }

    /// Turns `factor * sum` into cells, and `sum` into zeros.
    private mutating func moveSum(toRow row: Int, times factor: Double) {
        for position in 0..<sumSymbols.count {
            let symbol = sumSymbols[position]
            let coefficient = sum[symbol.position]
            sum[symbol.position] = 0
            if abs(coefficient) >= negligible {
                append(Cell(symbol: symbol, coefficient: factor * coefficient), toRow: row)
            }
        }
        sumSymbols.removeAll()
    }

    /// Adds a cell to a row with spare capacity.
    @inline(__always)
    private mutating func append(_ cell: Cell, toRow row: Int) {
        let range = rows[row].cells
        cells[Int(range.start + range.count)] = cell
        rows.base[row].cells.count += 1
        columns.insert(cell.symbol, row: row)
    }
}
