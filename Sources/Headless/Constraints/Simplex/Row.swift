/// A basic symbol expressed by others: `basic = constant + coefficient * symbol + …`.
///
/// The summands, its cells, are in ``Tableau/cells``, in no particular order.
struct Row: BitwiseCopyable {
    /// The symbol that the row gives a value to, or `Symbol.none` for a row that is free.
    var basic: Symbol

    /// The value of the basic symbol, because all symbols on the right are 0.
    var constant: Double

    /// The location of the cells.
    var cells: CellRange
}

/// A summand of a row.
struct Cell: BitwiseCopyable {
    var symbol: Symbol
    var coefficient: Double
}

/// The location of a row's cells, and its capacity for more.
struct CellRange: BitwiseCopyable {
    var start: Int32
    var count: Int32
    var capacity: Int32

    static let empty = CellRange(start: 0, count: 0, capacity: 0)
}

/// The largest number that counts as zero: rounding leaves such differences.
let negligible = 1e-9

/// Returns the number, or 0 if it is negligible.
@inline(__always)
func cleaned(_ value: Double) -> Double {
    abs(value) < negligible ? 0 : value
}
