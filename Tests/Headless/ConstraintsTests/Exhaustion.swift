@testable import Constraints

/// Finds the best values by trying every point at which enough constraints meet: slow, but simple.
///
/// The amounts by which constraints are missed have kinks where constraints are met exactly. So among the best values
/// there is a point at which as many constraints as there are variables are met exactly; if the constraints leave
/// variables free, "is 0" replaces a constraint.
struct Exhaustion {
    let variables: [Variable]
    let constraints: [Constraint]

    /// Returns the amount by which the constraints of each strength have to be missed, strongest first; `nil` if the
    /// required ones contradict each other.
    func leastMisses() -> [Double]? {
        let planes = constraints.map(plane) + variables.indices.map(axis)
        let required = zip(constraints, planes).filter { $0.0.strength == .required }
            .map { (relation: $0.0.relation, plane: $0.1) }
        var best: [Double]?
        forEachSubset(of: planes, size: variables.count) { subset in
            guard let point = Self.solve(subset) else { return }
            // Most points are impossible, so their other misses don't matter.
            guard required.allSatisfy({ Self.miss(of: $0.plane, $0.relation, at: point) < 1e-6 }) else { return }
            let misses = misses { point[position(of: $0)] }
            guard misses[0] < 1e-6 else { return }
            if best.map({ Self.isLess(misses, $0) }) ?? true { best = misses }
        }
        return best
    }

    /// Returns the amount by which values miss the constraints of each strength, required ones first.
    func misses(_ value: (Variable) -> Double) -> [Double] {
        let strengths = [Strength.required, .high, .medium, .low]
        var misses = [Double](repeating: 0, count: strengths.count)
        for constraint in constraints {
            guard let index = strengths.firstIndex(of: constraint.strength) else { continue }
            misses[index] += constraint.miss(value)
        }
        return misses
    }

    private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        guard let difference = zip(left, right).first(where: { abs($0 - $1) > 1e-6 }) else { return false }
        return difference.0 < difference.1
    }

    // MARK: - Points

    /// The coefficients of an equation, followed by their required sum.
    private typealias Plane = [Double]

    /// Returns the amount by which a point misses a constraint.
    private static func miss(of plane: Plane, _ relation: Relation, at point: [Double]) -> Double {
        var left = -plane[point.count]
        for index in 0..<point.count { left += plane[index] * point[index] }
        return switch relation {
        case .equal: abs(left)
        case .lessThanOrEqual: max(0, left)
        case .greaterThanOrEqual: max(0, -left)
        }
    }

    private func plane(_ constraint: Constraint) -> Plane {
        var plane = Plane(repeating: 0, count: variables.count + 1)
        for term in constraint.expression.terms { plane[position(of: term.variable)] += term.coefficient }
        plane[variables.count] = -constraint.expression.constant
        return plane
    }

    private func position(of variable: Variable) -> Int {
        variables.firstIndex(of: variable) ?? 0
    }

    private func axis(_ index: Int) -> Plane {
        var plane = Plane(repeating: 0, count: variables.count + 1)
        plane[index] = 1
        return plane
    }

    private func forEachSubset(of planes: [Plane], size: Int, _ body: ([Plane]) -> Void) {
        func choose(_ chosen: [Plane], from start: Int) {
            if chosen.count == size { return body(chosen) }
            guard start < planes.count else { return }
            for next in start..<planes.count { choose(chosen + [planes[next]], from: next + 1) }
        }
        choose([], from: 0)
    }

    /// Returns the point on all planes, by Gaussian elimination; `nil` if there isn't exactly one.
    private static func solve(_ planes: [Plane]) -> [Double]? {
        var planes = planes
        let count = planes.count
        for column in 0..<count {
            var pivot = column
            for row in column..<count where abs(planes[row][column]) > abs(planes[pivot][column]) { pivot = row }
            guard abs(planes[pivot][column]) > 1e-9 else { return nil }
            planes.swapAt(pivot, column)
            for row in 0..<count where row != column && planes[row][column] != 0 {
                let factor = planes[row][column] / planes[column][column]
                for position in column...count { planes[row][position] -= factor * planes[column][position] }
            }
        }
        return (0..<count).map { planes[$0][count] / planes[$0][$0] }
    }
}
