import XCTest

@testable import Constraints

final class MarkerTableTests: XCTestCase {
    /// Compares a table that is crowded from the start with a dictionary.
    func testTableAgreesWithADictionary() {
        var numbers = RandomNumbers(seed: 1)
        let constraints = (0..<300).map { _ in Constraint(Expression(), .equal) }
        var table = MarkerTable(capacity: 1)
        var dictionary: [Constraint: Symbol] = [:]
        for step in 0..<20_000 {
            let constraint = numbers.element(of: constraints)
            XCTAssertEqual(table[constraint], dictionary[constraint])
            if dictionary[constraint] == nil {
                dictionary[constraint] = .marker(step)
                table.insert(.marker(step), for: constraint)
            } else {
                XCTAssertEqual(table.remove(constraint), dictionary.removeValue(forKey: constraint))
            }
        }
        for constraint in constraints { XCTAssertEqual(table[constraint], dictionary[constraint]) }
    }
}
