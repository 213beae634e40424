import Constraints
import XCTest

/// The constraints that decide a value.
final class DecidingTests: XCTestCase {
    private let solver = Solver()
    private lazy var left = solver.makeVariable("left")
    private lazy var width = solver.makeLength("width")

    private func deciding(_ expression: some ExpressionConvertible) -> [Constraint] {
        solver.deciding(expression.asExpression)
    }

    func testAFreeVariableHasNone() {
        XCTAssertEqual(deciding(left).count, 0)
        XCTAssertEqual(deciding(width).count, 0)
    }

    func testEqualities() throws {
        let start = left == 8
        let end = left + width == 100
        try solver.add(start)
        try solver.add(end)
        XCTAssertTrue(deciding(left).elementsEqual([start], by: ===))
        XCTAssertTrue(deciding(width).elementsEqual([start, end], by: ===))
        XCTAssertTrue(deciding(left + width).elementsEqual([end], by: ===), "the sum doesn't depend on the start")
    }

    func testOnlyTheLimitThatIsReached() throws {
        let wish = Constraint(width - 50, .equal, strength: .low)
        let most = Constraint(width - 40, .lessThanOrEqual, strength: .required)
        let least = Constraint(width - 10, .greaterThanOrEqual, strength: .required)
        for constraint in [wish, most, least] { try solver.add(constraint) }
        XCTAssertEqual(solver.value(of: width), 40)
        XCTAssertTrue(deciding(width).elementsEqual([most], by: ===))
    }

    func testTheStrongerOneOfTwoWishes() throws {
        let weak = Constraint(width - 50, .equal, strength: .low)
        let strong = Constraint(width - 20, .equal, strength: .high)
        try solver.add(weak)
        try solver.add(strong)
        XCTAssertTrue(deciding(width).elementsEqual([strong], by: ===))
    }
}
