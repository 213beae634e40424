import XCTest

@testable import Constraints

/// Thousands of random systems, compared with an exhaustive method.
final class RandomSystemTests: XCTestCase {
    func testValuesAreTheBest() {
        for seed in 0..<10_000 {
            var system = RandomSystem(seed: seed)
            let constraints = system.addConstraints(system.numbers.number(in: 1...7))
            assertBest(system, constraints, "seed \(seed)")
        }
    }

    func testValuesAreTheBestAfterAddingAndRemoving() throws {
        for seed in 0..<2_000 {
            var system = RandomSystem(seed: seed, variableCount: 2...3)
            var constraints = system.addConstraints(4)
            for _ in 0..<8 {
                try change(&system, &constraints)
                assertBest(system, constraints, "seed \(seed)")
            }
        }
    }

    func testLengthsAreNeverNegative() {
        for seed in 0..<10_000 {
            var system = RandomSystem(seed: seed, hasLengths: true)
            let constraints = system.addConstraints(system.numbers.number(in: 1...7))
            assertBest(system, constraints, "seed \(seed)")
        }
    }

    func testLengthsAreNeverNegativeAfterAddingAndRemoving() throws {
        for seed in 0..<3_000 {
            var system = RandomSystem(seed: seed, variableCount: 2...3, hasLengths: true)
            var constraints = system.addConstraints(4)
            for _ in 0..<8 {
                try change(&system, &constraints)
                assertBest(system, constraints, "seed \(seed)")
            }
        }
    }

    /// Constraints are rejected if and only if they can't be satisfied with lengths of at least 0.
    func testRefusedConstraintContradictsItsConflictsAndLengths() {
        var refusals = 0
        for seed in 0..<3_000 {
            var system = RandomSystem(seed: seed, variableCount: 2...3, hasLengths: true)
            for _ in 0..<7 {
                let constraint = system.makeConstraint(strengths: [.required])
                guard let conflicts = conflicts(of: constraint, with: system.solver) else { continue }
                refusals += 1
                assertContradiction([constraint] + conflicts, system, "seed \(seed)")
            }
        }
        XCTAssertGreaterThan(refusals, 3_000)
    }

    func testLargeSystemsOfLengthsEqualThoseBuiltAfresh() throws {
        for seed in 0..<200 {
            var system = RandomSystem(seed: seed, variableCount: 10...40, hasLengths: true)
            var constraints = system.addConstraints(80)
            for _ in 0..<30 { try change(&system, &constraints) }

            let fresh = RandomSystem(seed: seed, variableCount: 10...40, hasLengths: true)
            for constraint in constraints { try fresh.solver.add(constraint) }
            let exhaustion = Exhaustion(variables: system.variables, constraints: constraints + system.demands)
            let (misses, freshMisses) = (
                exhaustion.misses(system.solver.value), exhaustion.misses(fresh.solver.value)
            )
            XCTAssertEqual(misses[0], 0, accuracy: 1e-6, "seed \(seed)")
            for (miss, freshMiss) in zip(misses, freshMisses) {
                XCTAssertEqual(miss, freshMiss, accuracy: 1e-6, "seed \(seed)")
            }
        }
    }

    /// A length that nothing makes larger is 0, as in UIKit: a view limited only by a maximum width.
    func testLengthWithAnUpperLimitAloneIsZero() throws {
        let solver = Solver()
        let width = solver.makeLength("width")
        try solver.add(Constraint(Expression([Term(width)], constant: -23), .lessThanOrEqual))
        XCTAssertEqual(solver.value(of: width), 0)
    }

    func testRefusedConstraintContradictsItsConflicts() {
        var refusals = 0
        for seed in 0..<3_000 {
            var system = RandomSystem(seed: seed, variableCount: 2...3)
            for _ in 0..<7 {
                let constraint = system.makeConstraint(strengths: [.required])
                guard let conflicts = conflicts(of: constraint, with: system.solver) else { continue }
                refusals += 1
                assertContradiction([constraint] + conflicts, system, "seed \(seed)")
            }
        }
        XCTAssertGreaterThan(refusals, 3_000)
    }

    func testRefusedConstraintLeavesValuesAsTheyWere() throws {
        for seed in 0..<2_000 {
            var (system, other) = (RandomSystem(seed: seed), RandomSystem(seed: seed))
            _ = (system.addConstraints(5), other.addConstraints(5))
            for _ in 0..<4 {
                let before = (system.values, other.values)
                let constraint = system.makeConstraint(strengths: [.required])
                if conflicts(of: constraint, with: system.solver) == nil {
                    try other.solver.add(constraint.withStrength(.required))
                } else {
                    XCTAssertEqual(system.values, before.0, "seed \(seed)")
                }
            }
            for (value, otherValue) in zip(system.values, other.values) {
                XCTAssertEqual(value, otherValue, accuracy: 1e-9, "seed \(seed)")
            }
        }
    }

