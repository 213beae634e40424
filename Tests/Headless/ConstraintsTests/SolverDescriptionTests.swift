import Constraints
import XCTest

final class SolverDescriptionTests: XCTestCase {
    func testDescriptionHasObjectiveRowsAndConstraints() throws {
        let solver = Solver()
        let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
        try solver.add(left == 8)
        try solver.add((left + width == 100).withStrength(.high))
        try solver.add(Constraint(width - 80, .lessThanOrEqual, strength: .low, label: "hugging"))
        XCTAssertEqual(
            solver.description,
            """
            Objective
              250: 12
            Rows
              left = c0 + 8
              width = -c0 + c1 + 92
              c2 = c0 - c1 - 12
            Constraints
              c0: left - 8 == 0
              c1: left + width - 100 == 0 @ 750
              c2: hugging: width - 80 <= 0 @ 250
            """)
    }

    func testVariablesWithoutNamesAreNumbered() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(y == x)
        XCTAssertTrue(solver.description.contains("c0: v1 - v0 == 0"), solver.description)
    }

    func testMissesAreListedByStrength() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        try solver.add(x == 10)
        try solver.add((x == 12).withStrength(.low))
        try solver.add((x >= 15).withStrength(.low))
        try solver.add((x == 9).withStrength(.high))
        try solver.add((x <= 11).withStrength(.medium))
        XCTAssertEqual(solver.misses.map(\.strength), [.high, .low])
        XCTAssertEqual(solver.misses.map(\.amount), [1, 7])
    }
}
