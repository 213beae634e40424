import Comparison
import XCTest

final class ListDifferenceTests: XCTestCase {
    private func text(_ old: String, _ new: String) -> String {
        ListDifference(from: Array(old), to: Array(new)).steps.map { step in
            switch step {
            case .kept(let letter): "\(letter)"
            case .removed(let letter): "-\(letter)"
            case .inserted(let letter): "+\(letter)"
            }
        }.joined()
    }

    func testRemovedElementsComeBeforeInsertedOnes() {
        XCTAssertEqual(text("abc", "abc"), "abc")
        XCTAssertEqual(text("abc", "axc"), "a-b+xc")
        XCTAssertEqual(text("abcd", "axyd"), "a-b-c+x+yd")
        XCTAssertEqual(text("", "ab"), "+a+b")
        XCTAssertEqual(text("ab", ""), "-a-b")
        XCTAssertEqual(text("", ""), "")
    }

    /// Both lists can be reconstructed from the steps.
    func testNothingIsLostOrAdded() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            func list() -> [Int] {
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...4, using: &generator) }
            }
            let (old, new) = (list(), list())
            var (before, after): ([Int], [Int]) = ([], [])
            for step in ListDifference(from: old, to: new).steps {
                switch step {
                case .kept(let number):
                    before.append(number)
                    after.append(number)
                case .removed(let number): before.append(number)
                case .inserted(let number): after.append(number)
                }
            }
            XCTAssertEqual(before, old)
            XCTAssertEqual(after, new)
        }
    }
}
