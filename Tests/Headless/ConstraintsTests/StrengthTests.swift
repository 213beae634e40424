import Constraints
import XCTest

final class StrengthTests: XCTestCase {
    func testStrengthsCompareByPriority() {
        XCTAssertLessThan(Strength.low, .medium)
        XCTAssertLessThan(Strength.medium, .high)
        XCTAssertLessThan(Strength.high, Strength(priority: 999.5))
        XCTAssertLessThan(Strength(priority: 999.5), .required)
    }

    func testStrongerWinsWhateverTheOrder() throws {
        for reversed in [false, true] {
            let solver = Solver()
            let x = solver.makeVariable()
            let constraints = [
                (x == 1).withStrength(Strength(priority: 251)), (x == 2).withStrength(Strength(priority: 250)),
            ]
            for constraint in reversed ? constraints.reversed() : constraints { try solver.add(constraint) }
            XCTAssertEqual(solver.value(of: x), 1)
        }
    }

    func testManyWeakConstraintsDoNotBendAStrongOne() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        for _ in 0..<200 { try solver.add((x == 100).withStrength(Strength(priority: 749))) }
        try solver.add((x == 0).withStrength(.high))
        for _ in 0..<200 { try solver.add((x >= 50).withStrength(Strength(priority: 749.5))) }
        XCTAssertEqual(solver.value(of: x), 0)
    }

    func testEveryPriorityIsALevel() throws {
        let solver = Solver()
        let variables = (1...99).map { _ in solver.makeVariable() }
        // All relate to the same number, and each prefers it to be a little larger than the one before.
        for (index, variable) in variables.enumerated() {
            try solver.add((variable == Double(index)).withStrength(Strength(priority: Float(index + 900))))
        }
        for (variable, next) in zip(variables, variables.dropFirst()) { try solver.add(variable == next) }
        XCTAssertEqual(solver.value(of: variables[0]), 98)
    }

    func testEqualStrengthsMissAsLittleAsPossibleInSum() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        for value in [0.0, 10, 100] { try solver.add((x == value).withStrength(.high)) }
        XCTAssertEqual(solver.value(of: x), 10)
    }

    func testInequalityCostsNothingOnItsRightSide() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        try solver.add((x <= 100).withStrength(.high))
        try solver.add((x == 40).withStrength(.low))
        XCTAssertEqual(solver.value(of: x), 40)
        try solver.add((x >= 120).withStrength(.medium))
        XCTAssertEqual(solver.value(of: x), 100)
    }
}
