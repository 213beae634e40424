/// A primal simplex method for piecewise-linear costs that are compared lexicographically.
///
/// The marker of a constraint has the value of the constraint's expression. Its cost follows from that value
/// alone: an equality costs its distance from 0, an inequality (all are turned into `expression >= 0`) costs
/// its distance below 0. The costs of a priority are added up, which makes each priority a problem of least
/// absolute deviations, and less at a stronger priority is better than anything at weaker ones. Required
/// constraints are the strongest priority; there, a cost is an error.
///
/// A cost has its kink at 0, and the markers that are not basic are 0. So the best values are found as in the
/// simplex method: choose a marker whose change lowers the costs (pricing), change it until another one arrives
/// at a 0 that it must not pass (the ratio test), and let the two change places (the pivot).
///
/// Sources:
/// - Priorities that nothing weaker outweighs: A. Charnes and W. W. Cooper, *Management Models and Industrial
///   Applications of Linear Programming* (1961), which calls this goal programming. Constraint hierarchies and
///   markers for the layout of windows: G. J. Badros, A. Borning and P. J. Stuckey, *The Cassowary linear
///   arithmetic constraint solving algorithm*, ACM TOCHI 8(4), 2001. Cassowary splits a deviation into two error
///   variables and repairs edits with the dual simplex method; here one marker bears a cost with a kink, and
///   edits are repaired by the same primal method.
/// - Costs with kinks, passed several at a time in one step: I. Barrodale and F. D. K. Roberts, *An improved
///   algorithm for discrete l1 linear approximation*, SIAM J. Numer. Anal. 10(5), 1973; R. Fourer, *A simplex
///   algorithm for piecewise-linear programming I*, Mathematical Programming 33, 1985.
/// - A tableau as a dictionary, and the rule of the steepest slope: V. Chvátal, *Linear Programming* (1983).
/// - The rule that can't cycle: R. G. Bland, *New finite pivoting rules for the simplex method*, Mathematics of
///   Operations Research 2(2), 1977.
struct Simplex: ~Copyable {
    var tableau: Tableau

    /// The priority and the kind of each marker, from which its cost follows.
    var markers: Buffer<Marker>

    private var freeMarkers: Buffer<Int32>

    /// The basic markers that currently have a cost.
    var costs: Buffer<Cost>

    /// The reduced costs: the growth of the costs of a priority with each symbol. All are 0 between operations.
    var reducedCosts: Buffer<Double>

    /// The symbols with a slope in `reducedCosts`. A symbol may be listed twice.
    var pricedSymbols: Buffer<Symbol>

    /// The findings about the two directions of each symbol. All are empty between operations.
    var verdicts: Buffer<PricingResult>

    /// The symbols with a verdict.
    var verdictSymbols: Buffer<Symbol>

    /// The changes of a symbol at which markers reach 0, the nearest first.
    var breakpoints: Buffer<Breakpoint>

    /// The side of 0, -1 or 1, on which the basic symbol of each row counts as being while `usesBlandsRule`.
    var sides: Buffer<Double>

    /// The number of exchanges in a row without any gain after which Bland's rule comes into force.
    var stallLimit = 16

    /// Whether Bland's rule is in force, with which the method can't cycle.
    var usesBlandsRule = false

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
        reducedCosts = Buffer(capacity: tableau.symbolCount)
        pricedSymbols = Buffer(capacity: constraintCapacity)
        verdicts = Buffer(capacity: tableau.symbolCount)
        verdictSymbols = Buffer(capacity: constraintCapacity)
        breakpoints = Buffer(capacity: constraintCapacity)
        sides = Buffer(capacity: constraintCapacity)
        exchanges = Buffer(capacity: 32)
        savedConstants = Buffer(capacity: constraintCapacity)
    }
}

/// The priority and the kind of a marker's constraint.
struct Marker: BitwiseCopyable {
    /// The priority, or `required`.
    var priority: Float

    /// Whether the marker should be 0; otherwise it should be at least 0.
    var isEquality: Bool

    /// The priority of constraints that have to be satisfied.
    static let required: Float = 2000

    /// The priority of a constraint that becomes required if it can be satisfied: stronger than all others.
    static let demanded: Float = 1000

    /// The marker of a length.
    static let length = Marker(priority: required, isEquality: false)

    private init(priority: Float, isEquality: Bool) {
        self.priority = priority
        self.isEquality = isEquality
    }

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
    /// Takes an unused marker.
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
    /// - Returns: `nil`, or the markers of the required constraints that make this one impossible. In that case,
    ///   nothing has changed, and the marker is unused.
    mutating func add(_ marker: Symbol, expression: Expression, sign: Double) -> [Symbol]? {
        let row = tableau.add(
            marker: marker, terms: expression.terms, sign: sign, constant: sign * expression.constant)
        guard let row, !settle(marker, row: row), isRequired(marker), cost(ofRow: row) != 0 else { return nil }

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

    /// Increases the constant of a marker's expression.
    ///
    /// - Returns: The same as `add(_:expression:sign:)`.
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

    /// The slope of the cost of a row's basic symbol: -1, 1, or 0 if it has no cost.
    @inline(__always)
    func cost(ofRow row: Int) -> Double {
        let basic = tableau.rows[row].basic
        let constant = usesBlandsRule ? sides[row] : tableau.rows[row].constant
        guard basic.isMarker, constant != 0 else { return 0 }
        if constant < 0 { return -1 }
        return markers[basic.index].isEquality ? 1 : 0
    }
}

// MARK: - Transactions

extension Simplex {
    /// Exchanges `row`'s basic symbol for another one.
    mutating func exchange(row: Int, entering: Symbol) {
        exchanges.append(Exchange(row: row, left: tableau.rows[row].basic))
        tableau.pivot(row: row, entering: entering)
    }

    /// Saves the state, for `rollBack()`.
    private mutating func beginTransaction() {
        exchanges.removeAll()
        savedConstants.removeAll()
        for row in 0..<tableau.rows.count { savedConstants.append(tableau.rows[row].constant) }
    }

    /// Ends the transaction, if there is one, and keeps its changes.
    mutating func forgetExchanges() {
        exchanges.removeAll()
    }

    /// Restores the state in which the transaction began.
    private mutating func rollBack() {
        while !exchanges.isEmpty {
            let exchange = exchanges.removeLast()
            tableau.pivot(row: exchange.row, entering: exchange.left)
        }
        // The constants are restored from a copy, so that they don't differ in the last bits.
        for row in 0..<savedConstants.count { tableau.setConstant(savedConstants[row], ofRow: row) }
    }
}
