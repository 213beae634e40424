// Pricing: the choice of the symbol that enters the basis.

/// A basic marker that costs something.
struct Cost: BitwiseCopyable {
    var row: Int32
    var priority: Float

    /// The growth of the cost with the marker: -1 or 1.
    var slope: Double
}

/// A change of a symbol that is 0.
struct Move: BitwiseCopyable {
    var symbol: Symbol

    /// 1 if the symbol grows, -1 if it shrinks.
    var direction: Double

    /// The growth of the costs of `priority` with the symbol; costs of stronger priorities stay the same.
    var slope: Double
    var priority: Float
}

/// The findings about the two directions in which a symbol can change.
struct PricingResult: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// The change increases the cost at an examined priority.
    static let growingIsWorse = PricingResult(rawValue: 1)
    static let shrinkingIsWorse = PricingResult(rawValue: 2)

    /// Other symbols make up for the symbol's own cost at the same priority.
    static let growingIsBalanced = PricingResult(rawValue: 4)
    static let shrinkingIsBalanced = PricingResult(rawValue: 8)
}

extension Simplex {
    /// Returns the change that helps most at the strongest priority where one helps, or `nil`.
    mutating func bestMove(downTo weakest: Float) -> Move? {
        collectCosts(downTo: weakest)
        var best: Move?
        var bound = Float.infinity
        while best == nil, let priority = strongestPriority(below: bound) {
            addReducedCosts(at: priority)
            best = priceMoves(at: priority)
            bound = priority
        }
        for position in 0..<verdictSymbols.count { verdicts[verdictSymbols[position].position] = [] }
        verdictSymbols.removeAll()
        return best
    }

    /// Lists the rows that cost something.
    private mutating func collectCosts(downTo weakest: Float) {
        costs.removeAll()
        for row in 0..<tableau.rows.count {
            let slope = cost(ofRow: row)
            guard slope != 0 else { continue }
            let priority = markers[tableau.rows[row].basic.index].priority
            guard priority >= weakest else { continue }
            costs.append(Cost(row: Int32(truncatingIfNeeded: row), priority: priority, slope: slope))
        }
    }

    /// The next weaker priority of the costs, or `nil`.
    private func strongestPriority(below bound: Float) -> Float? {
        var strongest = -Float.infinity
        for position in 0..<costs.count {
            let priority = costs[position].priority
            if priority < bound { strongest = max(strongest, priority) }
        }
        return strongest > 0 ? strongest : nil
    }

    /// Adds up the reduced costs of a priority.
    private mutating func addReducedCosts(at priority: Float) {
        for position in 0..<costs.count {
            let cost = costs[position]
            guard cost.priority == priority else { continue }
            for cell in tableau.cells(ofRow: Int(cost.row)) {
                let old = reducedCosts[cell.symbol.position]
                if old == 0 { pricedSymbols.append(cell.symbol) }
                reducedCosts[cell.symbol.position] = old + cost.slope * cell.coefficient
            }
        }
    }

    /// Returns the best change at a priority, and clears the reduced costs.
    private mutating func priceMoves(at priority: Float) -> Move? {
        var best: Move?
        for position in 0..<pricedSymbols.count {
            let symbol = pricedSymbols[position]
            let slope = reducedCosts[symbol.position]
            reducedCosts[symbol.position] = 0
            guard abs(slope) >= negligible else { continue }
            let marker = markers[symbol.index]
            let growing = Move(symbol: symbol, direction: 1, slope: slope, priority: priority)
            let shrinking = Move(symbol: symbol, direction: -1, slope: -slope, priority: priority)
            judge(
                growing, ownCost: marker.isEquality ? 1 : 0, worse: .growingIsWorse,
                balanced: .growingIsBalanced, best: &best)
            judge(
                shrinking, ownCost: 1, worse: .shrinkingIsWorse,
                balanced: .shrinkingIsBalanced, best: &best)
        }
        pricedSymbols.removeAll()
        return best
    }

    /// Decides whether a change lowers the cost at the move's priority, raises it, or leaves it the same.
    ///
    /// - Parameter ownCost: The cost of the symbol itself for each unit of the change, at its own priority.
    @inline(__always)
    private mutating func judge(
        _ candidate: Move, ownCost: Double, worse: PricingResult, balanced: PricingResult, best: inout Move?
    ) {
        var move = candidate
        let verdict = verdicts[move.symbol.position]
        guard !verdict.contains(worse) else { return }

        let ownPriority = markers[move.symbol.index].priority
        if ownPriority == move.priority {
            move.slope += ownCost
        } else if ownPriority > move.priority, ownCost > 0, !verdict.contains(balanced) {
            return
        }
        if move.slope <= -negligible {
            if best.map({ isBetter(move, than: $0) }) ?? true { best = move }
        } else if move.slope >= negligible {
            setVerdict(worse, of: move.symbol)
        } else if ownPriority == move.priority {
            setVerdict(balanced, of: move.symbol)
        }
    }

    private mutating func setVerdict(_ verdict: PricingResult, of symbol: Symbol) {
        if verdicts[symbol.position].isEmpty { verdictSymbols.append(symbol) }
        verdicts[symbol.position].insert(verdict)
    }

    /// Whether to prefer a move: the steeper one (Dantzig's rule), or the first symbol under Bland's rule.
    @inline(__always)
    private func isBetter(_ move: Move, than other: Move) -> Bool {
        if !usesBlandsRule, move.slope != other.slope { return move.slope < other.slope }
        if move.symbol != other.symbol { return move.symbol.rawValue < other.symbol.rawValue }
        return move.direction > other.direction
    }
}
