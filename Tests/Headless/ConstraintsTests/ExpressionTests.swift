import Constraints
import XCTest

final class ExpressionTests: XCTestCase {
    private let solver = Solver()
    private lazy var x = solver.makeVariable("x")
    private lazy var y = solver.makeVariable("y")

    func testSumsKeepTheirOrder() {
        _ = (x, y)
        XCTAssertEqual((x + y + 3).description, "v0 + v1 + 3")
        XCTAssertEqual((x - y - 3).description, "v0 - v1 - 3")
        XCTAssertEqual((8 - x).description, "-v0 + 8")
        XCTAssertEqual((-y).description, "-v1")
    }

    func testProductsReachEveryTermAndTheConstant() {
        XCTAssertEqual(((x + 4) * 2).description, "2 v0 + 8")
        XCTAssertEqual((0.5 * (x - 4)).description, "0.5 v0 - 2")
        XCTAssertEqual(((x + 4) / 4).description, "0.25 v0 + 1")
    }

    func testEmptyExpressionIsZero() {
        XCTAssertEqual(Expression().description, "0")
    }

    func testConstraintMovesEverythingToItsLeft() {
        _ = (x, y)
        let constraint: Constraint = x + 3 <= y
        XCTAssertEqual(constraint.description, "v0 - v1 + 3 <= 0")
        XCTAssertEqual((x >= 5).withStrength(.high).description, "v0 - 5 >= 0 @ 750")
        XCTAssertEqual(Constraint(x - 1, .equal, label: "left").description, "left: v0 - 1 == 0")
    }

    func testVariableMayOccurTwice() throws {
        try solver.add(x + x == 10)
        XCTAssertEqual(solver.value(of: x), 5)
    }
}
