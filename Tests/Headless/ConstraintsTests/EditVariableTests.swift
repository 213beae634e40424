import Constraints
import XCTest

final class EditVariableTests: XCTestCase {
    private let solver = Solver()
    private lazy var x = solver.makeVariable("x")

    func testEditVariableStaysUntilAValueIsSuggested() throws {
        let pull = (x == 7).withStrength(.low)
        try solver.add(pull)
        try solver.addEditVariable(x, strength: .high)
        try solver.remove(pull)
        try solver.add((x == 9).withStrength(.low))
        XCTAssertEqual(solver.value(of: x), 7)
        try solver.suggest(12, for: x)
        XCTAssertEqual(solver.value(of: x), 12)
        try solver.removeEditVariable(x)
        XCTAssertEqual(solver.value(of: x), 9)
    }

    func testSuggestionGivesWayToRequiredConstraints() throws {
        try solver.add(x <= 10)
        try solver.add(x >= 0)
        try solver.addEditVariable(x, strength: .high)
        for (suggestion, expected) in [(5.0, 5.0), (50, 10), (-50, 0), (3, 3)] {
            try solver.suggest(suggestion, for: x)
            XCTAssertEqual(solver.value(of: x), expected)
        }
    }

    func testSeveralEdits() throws {
        let (y, width, height) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let all = [x, y, width, height]
        for variable in all { try solver.addEditVariable(variable, strength: .high) }
        for (variable, value) in zip(all, [10.0, 20, 30, 40]) { try solver.suggest(value, for: variable) }
        XCTAssertEqual(all.map(solver.value), [10, 20, 30, 40])
        try solver.removeEditVariable(width)
        try solver.add(width == 2 * height)
        try solver.suggest(50, for: height)
        XCTAssertEqual(all.map(solver.value), [10, 20, 100, 50])
    }

    func testErrors() throws {
        XCTAssertThrowsError(try solver.suggest(1, for: x)) {
            XCTAssertEqual($0 as? SolverError, .unknownEditVariable(x))
        }
        try solver.addEditVariable(x, strength: .high)
        XCTAssertThrowsError(try solver.addEditVariable(x, strength: .low)) {
            XCTAssertEqual($0 as? SolverError, .duplicateEditVariable(x))
        }
        try solver.removeEditVariable(x)
        XCTAssertThrowsError(try solver.removeEditVariable(x)) {
            XCTAssertEqual($0 as? SolverError, .unknownEditVariable(x))
        }
    }
}