    func testSameCallsGiveSameSolver() {
        for seed in 0..<500 {
            var (system, other) = (RandomSystem(seed: seed), RandomSystem(seed: seed))
            _ = (system.addConstraints(8), other.addConstraints(8))
            XCTAssertEqual(system.solver.description, other.solver.description, "seed \(seed)")
        }
    }

    func testRequiredConstraintsOfLargeSystemsAreSatisfied() throws {
        for seed in 0..<300 {
            var system = RandomSystem(seed: seed, variableCount: 20...60)
            var constraints = system.addConstraints(120)
            for _ in 0..<20 { try change(&system, &constraints) }
            let exhaustion = Exhaustion(variables: system.variables, constraints: constraints)
            XCTAssertEqual(exhaustion.misses(system.solver.value)[0], 0, accuracy: 1e-6, "seed \(seed)")
        }
    }

    func testLargeSystemsEqualThoseBuiltAfresh() throws {
        for seed in 0..<200 {
            var system = RandomSystem(seed: seed, variableCount: 10...40)
            var constraints = system.addConstraints(80)
            for _ in 0..<30 { try change(&system, &constraints) }

            let fresh = RandomSystem(seed: seed, variableCount: 10...40)
            for constraint in constraints { try fresh.solver.add(constraint) }
            let exhaustion = Exhaustion(variables: system.variables, constraints: constraints)
            let (misses, freshMisses) = (
                exhaustion.misses(system.solver.value), exhaustion.misses(fresh.solver.value)
            )
            for (miss, freshMiss) in zip(misses, freshMisses) {
                XCTAssertEqual(miss, freshMiss, accuracy: 1e-6, "seed \(seed)")
            }
        }
    }

    // MARK: - Changes

    /// Removes a constraint, adds one, or changes the constant of one.
    private func change(_ system: inout RandomSystem, _ constraints: inout [Constraint]) throws {
        switch system.numbers.number(in: 0...2) {
        case 0 where !constraints.isEmpty:
            let position = system.numbers.number(in: 0...constraints.count - 1)
            try system.solver.remove(constraints.remove(at: position))
        case 1 where !constraints.isEmpty:
            let position = system.numbers.number(in: 0...constraints.count - 1)
            let replacement = constraints[position].withConstant(Double(system.numbers.number(in: -6...6)))
            if (try? system.solver.replace(constraints[position], with: replacement)) != nil {
                constraints[position] = replacement
            }
        default:
            constraints += system.addConstraints(1)
        }
        if system.numbers.number(in: 0...1) == 0 { _ = system.values }
    }

    private func conflicts(of constraint: Constraint, with solver: Solver) -> [Constraint]? {
        do {
            try solver.add(constraint)
            return nil
        } catch {
            guard case .unsatisfiable(constraint, let conflicts) = error else { return nil }
            return conflicts
        }
    }

    // MARK: - Assertions

    private func assertBest(_ system: RandomSystem, _ constraints: [Constraint], _ message: String) {
        let exhaustion = Exhaustion(variables: system.variables, constraints: constraints + system.demands)
        guard let expected = exhaustion.leastMisses() else {
            return XCTFail("The solver accepted a contradiction. \(message)")
        }
        for (miss, least) in zip(exhaustion.misses(system.solver.value), expected) {
            XCTAssertEqual(miss, least, accuracy: 1e-6, "\(message)\n\(system.solver)")
        }
    }

    /// Asserts that constraints can't be satisfied together, and that, without lengths, each of them is needed for the
    /// contradiction.
    private func assertContradiction(_ constraints: [Constraint], _ system: RandomSystem, _ message: String) {
        func leastMisses(of constraints: [Constraint]) -> [Double]? {
            Exhaustion(variables: system.variables, constraints: constraints + system.demands).leastMisses()
        }
        XCTAssertNil(leastMisses(of: constraints), message)
        // With lengths, fewer may suffice, because unlisted constraints take part.
        guard system.demands.isEmpty else { return }
        for constraint in constraints {
            let others = constraints.filter { $0 != constraint }
            XCTAssertNotNil(leastMisses(of: others), message)
        }
    }
}

extension RandomSystem {
    fileprivate var values: [Double] {
        variables.map(solver.value)
    }
}
