import XCTest

@testable import Constraints

/// Systems in which many constraints meet at one point, where a simplex method can cycle.
final class DegeneracyTests: XCTestCase {
    /// The example with which E. M. L. Beale showed in 1955 that the simplex method may cycle.
    func testBealesExampleEnds() throws {
        for stallLimit in [0, 1, 16] {
            let solver = Solver()
            solver.stallLimit = stallLimit
            let x = (0..<4).map { _ in solver.makeVariable() }
            for variable in x { try solver.add(variable >= 0) }
            try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
            try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
            try solver.add(x[2] <= 1)
            let gain = 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3]
            try solver.add((gain >= 1000).withStrength(.high))
            XCTAssertEqual(solver.misses.map(\.amount)[0], 1000 - 0.05, accuracy: 1e-9)
            XCTAssertEqual(solver.value(of: x[2]), 1)
            XCTAssertEqual(solver.value(of: x[0]), 0.04, accuracy: 1e-9)
        }
    }

    /// Chvátal's example, in which the rule of the steepest slope cycles after six exchanges.
    func testChvatalsExampleEnds() throws {
        for stallLimit in [0, 1, 16] {
            let solver = Solver()
            solver.stallLimit = stallLimit
            let x = (0..<4).map { _ in solver.makeVariable() }
            for variable in x { try solver.add(variable >= 0) }
            try solver.add(0.5 * x[0] - 5.5 * x[1] - 2.5 * x[2] + 9 * x[3] <= 0)
            try solver.add(0.5 * x[0] - 1.5 * x[1] - 0.5 * x[2] + x[3] <= 0)
            try solver.add(x[0] <= 1)
            let gain = 10 * x[0] - 57 * x[1] - 9 * x[2] - 24 * x[3]
            try solver.add((gain >= 100).withStrength(.low))
            XCTAssertEqual(x.map { (solver.value(of: $0) * 1e9).rounded() / 1e9 }, [1, 0, 1, 0])
        }
    }

    func testManyConstraintsThroughOnePoint() throws {
        for stallLimit in [0, 16] {
            var numbers = RandomNumbers(seed: 7)
            let solver = Solver()
            solver.stallLimit = stallLimit
            let x = (0..<6).map { _ in solver.makeVariable() }
            for _ in 0..<60 {
                let terms = x.map { Term($0, coefficient: Double(numbers.number(in: -3...3))) }
                try solver.add(Constraint(Expression(terms), .lessThanOrEqual))
            }
            for variable in x { try solver.add((variable == 1).withStrength(.high)) }
            let exhausted = solver.misses.map(\.amount)
            XCTAssertEqual(exhausted.count, 1)
            for constraint in solver.indexedConstraints.compactMap(\.constraint) where constraint.strength == .required
            {
                XCTAssertEqual(constraint.miss(solver.value), 0, accuracy: 1e-9)
            }
        }
    }

    func testBlandsRuleFindsTheBestValuesToo() {
        for seed in 0..<1_000 {
            var system = RandomSystem(seed: seed)
            system.solver.stallLimit = 0
            let constraints = system.addConstraints(7)
            let exhaustion = Exhaustion(variables: system.variables, constraints: constraints)
            let misses = exhaustion.misses(system.solver.value)
            for (miss, least) in zip(misses, exhaustion.leastMisses() ?? []) {
                XCTAssertEqual(miss, least, accuracy: 1e-6, "seed \(seed)")
            }
        }
    }
}
