import ChatLook
import XCTest

/// The rules of the Unicode CLDR for whole numbers.
final class PluralRuleTests: XCTestCase {
    private func numbers(_ rule: PluralRule, _ form: PluralRule.Form) -> [Int] {
        (0...203).filter { rule.form(for: $0) == form }
    }

    func testArabicHasSixForms() {
        XCTAssertEqual(numbers(.arabic, .zero), [0])
        XCTAssertEqual(numbers(.arabic, .one), [1])
        XCTAssertEqual(numbers(.arabic, .two), [2])
        XCTAssertEqual(numbers(.arabic, .few), Array(3...10) + Array(103...110) + [203])
        XCTAssertEqual(numbers(.arabic, .many), Array(11...99) + Array(111...199))
        XCTAssertEqual(numbers(.arabic, .other), [100, 101, 102, 200, 201, 202])
    }

    func testOthersHaveTwoFormsOrOne() {
        XCTAssertEqual(numbers(.one, .one), [1])
        XCTAssertEqual(numbers(.zeroOrOne, .one), [0, 1])
        XCTAssertEqual(numbers(.same, .other).count, 204)
        for rule in [PluralRule.same, .one, .zeroOrOne] {
            XCTAssertEqual(rule.form(for: 1_000_000), .other)
            XCTAssertEqual(rule.form(for: .max), .other)
        }
    }

    func testNegativeNumbersCountAsTheirMagnitude() {
        XCTAssertEqual(PluralRule.one.form(for: -1), .one)
        XCTAssertEqual(PluralRule.arabic.form(for: -11), .many)
        XCTAssertEqual(PluralRule.arabic.form(for: .min), .few, "it ends in 08")
    }
}
