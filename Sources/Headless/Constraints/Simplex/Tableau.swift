/// The equations of a solver, solved for their basic symbols: a *dictionary* in Chvátal's terms.
///
/// Every symbol is either basic, with a row that expresses it by nonbasic ones, or nonbasic, with the value 0. A row
/// whose basic symbol is a marker contains only markers: while a row still has a variable on its right side, it can be
/// solved for that variable, which may take any value.
struct Tableau: ~Copyable {
    /// The rows. Those without a basic symbol are unused.
    var rows: Buffer<Row>

    /// The rows that contain each symbol.
    var columns: ColumnIndex

    /// The cells of all rows.
    var cells: Buffer<Cell>

    /// The row of every basic symbol, and -1 for the others.
    var rowOfSymbol: Buffer<Int32>

    var freeRows: Buffer<Int32>

    /// A coefficient for every symbol. All are 0 between operations.
    var sum: Buffer<Double>

    /// The symbols with a coefficient in `sum`. A symbol may be listed twice.
    var sumSymbols: Buffer<Symbol>

    /// Creates an empty tableau with capacity for the constraints of a chat message.
    init(constraintCapacity: Int) {
        let symbolCapacity = 2 * constraintCapacity
        rows = Buffer(capacity: constraintCapacity)
        columns = ColumnIndex(symbolCapacity: symbolCapacity)
        cells = Buffer(capacity: 32 * constraintCapacity)
        rowOfSymbol = Buffer(capacity: symbolCapacity)
        freeRows = Buffer(capacity: 16)
        sum = Buffer(capacity: symbolCapacity)
        sumSymbols = Buffer(capacity: symbolCapacity)
        extend(symbolCount: symbolCapacity)
    }

    /// Registers the symbol as a nonbasic one.
    @inline(__always)
    mutating func prepare(_ symbol: Symbol) {
        if symbol.position >= rowOfSymbol.count { extend(symbolCount: 2 * symbol.position + 2) }
    }

    @inline(never)
    private mutating func extend(symbolCount: Int) {
        columns.extend(symbolCount: symbolCount)
        rowOfSymbol.extend(to: symbolCount, with: -1)
        sum.extend(to: symbolCount, with: 0)
    }

    /// The number of elements that arrays by symbol need.
    var symbolCount: Int { rowOfSymbol.count }

    /// The row of a basic symbol, or `nil`.
    @inline(__always)
    func row(of symbol: Symbol) -> Int? {
        let row = rowOfSymbol[symbol.position]
        return row < 0 ? nil : Int(row)
    }

    /// The value of a symbol.
    @inline(__always)
    func value(of symbol: Symbol) -> Double {
        let row = rowOfSymbol[symbol.position]
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    /// The cells of a row. They stay where they are until the tableau changes.
    @inline(__always)
    func cells(ofRow row: Int) -> UnsafeBufferPointer<Cell> {
        let range = rows[row].cells
        return UnsafeBufferPointer(start: cells.base + Int(range.start), count: Int(range.count))
    }

    /// The rows in use, with their cells.
    var usedRows: [(basic: Symbol, constant: Double, cells: [Cell])] {
        (0..<rows.count).filter { rows[$0].basic != .none }.map { row in
            (basic: rows[row].basic, constant: rows[row].constant, cells: Array(cells(ofRow: row)))
        }
    }

    /// The coefficient of the symbol in a row that contains it.
    @inline(__always)
    func coefficient(of symbol: Symbol, inRow row: Int) -> Double {
        var cell = cells.base + Int(rows[row].cells.start)
        while cell.pointee.symbol != symbol { cell += 1 }
        return cell.pointee.coefficient
    }

    /// Sets the value of a basic symbol directly, such as to clear a rounding error.
    func setConstant(_ constant: Double, ofRow row: Int) {
        rows.base[row].constant = constant
    }
}

// MARK: - Room for cells

extension Tableau {
    /// Gives a row capacity for this many cells, at the end of the storage if there is none at its location.
    @inline(__always)
    mutating func reserve(_ count: Int, inRow row: Int) {
        if count > Int(rows[row].cells.capacity) { moveCells(ofRow: row, capacity: count) }
    }

    @inline(never)
    private mutating func moveCells(ofRow row: Int, capacity: Int) {
        let old = rows[row].cells
        let newCapacity = max(8, capacity + capacity / 4)
        let isLast = Int(old.start + old.capacity) == cells.count
        let start = isLast ? Int(old.start) : cells.count
        cells.extendWithoutValues(to: start + newCapacity)
        if !isLast { (cells.base + start).update(from: cells.base + Int(old.start), count: Int(old.count)) }
        rows.base[row].cells = CellRange(
            start: Int32(start), count: old.count, capacity: Int32(newCapacity))
    }
}
