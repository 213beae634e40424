import Constraints
import XCTest

final class SolverErrorTests: XCTestCase {
    private let solver = Solver()
    private lazy var x = solver.makeVariable("x")
    private lazy var y = solver.makeVariable("y")

    func testContradictingEqualities() throws {
        let first: Constraint = x == 10
        let second: Constraint = x == 5
        try solver.add(first)
        assertRefused(second, conflicts: [first])
        XCTAssertEqual(solver.value(of: x), 10)
    }

    func testContradictingInequalities() throws {
        let least: Constraint = x >= 10
        let most: Constraint = x <= 5
        try solver.add(least)
        assertRefused(most, conflicts: [least])
    }

    func testConflictsAreOnlyThoseThatTakePart() throws {
        let chain = (0..<4).map { _ in solver.makeVariable() }
        let (w, x, y, z) = (chain[0], chain[1], chain[2], chain[3])
        let needed: [Constraint] = [w >= 10, x >= w, y >= x, z >= y]
        for constraint in needed + [z >= 8] { try solver.add(constraint) }
        assertRefused(z <= 4, conflicts: needed)
    }

    func testWeakConstraintsAreNoConflicts() throws {
        try solver.add((x == 3).withStrength(Strength(priority: 999)))
        try solver.add(x == 5)
        XCTAssertEqual(solver.value(of: x), 5)
    }

    func testConstraintWithoutVariables() throws {
        assertRefused(x - x + 1 == 0, conflicts: [])
        try solver.add(x - x + 1 >= 0)
        try solver.add((x - x + 1 == 0).withStrength(.low))
    }

    func testRefusedConstraintCanBeAddedLater() throws {
        let first: Constraint = x == 10
        let second: Constraint = x == 5
        try solver.add(first)
        assertRefused(second, conflicts: [first])
        try solver.remove(first)
        try solver.add(second)
        XCTAssertEqual(solver.value(of: x), 5)
    }

    func testRefusalKeepsEveryValueOfALargerSystem() throws {
        let width = solver.makeVariable()
        let limit: Constraint = width <= 100
        for constraint: Constraint in [x == 8, y == x + width, limit] { try solver.add(constraint) }
        try solver.add((width == 70).withStrength(.high))
        let before = [x, y, width].map(solver.value)
        assertRefused(y >= 200, conflicts: nil)
        XCTAssertEqual([x, y, width].map(solver.value), before)
        XCTAssertEqual(before, [8, 78, 70])
    }

    func testHairsbreadthIsNoContradiction() throws {
        try solver.add(3 * x == 100)
        try solver.add(x == 33.3333333)
        XCTAssertEqual(solver.value(of: x), 100.0 / 3, accuracy: 1e-6)
    }

    func testDuplicateAndUnknown() throws {
        let constraint: Constraint = x == 1
        XCTAssertThrowsError(try solver.remove(constraint)) {
            XCTAssertEqual($0 as? SolverError, .unknown(constraint))
        }
        try solver.add(constraint)
        XCTAssertThrowsError(try solver.add(constraint)) {
            XCTAssertEqual($0 as? SolverError, .duplicate(constraint))
        }
        XCTAssertThrowsError(try solver.replace(constraint, with: constraint)) {
            XCTAssertEqual($0 as? SolverError, .duplicate(constraint))
        }
    }

    func testDescriptionSaysWhatAndWhatToDo() throws {
        let first = Constraint(x - 10, .equal, label: "avatar.width")
        let second: Constraint = x <= 5
        XCTAssertEqual(
            "\(SolverError.unsatisfiable(second, conflicts: [first]))",
            """
            The constraint “v0 - 5 <= 0” contradicts “avatar.width: v0 - 10 == 0”. \
            Remove one of them or make it weaker than required.
            """)
        XCTAssertEqual(
            "\(SolverError.unknown(first))",
            "The constraint “avatar.width: v0 - 10 == 0” is not in the solver. Remove only constraints that were added."
        )
    }

    /// Asserts that a constraint is rejected for contradicting `conflicts`, or any constraints if that is `nil`.
    private func assertRefused(
        _ constraint: Constraint, conflicts: Set<Constraint>?, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertThrowsError(try solver.add(constraint), file: file, line: line) { error in
            guard case .unsatisfiable(let refused, let found)? = error as? SolverError else {
                return XCTFail("\(error)", file: file, line: line)
            }
            XCTAssertEqual(refused, constraint, file: file, line: line)
            if let conflicts { XCTAssertEqual(Set(found), conflicts, file: file, line: line) }
        }
    }

    private func assertRefused(
        _ constraint: Constraint, conflicts: [Constraint], file: StaticString = #filePath, line: UInt = #line
    ) {
        assertRefused(constraint, conflicts: Set(conflicts), file: file, line: line)
    }
}
