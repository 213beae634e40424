/// Finds values that miss the constraints as little as possible, the stronger ones first.
///
/// The marker of a constraint has the value of the constraint's expression. What it costs follows from that
/// value alone: an equality costs its distance from 0, an inequality (all are turned into `expression >= 0`)
/// costs what it is below 0. The costs of a priority are added up, and less at a stronger priority is better
/// than anything at weaker ones. Required constraints are the strongest priority; there, a cost is an error.
///
/// A cost has its kink at 0, and the markers that are not basic are 0. So the best values are found as in the
/// simplex method: take a marker whose change makes things better, change it until another one arrives at a
/// 0 that it must not pass, and let the two change places.
struct Simplex: ~Copyable {
    var tableau: Tableau

    /// What the markers cost.
    var markers: Buffer<Marker>

    private var freeMarkers: Buffer<Int32>

    /// The basic markers that cost something at present.
    var costs: Buffer<Cost>

    /// By how much the costs of a priority grow with each symbol. All are 0 between two operations.
    var gradient: Buffer<Double>

    /// The symbols with a slope in `gradient`. A symbol may be listed twice.
    var gradientSymbols: Buffer<Symbol>

    /// What is known of the two directions of each symbol. All are empty between two operations.
    var verdicts: Buffer<Verdict>

    /// The symbols with a verdict.
    var verdictSymbols: Buffer<Symbol>

    /// Where markers arrive at 0 while a symbol changes, the nearest first.
    var breakpoints: Buffer<Breakpoint>

    /// On which side of 0 the basic symbol of each row counts as being, while `isCareful`.
    var sides: Buffer<Double>

    /// After how many exchanges in a row without any gain the careful rules come into force.
    var patience = 16

    /// Whether the rules that can't run in circles are in force.
    var isCareful = false

    /// The exchanges since the transaction began.
    private var exchanges: Buffer<Exchange>

    /// The constants of the rows when the transaction began.
    private var savedConstants: Buffer<Double>

    /// Creates a system without constraints.
    init(constraintCapacity: Int) {
        tableau = Tableau(constraintCapacity: constraintCapacity)
        markers = Buffer(capacity: constraintCapacity)
        freeMarkers = Buffer(capacity: 16)
        costs = Buffer(capacity: constraintCapacity)
        gradient = Buffer(capacity: tableau.symbolCount)
        gradientSymbols = Buffer(capacity: constraintCapacity)
        verdicts = Buffer(capacity: tableau.symbolCount)
        verdictSymbols = Buffer(capacity: constraintCapacity)
        breakpoints = Buffer(capacity: constraintCapacity)
        sides = Buffer(capacity: constraintCapacity)
        exchanges = Buffer(capacity: 32)
        savedConstants = Buffer(capacity: constraintCapacity)
    }
}

/// What kind of constraint a marker stands for.
struct Marker: BitwiseCopyable {
    /// The priority, or `required`.
    var priority: Float

    /// Whether the marker should be 0; otherwise it should be at least 0.
    var isEquality: Bool

    /// The priority of constraints that have to be satisfied.
    static let required: Float = 2000

    /// The priority of a constraint that will be required if it can be: stronger than all others.
    static let demanded: Float = 1000

    init(_ constraint: Constraint) {
        priority = constraint.strength.isRequired ? Self.required : constraint.strength.priority
        isEquality = constraint.relation == .equal
    }
}

/// A basic symbol that gave up its row.
struct Exchange: BitwiseCopyable {
    var row: Int
    var left: Symbol
}

// MARK: - Constraints

extension Simplex {
    /// Takes a marker that is in no use.
    mutating func makeMarker(_ marker: Marker) -> Symbol {
        if freeMarkers.isEmpty {
            markers.append(marker)
            return .marker(markers.count - 1)
        }
        let index = Int(freeMarkers.removeLast())
        markers[index] = marker
        return .marker(index)
    }

    /// Adds a constraint: the value of `marker` is that of `sign * expression`.
    ///
    /// - Returns: `nil`, or the markers of the required constraints that make this one impossible. Then nothing
    ///   has changed, and the marker is in no use.
    mutating func add(_ marker: Symbol, expression: Expression, sign: Double) -> [Symbol]? {
        let row = tableau.add(
            marker: marker, terms: expression.terms, sign: sign, constant: sign * expression.constant)
        guard let row, isRequired(marker), cost(ofRow: row) != 0 else { return nil }

        beginTransaction()
        guard let conflicts = demand(marker) else { return nil }
        rollBack()
        remove(marker)
        return conflicts
    }

    /// Removes a constraint and frees its marker.
    mutating func remove(_ marker: Symbol) {
        if let row = tableau.row(of: marker) {
            tableau.removeRow(row)
        } else if let row = rowToLeave(for: marker) {
            tableau.pivot(row: row, entering: marker)
            tableau.removeRow(row)
        }
        freeMarkers.append(Int32(truncatingIfNeeded: marker.index))
    }

    /// Makes the constant of a marker's expression larger.
    ///
    /// - Returns: As `add(_:expression:sign:)` does.
    mutating func shift(_ marker: Symbol, by amount: Double) -> [Symbol]? {
        guard isRequired(marker) else {
            tableau.shift(marker, by: amount)
            return nil
        }
        beginTransaction()
        tableau.shift(marker, by: amount)
        guard let conflicts = demand(marker) else { return nil }
        rollBack()
        return conflicts
    }

    @inline(__always)
    private func isRequired(_ marker: Symbol) -> Bool {
        markers[marker.index].priority == Marker.required
    }

    /// The slope of what the basic symbol of a row costs: -1, 1, or 0 if it costs nothing.
    @inline(__always)
    func cost(ofRow row: Int) -> Double {
        let basic = tableau.rows[row].basic
        let constant = isCareful ? sides[row] : tableau.rows[row].constant
        guard basic.isMarker, constant != 0 else { return 0 }
        if constant < 0 { return -1 }
        return markers[basic.index].isEquality ? 1 : 0
    }
}

// MARK: - Transactions

extension Simplex {
    /// Lets `row`'s basic symbol and another one change places.
    mutating func exchange(row: Int, entering: Symbol) {
        exchanges.append(Exchange(row: row, left: tableau.rows[row].basic))
        tableau.pivot(row: row, entering: entering)
    }

    /// Remembers the state, for `rollBack()`.
    private mutating func beginTransaction() {
        exchanges.removeAll()
        savedConstants.removeAll()
        for row in 0..<tableau.rows.count { savedConstants.append(tableau.rows[row].constant) }
    }

    /// Ends the transaction, if there is one: what was done stays.
    mutating func forgetExchanges() {
        exchanges.removeAll()
    }

    /// Restores the state in which the transaction began.
    private mutating func rollBack() {
        while !exchanges.isEmpty {
            let exchange = exchanges.removeLast()
            tableau.pivot(row: exchange.row, entering: exchange.left)
        }
        // The constants are taken from memory, so that they do not differ in the last bits.
        for row in 0..<savedConstants.count { tableau.setConstant(savedConstants[row], ofRow: row) }
    }
}
