/// A goal: a sum of variables should be 0, or at most 0, with a priority.
struct Goal {
    var priority: Float
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    /// Whether the sum should be exactly 0.
    var isEquation: Bool

    func miss(of values: [Double]) -> Double {
        let sum = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
        return isEquation ? abs(sum) : max(sum, 0)
    }
}

/// Preemptive goal programming by the textbook: a row with two deviations for each goal, in one dense tableau. The
/// deviations of the strongest priority are minimized first; then those of the next, by exchanges that keep the
/// stronger ones unchanged.
struct GoalProgram {
    private let goals: [Goal]
    private let priorities: [Float]
    private let width: Int
    private var tableau: [Double]
    private var basis: [Int]
    private var costs: [Int: Float] = [:]

    /// - Parameter variables: The number of variables; each of them is split into its parts above and below 0.
    init(_ goals: [Goal], variables: Int) {
        self.goals = goals
        priorities = Set(goals.map(\.priority)).sorted(by: >)
        width = 2 * variables + 2 * goals.count + 1
        tableau = Array(repeating: 0, count: width * goals.count)
        basis = []
        for (row, goal) in goals.enumerated() {
            // sum + under − over = −constant
            let sign: Double = goal.constant > 0 ? -1 : 1
            for term in goal.terms {
                tableau[row * width + 2 * term.variable] += sign * term.coefficient
                tableau[row * width + 2 * term.variable + 1] -= sign * term.coefficient
            }
            let under = 2 * variables + 2 * row
            tableau[row * width + under] = sign
            tableau[row * width + under + 1] = -sign
            tableau[row * width + width - 1] = -sign * goal.constant
            basis.append(goal.constant > 0 ? under + 1 : under)
            if goal.isEquation { costs[under] = goal.priority }
            costs[under + 1] = goal.priority
        }
    }

    /// The amount by which the goals of each priority have to be missed, the strongest first.
    func leastMisses() -> [(priority: Float, amount: Double)] {
        var program = self
        return program.minimize()
    }

    func miss(at priority: Float, of values: [Double]) -> Double {
        goals.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(of: values) }
    }

    private mutating func minimize() -> [(priority: Float, amount: Double)] {
        var isFree = Array(repeating: true, count: width - 1)
        for priority in priorities {
            var reduced = reducedCosts(at: priority)
            var steps = 0
            while let column = entering(reduced, isFree, isCautious: steps > 200), let row = leaving(column) {
                pivot(row, column, &reduced)
                steps += 1
            }
            // Symbols that would increase the sum of this priority stay unchanged from now on.
            for column in 0..<width - 1 where reduced[column] > 1e-9 { isFree[column] = false }
        }
        return priorities.map { ($0, amount(at: $0)) }
    }

    private func amount(at priority: Float) -> Double {
        basis.enumerated().reduce(0) { sum, entry in
            costs[entry.element] == priority ? sum + tableau[entry.offset * width + width - 1] : sum
        }
    }

    private func reducedCosts(at priority: Float) -> [Double] {
        var reduced = (0..<width).map { costs[$0] == priority ? 1.0 : 0 }
        for (row, basic) in basis.enumerated() where costs[basic] == priority {
            for column in 0..<width { reduced[column] -= tableau[row * width + column] }
        }
        return reduced
    }

    private func entering(_ reduced: [Double], _ isFree: [Bool], isCautious: Bool) -> Int? {
        let candidates = isFree.indices.lazy.filter { isFree[$0] && reduced[$0] < -1e-9 }
        return isCautious ? candidates.first : candidates.min { reduced[$0] < reduced[$1] }
    }

    private func leaving(_ column: Int) -> Int? {
        var best: (row: Int, ratio: Double)?
        for row in basis.indices where tableau[row * width + column] > 1e-9 {
            let ratio = tableau[row * width + width - 1] / tableau[row * width + column]
            guard let known = best else {
                best = (row, ratio)
                continue
            }
            let isTie = abs(ratio - known.ratio) < 1e-12
            if isTie ? basis[row] < basis[known.row] : ratio < known.ratio { best = (row, ratio) }
        }
        return best?.row
    }

    private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [Double]) {
        let (width, rows) = (width, basis.count)
        tableau.withUnsafeMutableBufferPointer { cells in
            let factor = 1 / cells[row * width + column]
            for position in 0..<width { cells[row * width + position] *= factor }
            let used = (0..<width).filter { cells[row * width + $0] != 0 }
            for other in 0..<rows where other != row && cells[other * width + column] != 0 {
                let factor = cells[other * width + column]
                for position in used { cells[other * width + position] -= factor * cells[row * width + position] }
            }
            let factorOfCosts = reduced[column]
            for position in used { reduced[position] -= factorOfCosts * cells[row * width + position] }
        }
        basis[row] = column
    }
}
