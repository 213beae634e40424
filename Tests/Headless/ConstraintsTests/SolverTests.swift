import Constraints
import XCTest

/// Systems that can be solved mentally, many of them from the paper "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" by Badros, Borning and Stuckey, and its tests.
final class SolverTests: XCTestCase {
    private let solver = Solver()
    private lazy var x = solver.makeVariable("x")
    private lazy var y = solver.makeVariable("y")

    // MARK: - Required constraints

    func testVariableWithoutConstraintsIsZero() {
        XCTAssertEqual(solver.value(of: x), 0)
    }

    func testSimpleEquality() throws {
        try solver.add(x == 167)
        try solver.add(x == y + 7)
        XCTAssertEqual(values, [167, 160])
    }

    func testTwoEquations() throws {
        try solver.add(x + y == 10)
        try solver.add(x - y == 4)
        XCTAssertEqual(values, [7, 3])
    }

    func testValuesMayBeNegative() throws {
        try solver.add(x == -20)
        try solver.add(y <= x - 5)
        try solver.add((y == 0).withStrength(.low))
        XCTAssertEqual(values, [-20, -25])
    }

    func testInequalityPushes() throws {
        try solver.add(x <= y)
        try solver.add(y == x + 3)
        try solver.add((x == 10).withStrength(.high))
        try solver.add((y == 10).withStrength(.low))
        XCTAssertEqual(values, [10, 13])
    }

    func testRedundantConstraintsAreHarmless() throws {
        let first: Constraint = x == 10
        let second: Constraint = x == 10
        try solver.add(first)
        try solver.add(second)
        try solver.add(2 * x == 20)
        try solver.add(x >= 10)
        try solver.remove(first)
        XCTAssertEqual(solver.value(of: x), 10)
    }

    // MARK: - The examples of the paper

    func testMidpoint() throws {
        let (left, middle, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.add(2 * middle == left + right)
        try solver.add(left + 10 <= right)
        try solver.add(right <= 100)
        try solver.add(left >= 0)
        try solver.add((left == 30).withStrength(.low))
        var wish = (middle == 0).withStrength(.high)
        try solver.add(wish)
        for (suggestion, expected) in [
            (60.0, [30.0, 60, 90]), (90, [80, 90, 100]), (98, [90, 95, 100]), (3, [0, 5, 10]), (40, [30, 40, 50]),
        ] {
            let next = wish.withConstant(-suggestion)
            try solver.replace(wish, with: next)
            wish = next
            XCTAssertEqual([left, middle, right].map(solver.value), expected)
        }
    }

    func testAddingAndRemovingLimits() throws {
        try solver.add((x == 100).withStrength(.low))
        XCTAssertEqual(solver.value(of: x), 100)
        let limits: [Constraint] = [x <= 10, x <= 20]
        for limit in limits { try solver.add(limit) }
        XCTAssertEqual(solver.value(of: x), 10)
        try solver.remove(limits[0])
        XCTAssertEqual(solver.value(of: x), 20)
        try solver.remove(limits[1])
        XCTAssertEqual(solver.value(of: x), 100)
    }

    func testSameLimitTwiceHasToBeRemovedTwice() throws {
        try solver.add((x == 100).withStrength(.low))
        let limits: [Constraint] = [x <= 10, x <= 10]
        for limit in limits { try solver.add(limit) }
        XCTAssertEqual(solver.value(of: x), 10)
        try solver.remove(limits[0])
        XCTAssertEqual(solver.value(of: x), 10)
        try solver.remove(limits[1])
        XCTAssertEqual(solver.value(of: x), 100)
    }

    func testAddingAndRemovingWithTwoVariables() throws {
        try solver.add((x == 100).withStrength(.low))
        try solver.add((y == 120).withStrength(.high))
        let limits: [Constraint] = [x <= 10, x <= 20]
        let ratio: Constraint = 2 * x == y
        for limit in limits { try solver.add(limit) }
        XCTAssertEqual(values, [10, 120])
        try solver.remove(limits[0])
        XCTAssertEqual(values, [20, 120])
        try solver.add(ratio)
        XCTAssertEqual(values, [20, 40])
        try solver.remove(limits[1])
        XCTAssertEqual(values, [60, 120])
        try solver.remove(ratio)
        XCTAssertEqual(values, [100, 120])
    }

    func testRemovingARequiredEqualityFreesItsVariables() throws {
        let fixed: Constraint = x == 5
        try solver.add(fixed)
        try solver.add(y == x + 3)
        try solver.add((y == 20).withStrength(.low))
        XCTAssertEqual(values, [5, 8])
        try solver.remove(fixed)
        XCTAssertEqual(values, [17, 20])
    }

    // MARK: - Replacing

    func testReplacingAConstantMovesWhatFollows() throws {
        let height: Constraint = x == 20
        try solver.add(height)
        try solver.add(y == 2 * x + 8)
        XCTAssertEqual(values, [20, 48])
        let taller = height.withConstant(-30)
        try solver.replace(height, with: taller)
        XCTAssertEqual(values, [30, 68])
        try solver.remove(taller)
        XCTAssertThrowsError(try solver.remove(height))
    }

    func testReplacingByAnotherRelation() throws {
        let fixed: Constraint = x == 20
        try solver.add(fixed)
        try solver.add((x == 50).withStrength(.low))
        try solver.replace(fixed, with: x <= 40)
        XCTAssertEqual(solver.value(of: x), 40)
    }

    func testRefusedReplacementLeavesTheOldConstraint() throws {
        let limit: Constraint = x <= 10
        let least: Constraint = x >= 5
        try solver.add(limit)
        try solver.add(least)
        try solver.add((x == 100).withStrength(.low))
        XCTAssertEqual(solver.value(of: x), 10)
        for replacement in [limit.withConstant(-3), x == 4] {
            XCTAssertThrowsError(try solver.replace(limit, with: replacement)) {
                XCTAssertEqual($0 as? SolverError, .unsatisfiable(replacement, conflicts: [least]))
            }
            XCTAssertEqual(solver.value(of: x), 10)
        }
        try solver.remove(limit)
        XCTAssertEqual(solver.value(of: x), 100)
    }

    // MARK: - Size

    func testLongChain() throws {
        let variables = (0..<1000).map { _ in solver.makeVariable() }
        for (left, right) in zip(variables, variables.dropFirst()) { try solver.add(right == left + 1) }
        try solver.add(variables[999] == 0)
        XCTAssertEqual(solver.value(of: variables[0]), -999)
        XCTAssertEqual(solver.value(of: variables[500]), -499)
    }

    func testRowsGrowPastTheirFirstRoom() throws {
        let solver = Solver(constraintCapacity: 0)
        let variables = (0..<200).map { _ in solver.makeVariable() }
        let total = solver.makeVariable()
        try solver.add(Expression(variables.map { Term($0) }) - total == 0)
        for variable in variables { try solver.add(variable == 2) }
        XCTAssertEqual(solver.value(of: total), 400)
    }

    private var values: [Double] {
        [solver.value(of: x), solver.value(of: y)]
    }
}
